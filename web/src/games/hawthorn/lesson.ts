/** A first deal of Hawthorn, with two bots. Luck is real: each step speaks of what is there. */

import type { Event, Move, View } from '../../wire/games/hawthorn.ts';
import type { Lesson, Scene } from '../contract.ts';
import { lowestOf } from './telling.ts';

type Here = Scene<View, Move, Event>;

const mayDo = (now: Here, what: Move['do']) => now.yours?.moves.some((move) => move.do === what) ?? false;
const gone = (now: Here) => !now.view.playing.includes(now.seat);
const moved = (now: Here) => now.done.length > 0;
const myTurn = (now: Here) => mayDo(now, 'draw') || mayDo(now, 'play');

function price(now: Here, before: string, after: string): string {
  const lowest = lowestOf(now.view.front);
  return lowest ? `${before}${lowest}${after}` : '';
}

const yourThing = (now: Here) => (mayDo(now, 'draw') ? 'choice' : 'hand');

/** hawthorn.lap: an odd lap asks for something else than an even one. */
const yourTurn = (now: Here) =>
  mayDo(now, 'draw')
    ? {
        fr: 'À vous : piochez, pour voir. La carte se pose devant vous ; si sa valeur y est déjà, vous la payez au pot et vous sortez.',
        en: 'Your turn: draw, and see. The card goes in front of you; if its value is there already, you pay it into the pot and are out.',
      }
    : {
        fr: 'Tour pair : touchez une carte de votre main pour la lever, puis jouez-la. Choisissez-en une que vous ne montrez pas encore !',
        en: 'An even lap: tap a card of your hand to raise it, then play it. Pick one that you don’t show yet!',
      };

export const lesson: Lesson<View, Move, Event> = {
  chairs: 3,
  steps: [
    {
      text: (now) => ({
        fr: `Tout le monde a mis un jeton : le pot en compte ${now.view.pot}, et il va grossir. La dernière personne en jeu le ramasse.`,
        en: `Everybody has put in a chip: there are ${now.view.pot} in the pot, and it will grow. Whoever is left in at the end takes it.`,
      }),
      at: 'pot',
    },
    {
      text: {
        fr: 'Voici votre main. Posez une carte en secret devant vous : la plus petite de la table commence, et deux cartes pareilles devant vous seraient une paire.',
        en: 'This is your hand. Lay one card in secret: the lowest at the table goes first, and two alike in front of you would be a pair.',
      },
      at: 'hand',
      when: (now) => mayDo(now, 'lay'),
      until: moved,
      gone: (now) => now.view.lap > 0,
    },
    {
      text: {
        fr: 'Ce bouton désigne qui commence chaque tour de table. Quand cette personne sort, il passe à sa gauche.',
        en: 'This button shows who starts each lap. When that person goes out, it passes to their left.',
      },
      at: 'button',
      when: (now) => now.view.lap > 0,
    },
    {
      text: {
        fr: 'Tour impair, à gauche, rond : on pioche. Tour pair, à droite, carré : on joue une carte de sa main. Le côté allumé est celui du tour en cours.',
        en: 'An odd lap, left and round: you draw. An even lap, right and square: you play from your hand. The side that is lit is the lap that runs.',
      },
      at: 'laps',
    },
    { text: yourTurn, at: yourThing, when: myTurn, until: moved, gone },
    {
      text: (now) => ({
        fr: `On peut toujours se coucher. Le prix est la plus petite carte visible de toute la table${price(now, ' (', ')')} : il monte quand elle s’en va.`,
        en: `You can always fold. The price is the lowest visible card of the whole table${price(now, ' (', ')')}: it rises when that card goes.`,
      }),
      at: 'choice',
      when: myTurn,
      gone,
    },
    { text: yourTurn, at: yourThing, when: myTurn, until: moved, gone },
    {
      text: (now) =>
        gone(now)
          ? {
              fr: 'Vous êtes hors du coup : regardez qui tient le plus longtemps. La prochaine donne est pour vous !',
              en: 'You are out of this deal: watch who holds on longest. The next one is yours!',
            }
          : {
              fr: 'Et l’on recommence : un tour de chance, un tour de main. Restez tant que vos nerfs tiennent… et que les autres plient !',
              en: 'And round it goes: a lap of luck, a lap of skill. Stay while your nerve holds… and let the others fold!',
            },
    },
  ],
};
