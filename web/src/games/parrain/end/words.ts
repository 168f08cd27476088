/** What is said at the end, and in the minutes. */

import { de } from '../../../words/french.ts';
import { speaker, type SameKeys } from '../../../words/say.ts';

const LEVELS_FR = ['vert', 'jaune', 'rouge'];
const LEVELS_EN = ['green', 'yellow', 'red'];

export const fr = {
  // the end
  end: 'Le fin mot de l’histoire',
  bagsOpen: 'Les sacs s’ouvrent',
  concreteOn: (names: string) => `Les pieds dans le béton : ${names}`,
  policeCame: (name: string) => `${name} a appelé la police`,
  wayTitle: 'Le vrai chemin de l’argent',
  wayFirst: (name: string) => `Au début, chez ${name}`,
  wayThen: (hearing: number, name: string) => `Comparution ${hearing} : passe chez ${name}`,
  wayEnd: (name: string) => `Et à la fin, c’est ${name} qui l’a.`,
  winners: (names: string) => `Victoire : ${names}`,
  minutesOf: 'Procès-verbal de l’audience',
  minutesIntro: (names: string) => `Devant le Parrain ont comparu ${names}.`,
  minutesShown: (name: string) => `${name} a montré l’argent, puis trois sacs ont été mêlés.`,
  minutesMixed: (names: string) => `Sacs mêlés : ${names}.`,
  comes: (name: string) => `${name} comparaît`,
  minutesAnger: (anger: number) => `L’humeur du Parrain passe au ${LEVELS_FR[anger] ?? ''}.`,
  minutesAccused: (one: string, other: string) => `${one} accuse ${other}.`,
  minutesFell: (name: string) => `L’accusation ${de(name)} tombe.`,
  minutesConvinced: (name: string) => `Le Parrain est convaincu : au tour ${de(name)}.`,
  minutesLooked: (name: string) => `${name} regarde dans son sac.`,
  minutesLookedAway: (name: string) => `${name} ne veut rien savoir de son sac.`,
  minutesRotated: (name: string, clockwise: boolean) => `${name} fait tourner tous les sacs, ${clockwise ? 'à gauche' : 'à droite'}.`,
  minutesExchanged: (one: string, other: string) => `${one} échange son sac avec ${other}.`,
  minutesRanOut: 'La dernière excuse est tirée. Le Parrain doit choisir.',
  minutesConcrete: (name: string) => `Béton pour ${name}.`,
  minutesTrapped: (name: string, title: string) => `${name} joue « ${title} » : la police entre.`,
  says: ' :',
  hearing: (number: number) => `Comparution ${number}`,
  figure: (name: string, thing: string) => `${name} · ${thing}`,
  seeMinutes: 'Lire le procès-verbal',
  godfatherPresides: (name: string) => `${name} préside.`,
};

export const en: SameKeys<typeof fr> = {
  end: 'The last word',
  bagsOpen: 'The bags are opened',
  concreteOn: (names) => `Concrete shoes for ${names}`,
  policeCame: (name) => `${name} called the police`,
  wayTitle: 'The money’s real journey',
  wayFirst: (name) => `At first, with ${name}`,
  wayThen: (hearing, name) => `Appearance ${hearing}: goes to ${name}`,
  wayEnd: (name) => `And in the end it is ${name} who has it.`,
  winners: (names) => `Winner: ${names}`,
  minutesOf: 'Minutes of the hearing',
  minutesIntro: (names) => `Before the Godfather appeared ${names}.`,
  minutesShown: (name) => `${name} showed the money, then three bags were mixed.`,
  minutesMixed: (names) => `Bags mixed: ${names}.`,
  comes: (name) => `${name} appears`,
  minutesAnger: (anger) => `The Godfather’s mood turns ${LEVELS_EN[anger] ?? ''}.`,
  minutesAccused: (one, other) => `${one} accuses ${other}.`,
  minutesFell: (name) => `The accusation by ${name} falls.`,
  minutesConvinced: (name) => `The Godfather is convinced: it is ${name}’s turn.`,
  minutesLooked: (name) => `${name} looks into the bag.`,
  minutesLookedAway: (name) => `${name} would rather not know what is in the bag.`,
  minutesRotated: (name, clockwise) => `${name} sends all bags round, ${clockwise ? 'to the left' : 'to the right'}.`,
  minutesExchanged: (one, other) => `${one} swaps bags with ${other}.`,
  minutesRanOut: 'The last excuse is drawn. The Godfather must choose.',
  minutesConcrete: (name) => `Concrete for ${name}.`,
  minutesTrapped: (name, title) => `${name} plays “${title}”: the police come in.`,
  says: ':',
  hearing: (number) => `Appearance ${number}`,
  figure: (name, thing) => `${name} · ${thing}`,
  seeMinutes: 'Read the minutes',
  godfatherPresides: (name) => `${name} presides.`,
};

export const tell = speaker({ fr, en });
