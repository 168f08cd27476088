/** What one knows: of the bags, of a card, of somebody. */

import { de } from '../../../words/french.ts';
import { speaker, type SameKeys } from '../../../words/say.ts';

export const fr = {
  // bags
  bags: 'Les sacs',
  bagsTitle: 'Ce que vous savez des sacs',
  had: (thing: string, name: string) => `Au début, vous aviez ${thing}. Ce sac est chez ${name}.`,
  hadHere: (thing: string) => `Vous aviez ${thing}. Vous l’avez toujours.`,
  hadMixed: (thing: string) => `Au début, vous aviez ${thing}. Ce sac a été mêlé aux autres.`,
  sawGone: (thing: string, name: string) => `Vous avez vu ${thing}. Ce sac est chez ${name}.`,
  sawHere: (thing: string) => `Vous avez vu ${thing}. C’est toujours devant vous.`,
  moneyAt: (name: string) => `L’argent est chez ${name}.`,
  moneyHere: 'L’argent est chez vous !',
  moneyAmong: (names: string) => `L’argent est dans un de ces sacs : ${names}.`,
  bagTrace: (one: string, other: string) => `${one} et ${other} ont échangé leurs sacs`,
  turnTrace: (clockwise: boolean) => (clockwise ? 'Tous les sacs ont tourné, à gauche' : 'Tous les sacs ont tourné, à droite'),
  nothingKnown: 'Rien encore : regardez bien où passent les sacs.',
  effectTitle: 'Que faites-vous des sacs ?',
  lookIn: 'Regarder dans votre sac',
  lookAway: 'Ne pas regarder',
  rotate: (clockwise: boolean) => (clockwise ? 'Tous à gauche' : 'Tous à droite'),
  rotateTo: (name: string) => `le vôtre va chez ${name}`,
  exchange: (name: string) => `Échanger avec ${name}`,

  // a card or a person, looked at
  said: 'Ce que l’on a entendu',
  nothingSaid: 'Rien encore.',
  standsBy: (name: string) => `Soutient ${name}`,
  stoodBy: (name: string) => `A l’appui ${de(name)}`,
  alone: 'Seul contre tous',
};

export const en: SameKeys<typeof fr> = {
  bags: 'The bags',
  bagsTitle: 'What you know of the bags',
  had: (thing, name) => `At first you had ${thing}. That bag is with ${name}.`,
  hadHere: (thing) => `You had ${thing}. You still have it.`,
  hadMixed: (thing) => `At first you had ${thing}. That bag was mixed with others.`,
  sawGone: (thing, name) => `You saw ${thing}. That bag is with ${name}.`,
  sawHere: (thing) => `You saw ${thing}. It still lies before you.`,
  moneyAt: (name) => `The money is with ${name}.`,
  moneyHere: 'The money is with you!',
  moneyAmong: (names) => `The money is in one of these bags: ${names}.`,
  bagTrace: (one, other) => `${one} and ${other} have swapped bags`,
  turnTrace: (clockwise) => (clockwise ? 'All the bags have gone round, to the left' : 'All the bags have gone round, to the right'),
  nothingKnown: 'Nothing yet: watch where the bags go.',
  effectTitle: 'What do you do with the bags?',
  lookIn: 'Look into your bag',
  lookAway: 'Don’t look',
  rotate: (clockwise) => (clockwise ? 'All to the left' : 'All to the right'),
  rotateTo: (name) => `yours goes to ${name}`,
  exchange: (name) => `Swap with ${name}`,

  said: 'What was heard',
  nothingSaid: 'Nothing yet.',
  standsBy: (name) => `Stands by ${name}`,
  stoodBy: (name) => `Is backed by ${name}`,
  alone: 'Alone against all',
};

export const tell = speaker({ fr, en });
