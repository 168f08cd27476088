/** A first round of Paires, with two bots. Luck is real: each step speaks of what is there. */

import type { Event, Move, View } from '../../wire/games/paires.ts';
import type { Lesson, Scene } from '../contract.ts';

type Here = Scene<View, Move, Event>;

const myTurn = (now: Here) => now.yours !== null;
const moved = (now: Here) => now.done.length > 0;
const ended = (now: Here) => now.heard.some((one) => one.event === 'paired' || one.event === 'folded');
const inFront = (now: Here) => now.view.front[now.seat] ?? [];
const lastEnd = (now: Here) => now.heard.findLast((one) => one.event === 'paired' || one.event === 'folded');

export const lesson: Lesson<View, Move, Event> = {
  chairs: 3,
  steps: [
    {
      text: {
        fr: 'Bienvenue à la taverne ! Ici, personne ne gagne : une seule personne perd, et tout l’art est que ce ne soit pas vous.',
        en: 'Welcome to the tavern! Nobody wins here: one person loses, and the whole art is not to be that person.',
      },
    },
    {
      text: {
        fr: 'La pioche cache un seul 1, deux 2, trois 3… et dix 10. Plus une carte est forte, plus elle revient.',
        en: 'The deck hides a single 1, two 2s, three 3s… and ten 10s. The higher a card, the more often it comes.',
      },
      at: 'deck',
    },
    {
      text: (now) => ({
        fr: `Voici vos cartes. Si vous en recevez une de même valeur, c’est une paire : la manche est perdue, et la carte devient des points. La limite est à ${now.view.target}.`,
        en: `These are your cards. If one of the same value comes, that is a pair: you lose the round, and the card becomes points. The limit is ${now.view.target}.`,
      }),
      at: (now) => `seat-${now.seat}`,
      when: (now) => inFront(now).length > 0,
    },
    {
      text: (now) => ({
        fr: `À vous ! Vous avez ${inFront(now).length > 1 ? 'ces cartes' : 'une seule carte'} devant vous : touchez la pioche, et tentez votre chance.`,
        en: `Your turn! You have ${inFront(now).length > 1 ? 'these cards' : 'a single card'} in front of you: tap the deck, and try your luck.`,
      }),
      at: 'deck',
      when: (now) => myTurn(now) && (now.yours?.moves.some((move) => move.do === 'draw') ?? false),
      until: moved,
    },
    {
      text: (now) => ({
        fr: now.view.price > 0 ? `On peut aussi se coucher : la manche s’arrête, et vous prenez la plus petite carte de la table. En ce moment, c’est un ${now.view.price}.` : 'On peut aussi se coucher : la manche s’arrête, et vous prenez la plus petite carte de la table.',
        en: now.view.price > 0 ? `You can also fold: the round stops, and you take the lowest card on the table. Right now, that is a ${now.view.price}.` : 'You can also fold: the round stops, and you take the lowest card on the table.',
      }),
      at: 'choice',
      when: myTurn,
    },
    {
      text: {
        fr: 'Encore une carte, ou payer et souffler ? Décidez : plus vous avez de cartes différentes, plus le risque grandit.',
        en: 'One more card, or pay and breathe? You decide: the more different cards you have, the greater the risk.',
      },
      at: 'choice',
      when: myTurn,
      until: moved,
    },
    {
      text: {
        fr: 'Jouez jusqu’à la fin de la manche : une paire, ou quelqu’un qui se couche. Surveillez les chopes !',
        en: 'Play on to the end of the round: a pair, or somebody who folds. Watch the tankards!',
      },
      until: (now) => ended(now) || now.ending !== null,
    },
    {
      text: (now) => {
        const end = lastEnd(now);
        const mine = end !== undefined && 'seat' in end && end.seat === now.seat;
        return mine
          ? { fr: 'Aïe, c’était pour vous : votre chope se remplit. Ces points restent jusqu’à la fin.', en: 'Ouch, that one was yours: your tankard fills up. Those points stay to the end.' }
          : { fr: 'La chope de qui perd la manche se remplit, et l’on redistribue. Quand une chope déborde, la partie est finie.', en: 'Whoever loses the round gets a fuller tankard, and everybody is dealt anew. When a tankard spills over, the game is over.' };
      },
      at: (now) => `seat-${now.seat}`,
    },
    {
      text: {
        fr: 'Vous savez tout. Un dernier conseil : un petit prix est souvent un cadeau. Bonne chance !',
        en: 'That is all there is to know. One last piece of advice: a low price is often a gift. Good luck!',
      },
    },
  ],
};
