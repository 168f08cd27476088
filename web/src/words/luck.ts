/** What is said of a deal: what was sealed, what came of it, and what it can't promise. */

import type { Checked } from '../luck/check.ts';
import type { Voided } from '../wire/types.ts';
import { listed, speaker, type SameKeys } from './say.ts';


export const fr = {
  open: 'Une donne que personne ne choisit',
  check: 'Vérifier la donne',
  dealing: 'On distribue : chacun dit le mot qu’il avait scellé.',
  silent: (who: string, many: boolean) => `Donne annulée : ${who} n’${many ? 'ont pas dit leur' : 'a pas dit son'} mot à temps. On recommence sans.`,
  silentYou: 'Donne annulée : votre mot n’est pas arrivé à temps. On recommence sans lui.',
  left: (who: string, many: boolean) => `Donne annulée : ${who} ${many ? 'ont' : 'a'} quitté le salon. On recommence.`,
  closed: 'Donne annulée : la maison s’est interrompue au milieu. On recommence.',

  intro: 'La maison scelle son secret, puis chaque navigateur scelle un mot au hasard. Les mots ne sont dits qu’une fois tous les scellés montrés, et tous les tirages en viennent.',
  promise: 'La promesse de la maison',
  word: 'Votre mot',
  wordNext: 'Votre mot pour la prochaine donne',
  wordKept: 'Gardé dans ce navigateur. Personne d’autre ne le connaît avant la donne.',
  wordSeal: 'Scellé :',
  file: 'FICHIER',
  noWord: 'Vous n’avez pas de mot dans cette donne.',
  seals: 'Montrés avant la donne',
  nobody: 'Personne n’a ajouté de mot : la maison a choisi seule.',
  notShown: 'Ce navigateur n’était pas là quand cette donne a été scellée : il ne peut pas s’en porter garant.',
  before: 'Annulées avant celle-ci',
  later: 'À la fin de la partie, ce navigateur refera lui-même chaque tirage.',
  checking: 'Ce navigateur refait les tirages…',
  holds: (picks: number) => `Vérifié par ce navigateur, sans rien demander à la maison : ${picks === 1 ? 'le seul tirage vient' : `les ${picks} tirages viennent`} du secret promis et des mots scellés.`,
  holdsMine: (picks: number) => `Vérifié par ce navigateur, sans rien demander à la maison : ${picks === 1 ? 'le seul tirage vient' : `les ${picks} tirages viennent`} du secret promis et des mots scellés, le vôtre compris.`,
  holdsAlone: 'Les tirages viennent du secret et des mots de cette partie. Ce navigateur n’était pas là quand ils ont été scellés : qui y était peut en dire plus.',
  flawOld: 'Cette partie date d’avant les mots scellés : sa donne se vérifie avec tablee verify.',
  flawPromise: 'Ce n’est pas la donne que la maison avait promise : ne vous y fiez pas.',
  flawUnshown: 'Cette donne s’est faite sans que ce navigateur voie les scellés : il était hors ligne, ou la maison ne les a pas montrés.',
  flawSeals: 'Ces mots ne sont pas ceux dont les scellés ont été montrés : quelqu’un a pu choisir cette donne.',
  flawPlan: 'Ce n’est pas la partie qui avait été annoncée avec les scellés : quelqu’un a pu choisir cette donne.',
  flawSecret: 'Ce secret n’est pas celui que la maison avait scellé : elle a pu choisir cette donne.',
  flawWord: 'Un mot n’est pas celui qui était scellé : quelqu’un a pu choisir cette donne.',
  flawMine: 'Votre mot manque dans cette donne : quelqu’un a pu la choisir.',
  flawPick: (line: number) => `${line ? `Au coup ${line}, un tirage` : 'Un tirage de la donne'} ne vient ni du secret ni des mots : ne vous fiez pas à cette partie.`,
  limitsTitle: 'Ce que cela ne dit pas',
  limits: 'Qui tient la maison peut voir toutes les mains, et, en taisant son propre mot, faire refaire une donne qui ne lui plaît pas : un petit avantage, mais tout le monde voit qui s’est tu. Un doute ? Regardez les donnes annulées.',
  rules: 'Cette page vient de la maison elle aussi. Pour ne dépendre que de vous, et vérifier aussi que les chances sont celles des règles, téléchargez la partie (« Revoir ») et, sur votre machine :',
};

