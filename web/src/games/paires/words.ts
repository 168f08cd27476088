/** What only the table of Paires says; the rest is in the game's own words. */

import { speaker, type SameKeys } from '../../words/say.ts';

const s = (count: number) => (count >= 2 ? 's' : '');

export const fr = {
  deck: 'La pioche',
  limit: 'La limite',
  front: (name: string) => `Cartes en jeu devant ${name}`,
  kept: (name: string) => `Cartes gardées par ${name}`,
  points: (name: string) => `Points de ${name}`,
  pointsOf: (points: number, limit: number) => `${points} sur ${limit}`,
  danger: 'près de la limite',
  purse: (name: string) => `Bourse de ${name}`,
  middle: 'Reste au milieu',
  moves: 'Vos coups',
  draw: 'Piocher',
  fold: 'Se coucher',
  foldFor: (price: number) => `point${s(price)}, en prenant la plus petite carte`,
  plus: (price: number) => `+${price}`,
  priceNow: (price: number) => `Se coucher coûte ${price} en ce moment.`,
  risk: 'Risque de paire',
  forfeit: (name: string) => `Un gage pour ${name}`,
};

export const en: SameKeys<typeof fr> = {
  deck: 'The deck',
  limit: 'The limit',
  front: (name) => `Cards in play in front of ${name}`,
  kept: (name) => `Cards kept by ${name}`,
  points: (name) => `Points of ${name}`,
  pointsOf: (points, limit) => `${points} of ${limit}`,
  danger: 'near the limit',
  purse: (name) => `Purse of ${name}`,
  middle: 'Left in the middle',
  moves: 'Your moves',
  draw: 'Draw',
  fold: 'Fold',
  foldFor: (price) => `point${price === 1 ? '' : 's'}, by taking the lowest card`,
  plus: (price) => `+${price}`,
  priceNow: (price) => `Folding costs ${price} at the moment.`,
  risk: 'Risk of a pair',
  forfeit: (name) => `A forfeit for ${name}`,
};

export const tell = speaker({ fr, en });
