/** What the room says: moods, people, words in the air, and cards in play. */

import { speaker, type SameKeys } from '../../../words/say.ts';

const MOODS_FR = ['Le Parrain est de bonne humeur', 'Le Parrain s’agace', 'Le Parrain voit rouge'];
const MOODS_EN = ['The Godfather is in a good mood', 'The Godfather is losing patience', 'The Godfather sees red'];
const EFFECTS_FR: Record<string, string> = { eye: 'Œil', rotation: 'Rotation', exchange: 'Échange' };
const EFFECTS_EN: Record<string, string> = { eye: 'Eye', rotation: 'Rotation', exchange: 'Exchange' };
const cardsFr = (count: number) => `${count} carte${count > 1 ? 's' : ''}`;
const cardsEn = (count: number) => `${count} card${count === 1 ? '' : 's'}`;

export const fr = {
  sound: (reaction: number) => ['ha ha !', 'oh !', 'bravo !', 'hum hum'][reaction] ?? '',
  floor: 'La parole',
  family: 'La Famille, autour du Parrain',
  mood: (anger: number) => MOODS_FR[anger] ?? '',
  moodShort: (anger: number) => ['Serein', 'Agacé', 'Furieux'][anger] ?? '',
  effect: (effect: string) => EFFECTS_FR[effect] ?? '',
  pile: (count: number) => `Pioche : ${cardsFr(count)}`,
  hearing: (number: number) => `Audience ${number}`,

  // people
  you: 'vous',
  youAre: (called: string) => `vous · ${called}`,
  bot: 'robot',
  away: 'absent',
  isAccused: 'devant le Parrain',
  isTarget: 'montré du doigt',
  isNamed: 'cité dans l’histoire',
  isPartner: 'votre partenaire',
  accuserIs: 'vient d’accuser',
  look: (name: string) => `${name} : qui est-ce ?`,
  nameThem: (name: string) => `Citer ${name} dans l’histoire`,
  unnameThem: (name: string) => `Ne plus citer ${name}`,
  accuseThem: (name: string) => `Montrer ${name} du doigt`,
  notThem: (name: string) => `${name} : pas possible`,

  // words in the air
  voice: 'raconté de vive voix',
  gesture: (gesture: number) => ['…', 'Ding !', 'Un long regard.', 'Ah oui ?'][gesture] ?? '',
  cancels: 'C’est faux !',
  cancelsWith: (title: string, paid: string) => `annule « ${title} » avec « ${paid} »`,
  overrules: 'Assez. Je n’en crois pas un mot.',
  overruled: (title: string) => `annule « ${title} »`,
  accuses: (name: string) => `Ce n’était pas moi, honorable Parrain : c’était ${name} !`,
  convinced: 'Soit. Je vous crois.',
  summons: (name: string) => `Approchez, ${name}. Je vous écoute.`,
  condemns: (name: string) => `${name}… les pieds dans le béton.`,
  mentions: (names: string) => `Cite ${names}`,
  readOn: 'Suite',

  // cards in play
  inPlay: 'Les excuses posées',
  place: (number: number) => `${number}`,
  counted: (count: number) => `${cardsFr(count)} au compte`,
  afterThree: 'À la prochaine, le Parrain s’énerve',
  fourForConcrete: 'Quatre : le béton est prêt',
  worksNow: 'elle marche à cette humeur',
  idle: 'elle ne marche pas à cette humeur',
  cancelled: 'annulée',
  struckBy: (name: string, why: string) => `Annulée par ${name}${why ? ` : « ${why} »` : ''}`,
  cardShown: (title: string, teller: string, state: string) => `« ${title} », par ${teller}, ${state}`,
  paidWith: (title: string) => `payée avec « ${title} »`,
};

export const en: SameKeys<typeof fr> = {
  sound: (reaction) => ['ha ha!', 'oh!', 'bravo!', 'ahem'][reaction] ?? '',
  floor: 'The floor',
  family: 'The Family, around the Godfather',
  mood: (anger) => MOODS_EN[anger] ?? '',
  moodShort: (anger) => ['Serene', 'Annoyed', 'Furious'][anger] ?? '',
  effect: (effect) => EFFECTS_EN[effect] ?? '',
  pile: (count) => `Draw pile: ${cardsEn(count)}`,
  hearing: (number) => `Hearing ${number}`,

  you: 'you',
  youAre: (called) => `you · ${called}`,
  bot: 'bot',
  away: 'away',
  isAccused: 'before the Godfather',
  isTarget: 'pointed at',
  isNamed: 'named in the story',
  isPartner: 'your partner',
  accuserIs: 'has just accused',
  look: (name) => `${name}: who is that?`,
  nameThem: (name) => `Name ${name} in the story`,
  unnameThem: (name) => `Leave ${name} out again`,
  accuseThem: (name) => `Point at ${name}`,
  notThem: (name) => `${name}: not possible`,

  voice: 'told aloud',
  gesture: (gesture) => ['…', 'Ding!', 'A long stare.', 'Oh really?'][gesture] ?? '',
  cancels: 'That’s a lie!',
  cancelsWith: (title, paid) => `cancels “${title}” with “${paid}”`,
  overrules: 'Enough. I don’t believe a word of it.',
  overruled: (title) => `cancels “${title}”`,
  accuses: (name) => `It wasn’t me, honourable Godfather: it was ${name}!`,
  convinced: 'Very well. I believe you.',
  summons: (name) => `Come closer, ${name}. I am listening.`,
  condemns: (name) => `${name}… a pair of concrete shoes.`,
  mentions: (names) => `Names ${names}`,
  readOn: 'Go on',

  inPlay: 'The excuses in play',
  place: (number) => `${number}`,
  counted: (count) => `${cardsEn(count)} counted`,
  afterThree: 'One more, and the Godfather gets angrier',
  fourForConcrete: 'Four: the concrete is ready',
  worksNow: 'it works in this mood',
  idle: 'it doesn’t work in this mood',
  cancelled: 'cancelled',
  struckBy: (name, why) => `Cancelled by ${name}${why ? `: “${why}”` : ''}`,
  cardShown: (title, teller, state) => `“${title}”, by ${teller}, ${state}`,
  paidWith: (title) => `paid for with “${title}”`,
};

export const tell = speaker({ fr, en });
