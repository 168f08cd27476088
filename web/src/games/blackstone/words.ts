/** What only the table of Blackstone says; the rest is in the game's own words. */

import { speaker, type SameKeys } from '../../words/say.ts';

const s = (count: number) => (count >= 2 ? 's' : '');
const plural = (count: number) => (count === 1 ? '' : 's');

export const fr = {
  pouch: 'Le sac',
  pouchHolds: (count: number) => `Le sac : ${count} pierre${s(count)}`,
  white: (count: number) => (count === 0 ? 'Aucune pierre blanche au milieu' : `${count} pierre${s(count)} blanche${s(count)} au milieu`),
  whiteShort: 'au milieu',
  black: (count: number) =>
    ['aucune pierre noire', 'une pierre noire : encore une, et c’est la ruine', 'deux pierres noires : la ruine'][Math.min(2, count)] ?? '',
  ante: (name: string) => `Mise de ${name}`,
  purse: (name: string) => `Bourse de ${name}`,
  fine: 'L’amende',
  moves: 'Vos coups',
  numbers: 'Combien en prendre ?',
  fewer: 'Moins',
  more: 'Plus',
  choose: (count: number) => `pierre${s(count)}`,
  take: (count: number) => `Prendre ${count}`,
  takeLong: (count: number) => `Prendre ${count} pierre${s(count)}`,
  pass: 'Passer',
  passFor: 'jetons : la mise et l’amende',
  cost: (ante: number, fine: number) => `${ante} + ${fine}`,
  fineNow: (fine: number) => `Passer coûte la mise, et ${fine} d’amende en ce moment.`,
  youAreOut: 'Vous avez passé : regardez les autres trembler.',
  risk: (count: number) => `Risque d’en prendre ${count}`,
  ofRisk: 'de risque',
  winner: 'gagne',
};

export const en: SameKeys<typeof fr> = {
  pouch: 'The bag',
  pouchHolds: (count) => `The bag: ${count} stone${plural(count)}`,
  white: (count) => (count === 0 ? 'No white stone in the middle' : `${count} white stone${plural(count)} in the middle`),
  whiteShort: 'in the middle',
  black: (count) =>
    ['no black stone', 'one black stone: one more is ruin', 'two black stones: ruin'][Math.min(2, count)] ?? '',
  ante: (name) => `Ante of ${name}`,
  purse: (name) => `Purse of ${name}`,
  fine: 'The fine',
  moves: 'Your moves',
  numbers: 'How many to take?',
  fewer: 'Fewer',
  more: 'More',
  choose: (count) => `stone${plural(count)}`,
  take: (count) => `Take ${count}`,
  takeLong: (count) => `Take ${count} stone${plural(count)}`,
  pass: 'Pass',
  passFor: 'chips: the ante and the fine',
  cost: (ante, fine) => `${ante} + ${fine}`,
  fineNow: (fine) => `Passing costs the ante, and a fine of ${fine} at the moment.`,
  youAreOut: 'You have passed: watch the others tremble.',
  risk: (count) => `Risk of taking ${count}`,
  ofRisk: 'risk',
  winner: 'wins',
};

export const tell = speaker({ fr, en });