export const en: SameKeys<typeof fr> = {
  open: 'A deal that nobody chooses',
  check: 'Check the deal',
  dealing: 'Dealing: everybody says the word that they had sealed.',
  silent: (who, many) => `This deal is void: ${who} did not say ${many ? 'their words' : 'their word'} in time. It begins again without.`,
  silentYou: 'This deal is void: your word did not arrive in time. It begins again without it.',
  left: (who, many) => `This deal is void: ${who} ${many ? 'have' : 'has'} left the room. It begins again.`,
  closed: 'This deal is void: the house stopped in the middle of it. It begins again.',

  intro: 'The house seals its secret, then every browser seals a random word. The words are said only once all seals have been shown, and every pick comes from them.',
  promise: 'The promise of the house',
  word: 'Your word',
  wordNext: 'Your word for the next deal',
  wordKept: 'Kept in this browser. Nobody else knows it before the deal.',
  wordSeal: 'Its seal:',
  file: 'FILE',
  noWord: 'You have no word in this deal.',
  seals: 'Shown before the deal',
  nobody: 'Nobody added a word: the house chose alone.',
  notShown: 'This browser was not there when this deal was sealed, so it can’t vouch for it.',
  before: 'Void before this one',
  later: 'When the game is over, this browser will work out every pick again by itself.',
  checking: 'This browser works out the picks…',
  holds: (picks) => `Checked by this browser, without asking the house: ${picks === 1 ? 'the only pick comes' : `all ${picks} picks come`} from the promised secret and the sealed words.`,
  holdsMine: (picks) => `Checked by this browser, without asking the house: ${picks === 1 ? 'the only pick comes' : `all ${picks} picks come`} from the promised secret and the sealed words, yours among them.`,
  holdsAlone: 'The picks come from the secret and the words of this game. This browser was not there when they were sealed; whoever was can say more.',
  flawOld: 'This game is from before words were sealed. Its deal is checked with tablee verify.',
  flawPromise: 'This is not the deal that the house had promised. Don’t trust it.',
  flawUnshown: 'This deal was made without this browser seeing any seals: either it was offline, or the house did not show them.',
  flawSeals: 'These words are not those whose seals were shown: somebody may have chosen this deal.',
  flawPlan: 'This is not the game that was announced with the seals: somebody may have chosen this deal.',
  flawSecret: 'This secret is not the one that the house had sealed: it may have chosen this deal.',
  flawWord: 'A word is not the one that was sealed: somebody may have chosen this deal.',
  flawMine: 'Your word is missing from this deal: somebody may have chosen it.',
  flawPick: (line) => `${line ? `At move ${line}, a pick` : 'A pick of the deal'} comes neither from the secret nor from the words. Don’t trust this game.`,
  limitsTitle: 'What this doesn’t tell',
  limits: 'Whoever runs the house can see all hands, and, by keeping their own word back, have a deal that they don’t like made again: a small advantage, but everybody sees who was silent. In doubt? Look at the void deals.',
  rules: 'This page comes from the house, too. To depend on nobody but yourself, and to check that the chances are those of the rules as well, download the game (“Replay”) and, on your own machine:',
};

export const tell = speaker({ fr, en });

/** Why there is another deal. */
export function whyVoid({ why, people }: Voided, me: string): string {
  if (why === 'closed') return tell('closed');
  if (why === 'silent' && people.length === 1 && people[0]?.person === me) return tell('silentYou');
  return tell(why, listed(people.map(({ name }) => name)), people.length > 1);
}

const FLAWS = {
  old: 'flawOld', promise: 'flawPromise', unshown: 'flawUnshown', seals: 'flawSeals', plan: 'flawPlan',
  secret: 'flawSecret', word: 'flawWord', mine: 'flawMine',
} as const;

export function sayChecked({ flaw, line, picks, there, mine }: Checked): string {
  if (flaw === 'pick') return tell('flawPick', line);
  if (flaw) return tell(FLAWS[flaw]);
  if (!there) return tell('holdsAlone');
  return tell(mine ? 'holdsMine' : 'holds', picks);
}
