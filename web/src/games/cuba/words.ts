/** What only the table of Mafia de Cuba says; the rest is in the game's own words. */

import type { Contents } from '../../wire/games/cuba.ts';
import { listed, speaker, type SameKeys } from '../../words/say.ts';
import { countOf, kindsIn, pocketOf } from './codes.ts';

const TOKENS_FR = ['Fidèle', 'Agent du FBI', 'Agent de la CIA', 'Chauffeur', 'Nettoyeur', 'aucun jeton'];
const TOKENS_EN = ['Loyal henchman', 'FBI Agent', 'CIA Agent', 'Driver', 'Cleaner', 'no token'];
const ONE_FR = ['un Fidèle', 'l’Agent du FBI', 'l’Agent de la CIA', 'un Chauffeur', 'le Nettoyeur', 'aucun jeton'];
const ONE_EN = ['a Loyal henchman', 'the FBI Agent', 'the CIA Agent', 'a Driver', 'the Cleaner', 'no token'];
const MANY_EN = ['Loyal henchmen', 'FBI Agents', 'CIA Agents', 'Drivers', 'Cleaners', 'no token'];
const some = (count: number, one: string) => (count > 1 ? `${count} ${one}s` : `${count} ${one}`);

export const fr = {
  moves: 'Vos coups',
  godfather: 'Le Parrain',
  token: (token: number) => TOKENS_FR[token] ?? '',
  diamonds: (count: number) => some(count, 'diamant'),
  gems: 'Diamants',
  take: (take: number) => takeInWords(take, ONE_FR, (count) => some(count, 'diamant'), 'rien du tout', 'on ne sait pas'),
  role: (take: number) => takeInWords(take, TOKENS_FR, () => 'Voleur', 'Enfant des rues', 'on ne sait pas'),
  shows: (take: number) => (pocketOf(take)?.what === 'diamonds' ? `Voleur : ${fr.take(take)}` : fr.role(take)),
  countOf: (count: number, token: number) => some(count, TOKENS_FR[token] ?? ''),
  untold: 'Rien de dit',

  // the box
  boxHere: 'La boîte est entre vos mains',
  tokensIn: 'Jetons dans la boîte',
  lift: (token: number) => `Prendre ${ONE_FR[token]}`,
  hideIt: (token: number) => `Cacher ${ONE_FR[token]}`,
  noneLeft: (token: number) => `${TOKENS_FR[token]} : il n’y en a plus`,
  keepHow: 'Combien de diamants gardez-vous pour vous ?',
  bagHow: 'Cachez un jeton dans le sachet de feutrine, ou laissez-le vide.',
  takeHow: 'Touchez des diamants, ou un seul jeton.',
  count: 'Diamants dans votre main',
  keepIt: (count: number) => (count ? `Garder ${some(count, 'diamant')}` : 'Tout laisser dans la boîte'),
  bagIt: (token: number) => (token === 5 ? 'Laisser le sachet vide' : `Cacher ${ONE_FR[token]}`),
  pocketIt: (take: number) => `Empocher ${takeInWords(take, ONE_FR, (count) => some(count, 'diamant'), 'rien', '…')}`,
  pocketNothing: 'Ne rien prendre',
  pocketWhat: 'Servez-vous d’abord',
  sealed: 'C’est choisi. La boîte passera d’elle-même.',
  reopen: 'Rouvrir la boîte',
  holds: (name: string) => `${name} a la boîte`,
  hasPassed: 'a fait passer la boîte',
  roundTable: 'Autour de la table',

  // the inquiry
  wayOf: 'Les témoignages, dans l’ordre où la boîte est passée',
  came: 'reçu',
  left: 'laissé',
  taken: 'pris',
  cameSays: (name: string) => `${name} dit avoir reçu`,
  leftSays: (name: string) => `${name} dit avoir laissé`,
  takenSays: (name: string) => `${name} dit avoir pris`,
  changed: (times: number) => `${times} versions`,
  thread: (one: string, other: string) => `${one} et ${other} se contredisent`,
  asked: 'on attend sa réponse',
  hasJoker: 'a reçu un joker',
  hasBet: 'a parié',
  showed: (name: string, take: number) => `Dans les poches de ${name} : ${fr.take(take)}`,
  jokers: (count: number) => (count > 1 ? `${count} jokers` : count === 1 ? '1 joker' : 'aucun joker'),
  found: (count: number) => `${some(count, 'diamant')} de retour`,
  foundOf: (count: number, all: number) => `${count} de retour sur ${all} volés`,
  kept: (count: number) => `Gardés par le Parrain : ${some(count, 'diamant')}`,
  boxBack: 'La boîte est revenue avec',
  patience: (count: number) => `Encore ${some(count, 'question')} avant d’accuser`,
  mix: 'Au départ',
  choose: 'Touchez quelqu’un pour l’interroger ou l’accuser.',
  point: (name: string) => `Choisir ${name}`,
  dossier: 'Dossier',
  dossierOf: (name: string) => `Le dossier de ${name}`,
  ask: (name: string) => `Interroger ${name}`,
  topic: (topic: number) => ['Combien de diamants ?', 'Quels jetons ?', 'Que restait-il ?', 'Qu’as-tu pris ?'][topic] ?? '',
  topicHow: (topic: number) => ['à l’arrivée de la boîte', 'à l’arrivée de la boîte', 'au départ de la boîte', 'dans ta poche'][topic] ?? '',
  listen: 'Les laisser parler',
  mustAccuse: 'Le temps des questions est fini : accusez !',
  accuse: 'Vide tes poches !',
  accuseAsk: (name: string) => `Accuser ${name} ?`,
  accuseHow: 'Gardez le doigt dessus',
  another: 'Quelqu’un d’autre',

  // speaking
  speak: 'Témoigner',
  claim: (topic: number) => ['J’ai reçu… diamants', 'J’ai reçu… jetons', 'J’ai laissé…', 'J’ai pris…'][topic] ?? '',
  askedOf: (topic: number) =>
    ['Le Parrain : « Combien de diamants quand tu as reçu la boîte ? »', 'Le Parrain : « Quels jetons quand tu as reçu la boîte ? »', 'Le Parrain : « Que restait-il quand tu l’as passée ? »', 'Le Parrain : « Qu’as-tu pris ? »'][topic] ?? '',
  sayIt: 'Le dire',
  silence: 'Se taire',
  asSeen: 'Comme je l’ai vu',
  asLeft: (name: string) => `Comme l’a dit ${name}`,
  nothing: 'Rien',
  breath: (count: number) => (count > 0 ? `Encore ${some(count, 'témoignage')} avant la prochaine accusation` : 'Vous vous êtes assez exprimé : attendez la prochaine accusation.'),

  // pockets, PAN!, those who are out
  emptyPockets: (name: string) => `${name}, vide tes poches !`,
  yourPockets: 'C’est à vous de vider vos poches…',
  windowHow: 'Le Nettoyeur peut tirer avant que les poches ne s’ouvrent.',
  pan: 'PAN !',
  pass: 'Ne rien dire',
  outHow: 'Vous êtes hors jeu : silence. Comment cela va-t-il finir ?',
  yourBet: (ending: number) => `Votre pari : ${fr.ending(ending)}`,
  ending: (ending: number) =>
    ['le Parrain retrouve tout', 'un Agent est accusé', 'le Parrain tombe', 'le Nettoyeur abat un Agent'][ending] ?? '',

  // one's own
  notebook: 'Carnet',
  notebookHow: 'votre poche et vos notes',
  inPocket: 'Dans votre poche',
  youAre: (take: number) => `Vous êtes : ${fr.role(take)}`,
  youSaw: 'La boîte quand elle est arrivée',
  youLeft: 'La boîte quand vous l’avez passée',
  inBag: 'Dans le sachet de feutrine',
  bagHeld: (token: number) => `Dans le sachet de feutrine : ${ONE_FR[token]}`,
  noNotes: 'À cette table, on se souvient par soi-même.',
  ownNotes: 'Vos notes',
  notesHow: 'Elles restent dans ce navigateur.',
  doubt: (name: string) => `Ce que vous pensez de ${name}`,
  none: 'rien encore',
  trust: 'dit vrai',
  unsure: 'à voir',
  guilty: 'ment',
  saidNothing: 'N’a encore rien dit.',
  answered: 'sur question',
  volunteered: 'de soi-même',
  afterAccusations: (count: number) => (count ? `après ${some(count, 'accusation')}` : 'avant toute accusation'),
  claims: (topic: number) => ['J’ai reçu', 'J’ai reçu', 'J’ai laissé', 'J’ai pris'][topic] ?? '',

  // the end
  journey: 'Le vrai chemin de la boîte',
  winners: (names: string) => `Victoire : ${names}`,
  wins: 'gagne',
  drives: (name: string) => `Chauffeur de ${name}`,
  winsWith: (name: string) => `gagne avec ${name}`,
  said: 'a dit',
  lie: 'mensonge',
  honest: 'vrai',
  bets: 'Les paris',
  betOf: (name: string, ending: number) => `${name} : ${fr.ending(ending)}`,
};

