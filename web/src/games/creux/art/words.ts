/** What is said of photographs, objects and tokens to those who hear rather than see. */

import { speaker, type SameKeys } from '../../../words/say.ts';

export const fr = {
  photo: (title: string, number: number) => `${title}, souvenir numéro ${number}`,
  faceDown: 'Une photo face cachée',
  rockets: (count: number) => (count === 1 ? '1 fusée' : `${count} fusées`),
  near: (title: string) => `Voir en grand\u00a0: ${title}`,
  closed: 'L’album de Léon, fermé',
};

export const en: SameKeys<typeof fr> = {
  photo: (title, number) => `${title}, memory number ${number}`,
  faceDown: 'A photograph, face down',
  rockets: (count) => (count === 1 ? '1 rocket' : `${count} rockets`),
  near: (title) => `See it large: ${title}`,
  closed: 'Léon’s album, closed',
};

export const tell = speaker({ fr, en });
