/** A first game of Pirates, with two bots. Luck is real: each step speaks of what is there. */

import type { Event, Move, View } from '../../wire/games/pirates.ts';
import type { Lesson, Scene } from '../contract.ts';

type Here = Scene<View, Move, Event>;

const mayDo = (now: Here, what: Move['do']) => now.yours?.moves.some((move) => move.do === what) ?? false;
const gone = (now: Here) => !now.view.still_in.includes(now.seat);
const moved = (now: Here) => now.done.length > 0;
const myTurn = (now: Here) => mayDo(now, 'accuse');

export const lesson: Lesson<View, Move, Event> = {
  chairs: 3,
  steps: [
    {
      text: {
        fr: 'Bienvenue à bord, forban ! La règle tient en une phrase : la dernière personne en jeu gagne.',
        en: 'Welcome aboard, scoundrel! The rule is one sentence long: whoever is still in when everybody else is out has won.',
      },
    },
    {
      text: {
        fr: 'Voici vos trois cartes. Choisissez-en une en secret : elle sera posée devant vous, à la vue de tout le monde.',
        en: 'Here are your three cards. Choose one in secret: it will lie in front of you for everybody to see.',
      },
      at: 'hand',
      when: (now) => mayDo(now, 'lay'),
      until: moved,
      gone: (now) => now.view.turn >= 0,
    },
    {
      text: {
        fr: 'Tout le monde dévoile ensemble, et la plus petite carte commence. Le petit éventail à côté d’un visage dit combien de cartes cette personne tient encore.',
        en: 'All are revealed together, and the lowest card goes first. The little fan beside a face tells how many cards that person still holds.',
      },
      at: (now) => `seat-${(now.seat + 1) % now.seats.length}`,
      when: (now) => now.view.turn >= 0,
    },
    {
      text: {
        fr: 'À vous ! Touchez une carte de votre main, puis quelqu’un : c’est une attaque. Elle ne doit pas faire de paire avec ce qui est déjà posé là.',
        en: 'Your turn! Tap a card of your hand, then a person: that’s an attack. It may not pair what already lies there.',
      },
      at: 'hand',
      when: myTurn,
      gone,
      until: moved,
    },
    {
      text: {
        fr: 'Qui se fait attaquer joue ensuite. Chaque carte posée devant vous rend une paire plus probable… et une paire dans vos cartes, c’est dangereux.',
        en: 'Whoever is attacked plays next. Each card in front of you makes a pair more likely… and a pair among your cards is dangerous.',
      },
      at: (now) => `seat-${now.seat}`,
    },
    {
      text: {
        fr: 'Piocher est tranquille : touchez la pioche. Si cela vous donne une paire, gardez bonne figure, rien ne se voit.',
        en: 'Drawing is quiet: tap the deck. If it gives you a pair, keep a straight face, nobody can tell.',
      },
      at: 'deck',
      when: myTurn,
      gone,
      until: moved,
    },
    {
      text: {
        fr: '« Défier », c’est retourner une carte devant quelqu’un. Si elle fait une paire avec les siennes, c’est vous qui passez à l’eau !',
        en: 'To challenge is to turn a card up in front of somebody. If it pairs one of theirs, it’s you who goes overboard!',
      },
      at: 'deeds',
      when: myTurn,
      gone,
    },
    {
      text: {
        fr: '« Accuser », c’est voir une main que personne d’autre ne verra. Une paire s’y cache ? Cette personne sort. Sinon, c’est vous. À vous de choisir !',
        en: 'To accuse is to see a hand that nobody else will see. A pair hides there? That person is out. If not, you are. Your choice!',
      },
      at: 'deeds',
      when: myTurn,
      gone,
      until: moved,
    },
    {
      text: {
        fr: 'Vous savez tout. Beaucoup de cartes en main, c’est souvent une paire… Bon vent !',
        en: 'That’s all there is to it. A big hand often hides a pair… Fair winds!',
      },
    },
  ],
};
