/** A first audience, with four bots, one of them the Godfather. Each step speaks of what is there. */

import type { Event, Move, View } from '../../wire/games/parrain.ts';
import type { Lesson, Scene } from '../contract.ts';

type Here = Scene<View, Move, Event>;

const accused = (now: Here) => now.view.turn === now.seat;
const begun = (now: Here) => now.view.phase !== 'setup';
const may = (now: Here, name: Move['do']) => now.yours?.moves.some((move) => move.do === name) ?? false;
const tells = (now: Here) => accused(now) && (now.yours?.forms.includes('tell') ?? false);
const did = (now: Here, ...names: Move['do'][]) => now.done.some((move) => names.includes(move.do));
const hasSpoken = (now: Here) => now.view.hearing > 1 || now.view.excuses.length > 0;

export const lesson: Lesson<View, Move, Event> = {
  chairs: 5,
  options: { godfather: [2] },
  steps: [
    {
      text: {
        fr: 'De l’argent a disparu, et il dort dans un de ces sacs. Chacun a le sien, et jure que ce n’est pas lui.',
        en: 'Money has vanished, and it sleeps in one of these bags. Everybody has one, and swears it was somebody else.',
      },
      at: 'family',
      when: begun,
    },
    {
      text: {
        fr: 'Voici le Parrain. Son humeur colore toute la pièce : vert, jaune, puis rouge. Une excuse ne marche qu’à certaines humeurs.',
        en: 'This is the Godfather. His mood colours the whole room: green, yellow, then red. An excuse works in certain moods only.',
      },
      at: 'anger',
      when: begun,
    },
    {
      text: {
        fr: 'Quelqu’un parle avant vous. Écoutez : si l’histoire vous cite, vous pourrez l’annuler avec une de vos cartes.',
        en: 'Somebody speaks before you. Listen: if the story names you, you may cancel it with one of your cards.',
      },
      at: 'hand',
      when: (now) => begun(now) && !accused(now),
      gone: accused,
    },
    {
      text: {
        fr: 'C’est vous l’accusé ! Voici vos trois excuses. Celles qui brillent marchent à l’humeur d’aujourd’hui.',
        en: 'You stand accused! Here are your three excuses. Those that glow work in today’s mood.',
      },
      at: 'hand',
      when: tells,
    },
    {
      text: {
        fr: 'Touchez une excuse et racontez-la, en deux mots ou à voix haute. Rien ne vient ? « Des idées ? » vous souffle un début.',
        en: 'Tap an excuse and tell it, in two words or aloud. Nothing comes? “Any ideas?” whispers a beginning.',
      },
      at: 'dock',
      when: tells,
      until: (now) => did(now, 'tell'),
      gone: (now) => begun(now) && !accused(now) && now.view.hearing > 3,
    },
    {
      text: {
        fr: 'Votre excuse est au procès-verbal. Après trois, le Parrain s’énerve ; au rouge, à partir de quatre, gare au béton.',
        en: 'Your excuse is in the minutes. After three the Godfather gets angrier; at red, from four on, beware of the concrete.',
      },
      at: 'in-play',
      when: (now) => now.view.excuses.length > 0,
      gone: (now) => hasSpoken(now) && !accused(now),
    },
    {
      text: {
        fr: 'Une de vos excuses marche. Touchez le portrait d’un suspect, puis « J’accuse » : la parole passe à lui.',
        en: 'One of your excuses works. Tap the portrait of a suspect, then “I accuse”: the floor passes to them.',
      },
      at: 'family',
      when: (now) => accused(now) && may(now, 'accuse'),
      until: (now) => did(now, 'accuse'),
      gone: (now) => hasSpoken(now) && !accused(now),
    },
    {
      text: {
        fr: 'Le Parrain vous croit ! L’excuse agit sur les sacs : regarder le vôtre, les faire tourner, ou échanger.',
        en: 'The Godfather believes you! The excuse acts on the bags: look into yours, send them round, or swap.',
      },
      at: 'effects',
      when: (now) => accused(now) && now.view.phase === 'effect',
      until: (now) => did(now, 'look', 'look_away', 'rotate', 'exchange'),
      gone: (now) => hasSpoken(now) && !accused(now),
    },
    {
      text: {
        fr: 'Les sacs voyagent. Ce bouton garde ce que vous en savez, et lui seul le sait.',
        en: 'The bags travel. This button keeps what you know of them, and nobody else sees it.',
      },
      at: 'bags',
      when: (now) => hasSpoken(now) && !accused(now),
    },
    {
      text: {
        fr: 'En attendant, riez, toussez, chuchotez à votre partenaire. Ou touchez une carte pour la garder prête à contredire.',
        en: 'Meanwhile laugh, cough, whisper to your partner. Or tap a card to keep it ready to contradict.',
      },
      at: 'beside',
      when: (now) => hasSpoken(now) && !accused(now),
    },
    {
      text: {
        fr: 'Si le Parrain coule la bonne paire, il gagne seul. Sinon, c’est qui tient l’argent, avec son partenaire. Bonne chance !',
        en: 'If the Godfather sinks the right pair, he wins alone. If not, whoever holds the money wins, with their partner. Good luck!',
      },
    },
  ],
};
