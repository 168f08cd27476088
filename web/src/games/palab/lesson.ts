/** A first round of Palab, with two bots. Luck is real: each step speaks of what is there. */

import { starred } from '../../furniture/palab/deck.ts';
import type { Event, Move, View } from '../../wire/games/palab.ts';
import type { Lesson, Scene } from '../contract.ts';
import { NEARLY } from './gauge.ts';

type Here = Scene<View, Move, Event>;

const mayDo = (now: Here, ...verbs: Move['do'][]) => now.yours?.moves.some((move) => verbs.includes(move.do)) ?? false;
const myTurn = (now: Here) => now.view.phase === 'turn' && now.yours !== null;
const mayReact = (now: Here) => now.view.phase === 'react' && now.view.asked.includes(now.seat);
const played = (now: Here) => now.done.some((move) => ['play', 'play_as', 'play_at', 'play_top', 'cancel', 'use_secret', 'swap_with'].includes(move.do));

export const lesson: Lesson<View, Move, Event> = {
  chairs: 3,
  steps: [
    {
      text: {
        fr: 'Bienvenue à table ! Chaque ragot fait monter la marmite. Qui lui fait dépasser 99 perd la manche ; deux manches perdues, et c’est la honte de la famille.',
        en: 'Welcome to the table! Every bit of gossip fills the pot. Whoever pushes it past 99 loses the round; lose two, and you are the shame of the family.',
      },
      at: 'gauge',
    },
    {
      text: {
        fr: 'Ces chevrons disent dans quel sens on joue. Un Reverse les retourne, et le tour avec eux.',
        en: 'These chevrons tell which way play goes. A Reverse turns them round, and the turn with them.',
      },
      at: 'track',
    },
    {
      text: (now) => {
        const several = mayDo(now, 'play_as');
        return {
          fr: `À vous ! Touchez une carte : la marmite montre où elle mènerait. ${several ? 'Certaines laissent le choix, comme 0 ou 24. ' : ''}Puis jouez-la.`,
          en: `Your turn! Tap a card: the pot shows where it would lead. ${several ? 'Some leave you a choice, such as 0 or 24. ' : ''}Then play it.`,
        };
      },
      at: 'hand',
      when: myTurn,
      until: played,
    },
    {
      text: {
        fr: 'Avant qu’une carte ait son effet, tout le monde a quelques secondes pour crier « To fou ! » et l’annuler. Personne ne sait qui a de quoi répondre.',
        en: 'Before a card takes effect, everybody has a few seconds to cry “To fou!” and cancel it. Nobody knows who could.',
      },
      at: (now) => (now.view.phase === 'react' ? 'chain' : 'played'),
    },
    {
      text: (now) => ({
        fr: `Cette fois, c’est à vous de répondre. ${mayDo(now, 'cancel') ? 'Vous tenez un To fou : le gardez-vous ?' : 'Sans To fou, on laisse passer, l’air de rien.'}`,
        en: `This time, you may answer. ${mayDo(now, 'cancel') ? 'You hold a To fou: will you keep it?' : 'Without a To fou, let it pass, with a straight face.'}`,
      }),
      at: 'window',
      when: mayReact,
      until: (now) => now.done.length > 0,
      gone: myTurn,
    },
    {
      text: (now) => (now.view.gauge >= NEARLY
        ? {
            fr: 'Ça bout : 89 ou plus ! Vous pouvez tenter la carte du dessus de la pioche, sans la voir, à la place d’une carte de votre main.',
            en: 'It’s boiling: 89 or more! You may try the top card of the deck, unseen, instead of a card of your hand.',
          }
        : {
            fr: 'Continuez, une carte à la fois. Dès 89, la marmite bout, et vous pourrez tenter la carte du dessus de la pioche, sans la voir.',
            en: 'Go on, one card at a time. From 89 on the pot boils, and you may try the top card of the deck, unseen.',
          }),
      at: (now) => (now.view.gauge >= NEARLY ? 'deck' : 'gauge'),
      when: myTurn,
      until: played,
    },
    {
      text: (now) => ({
        fr: `${now.view.hand.some(starred) ? 'Une de vos cartes porte une étoile.' : 'Onze cartes portent une étoile.'} Quand elle compte, un événement arrive : une grande carte dit lequel.`,
        en: `${now.view.hand.some(starred) ? 'One of your cards has a star.' : 'Eleven cards have a star.'} When it counts, an event happens: a large card tells which.`,
      }),
      at: 'hand',
    },
    {
      text: {
        fr: 'Devant chaque personne, un secret que personne ne connaît. Qui perd une manche le retourne, et en profite jusqu’à la fin.',
        en: 'In front of everybody lies a secret that nobody knows. Whoever loses a round turns it up, and has its help to the end.',
      },
      at: (now) => `secret-${now.seat}`,
    },
    {
      text: {
        fr: 'Cette bulle change la langue des cartes : français, anglais ou kreol morisien. Bon appétit !',
        en: 'This bubble changes what the cards speak: French, English or Mauritian Creole. Enjoy your meal!',
      },
      at: 'voice',
    },
  ],
};