export const en: SameKeys<typeof fr> = {
  moves: 'Your moves',
  godfather: 'The Godfather',
  token: (token) => TOKENS_EN[token] ?? '',
  diamonds: (count) => some(count, 'diamond'),
  gems: 'Diamonds',
  take: (take) => takeInWords(take, ONE_EN, (count) => some(count, 'diamond'), 'nothing at all', 'nobody knows'),
  role: (take) => takeInWords(take, TOKENS_EN, () => 'Thief', 'Street urchin', 'nobody knows'),
  shows: (take) => (pocketOf(take)?.what === 'diamonds' ? `Thief: ${en.take(take)}` : en.role(take)),
  countOf: (count, token) => `${count} ${(count === 1 ? TOKENS_EN : MANY_EN)[token]}`,
  untold: 'Nothing said',

  boxHere: 'The box is in your hands',
  tokensIn: 'Tokens in the box',
  lift: (token) => `Take ${ONE_EN[token]}`,
  hideIt: (token) => `Hide ${ONE_EN[token]}`,
  noneLeft: (token) => `${TOKENS_EN[token]}: none left`,
  keepHow: 'How many diamonds do you keep for yourself?',
  bagHow: 'Hide a token in the felt bag, or leave it empty.',
  takeHow: 'Tap diamonds, or a single token.',
  count: 'Diamonds in your hand',
  keepIt: (count) => (count ? `Keep ${some(count, 'diamond')}` : 'Leave all in the box'),
  bagIt: (token) => (token === 5 ? 'Leave the bag empty' : `Hide ${ONE_EN[token]}`),
  pocketIt: (take) => `Pocket ${takeInWords(take, ONE_EN, (count) => some(count, 'diamond'), 'nothing', '…')}`,
  pocketNothing: 'Take nothing',
  pocketWhat: 'Help yourself first',
  sealed: 'It is settled. The box will go on by itself.',
  reopen: 'Open the box again',
  holds: (name) => `${name} has the box`,
  hasPassed: 'has passed the box on',
  roundTable: 'Around the table',

  wayOf: 'The testimonies, in the order the box went',
  came: 'got',
  left: 'left',
  taken: 'took',
  cameSays: (name) => `${name} claims to have got`,
  leftSays: (name) => `${name} claims to have left`,
  takenSays: (name) => `${name} claims to have taken`,
  changed: (times) => `${times} versions`,
  thread: (one, other) => `${one} and ${other} contradict each other`,
  asked: 'an answer is awaited',
  hasJoker: 'has a joker',
  hasBet: 'has bet',
  showed: (name, take) => `In the pockets of ${name}: ${en.take(take)}`,
  jokers: (count) => (count > 1 ? `${count} jokers` : count === 1 ? '1 joker' : 'no joker'),
  found: (count) => `${some(count, 'diamond')} back`,
  foundOf: (count, all) => `${count} back of ${all} stolen`,
  kept: (count) => `Kept by the Godfather: ${some(count, 'diamond')}`,
  boxBack: 'The box came back with',
  patience: (count) => `${some(count, 'question')} left before you must accuse`,
  mix: 'At the start',
  choose: 'Tap somebody to question or to accuse them.',
  point: (name) => `Choose ${name}`,
  dossier: 'File',
  dossierOf: (name) => `The file of ${name}`,
  ask: (name) => `Question ${name}`,
  topic: (topic) => ['How many diamonds?', 'Which tokens?', 'What was left?', 'What did you take?'][topic] ?? '',
  topicHow: (topic) => ['when the box came', 'when the box came', 'when you passed it on', 'into your pocket'][topic] ?? '',
  listen: 'Let them talk',
  mustAccuse: 'No more questions: accuse!',
  accuse: 'Empty your pockets!',
  accuseAsk: (name) => `Accuse ${name}?`,
  accuseHow: 'Keep your finger on it',
  another: 'Somebody else',

  speak: 'Testify',
  claim: (topic) => ['I got… diamonds', 'I got… tokens', 'I left…', 'I took…'][topic] ?? '',
  askedOf: (topic) =>
    ['The Godfather: “How many diamonds when the box reached you?”', 'The Godfather: “Which tokens when the box reached you?”', 'The Godfather: “What was left when you passed it on?”', 'The Godfather: “What did you take?”'][topic] ?? '',
  sayIt: 'Say it',
  silence: 'Stay silent',
  asSeen: 'As I saw it',
  asLeft: (name) => `As ${name} said`,
  nothing: 'Nothing',
  breath: (count) => (count > 0 ? `${some(count, 'claim')} left before the next accusation` : 'You have said enough: wait for the next accusation.'),

  emptyPockets: (name) => `${name}, empty your pockets!`,
  yourPockets: 'Your own pockets are to be emptied…',
  windowHow: 'The Cleaner may shoot before the pockets are opened.',
  pan: 'BANG!',
  pass: 'Say nothing',
  outHow: 'You are out, and silent. How will it end?',
  yourBet: (ending) => `Your bet: ${en.ending(ending)}`,
  ending: (ending) => ['the Godfather finds everything', 'an Agent is accused', 'the Godfather falls', 'the Cleaner shoots an Agent'][ending] ?? '',

  notebook: 'Notebook',
  notebookHow: 'your pocket and your notes',
  inPocket: 'In your pocket',
  youAre: (take) => `You are: ${en.role(take)}`,
  youSaw: 'The box when it came',
  youLeft: 'The box when you passed it on',
  inBag: 'In the felt bag',
  bagHeld: (token) => `In the felt bag: ${ONE_EN[token]}`,
  noNotes: 'At this table you must remember it yourself.',
  ownNotes: 'Your notes',
  notesHow: 'They stay in this browser.',
  doubt: (name) => `What you think of ${name}`,
  none: 'nothing yet',
  trust: 'tells the truth',
  unsure: 'not sure',
  guilty: 'lies',
  saidNothing: 'Has said nothing yet.',
  answered: 'when asked',
  volunteered: 'unasked',
  afterAccusations: (count) => (count ? `after ${some(count, 'accusation')}` : 'before any accusation'),
  claims: (topic) => ['I got', 'I got', 'I left', 'I took'][topic] ?? '',

  journey: 'The true way of the box',
  winners: (names) => `Victory: ${names}`,
  wins: 'wins',
  drives: (name) => `Driver of ${name}`,
  winsWith: (name) => `wins with ${name}`,
  said: 'said',
  lie: 'a lie',
  honest: 'true',
  bets: 'The bets',
  betOf: (name, ending) => `${name}: ${en.ending(ending)}`,
};

export const tell = speaker({ fr, en });

function takeInWords(take: number, tokens: readonly string[], diamonds: (count: number) => string, nothing: string, unknown: string): string {
  const pocket = pocketOf(take);
  if (!pocket) return unknown;
  if (pocket.what === 'nothing') return nothing;
  return pocket.what === 'diamonds' ? diamonds(pocket.count) : (tokens[pocket.token] ?? '');
}

/** “9 diamonds, Loyal henchman: 2 and Driver: 1”; what was not told is left out. */
export function boxInWords(mix: Contents, diamonds: number | null, tokens: Contents | null): string {
  const parts = diamonds === null ? [] : [tell('diamonds', diamonds)];
  if (tokens) parts.push(...kindsIn(mix).map((token) => tell('countOf', countOf(tokens, token), token)));
  return listed(parts);
}
