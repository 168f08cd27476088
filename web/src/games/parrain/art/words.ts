/** What is said of a card of the game beside its own title, for those who hear it rather than see it. */

import { listed, speaker, type SameKeys } from '../../../words/say.ts';
import type { Effect, Kind, Level } from './excuses.ts';

export const fr = {
  place: 'un lieu', object: 'un objet', deed: 'une occupation', event: 'un événement', person: 'une rencontre',
  green: 'au vert', yellow: 'au jaune', red: 'au rouge',
  eye: 'Œil', rotation: 'Rotation', exchange: 'Échange',
  excuse: (title: string, kind: string, lit: string, effect: string) => `${title}, ${kind}. Convainc ${lit}. Effet\u00a0: ${effect}.`,
  numbered: (name: string, number: number) => `${name}, numéro ${number}`,
  closed: 'Un sac fermé',
  open: (name: string) => `Un sac ouvert\u00a0: ${name}`,
  excuses: 'Les 84 excuses',
  howto: 'Les lampes disent à quelle humeur du Parrain une excuse convainc\u00a0: la ronde au vert, le triangle au jaune, la carrée au rouge. Touchez une carte pour la lire.',
  places: 'Des lieux', objects: 'Des objets', deeds: 'Des occupations', events: 'Des événements', persons: 'Des rencontres',
  family: 'La Famille',
  bags: 'Les onze sacs',
};

export const en: SameKeys<typeof fr> = {
  place: 'a place', object: 'an object', deed: 'a pastime', event: 'an event', person: 'an encounter',
  green: 'green', yellow: 'yellow', red: 'red',
  eye: 'Eye', rotation: 'Rotation', exchange: 'Exchange',
  excuse: (title, kind, lit, effect) => `${title}, ${kind}. Convinces at ${lit}. Effect: ${effect}.`,
  numbered: (name, number) => `${name}, number ${number}`,
  closed: 'A closed bag',
  open: (name) => `An open bag: ${name}`,
  excuses: 'The 84 excuses',
  howto: 'The lamps tell at which temper of the Godfather an excuse convinces: the round one at green, the triangle at yellow, the square at red. Tap a card to read it.',
  places: 'Places', objects: 'Objects', deeds: 'Pastimes', events: 'Events', persons: 'Encounters',
  family: 'The Family',
  bags: 'The eleven bags',
};

export const tell = speaker({ fr, en });

/** All that a card shows, in one sentence or two. */
export function excuseTold(title: string, kind: Kind, lit: readonly Level[], effect: Effect): string {
  return tell('excuse', title, tell(kind), listed(lit.map((level) => tell(level))), tell(effect));
}
