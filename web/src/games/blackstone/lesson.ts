/** A first game of Blackstone, with two bots. Luck is real: each step speaks of what is there. */

import type { Event, Move, View } from '../../wire/games/blackstone.ts';
import type { Lesson, Scene } from '../contract.ts';

type Here = Scene<View, Move, Event>;

const myTurn = (now: Here) => now.yours !== null;
const moved = (now: Here) => now.done.length > 0;
const out = (now: Here) => !now.view.playing.includes(now.seat);
const black = (now: Here) => now.view.black[now.seat] ?? 0;

export const lesson: Lesson<View, Move, Event> = {
  chairs: 3,
  steps: [
    {
      text: {
        fr: 'Bienvenue ! Dans ce sac dorment 55 pierres : 45 blanches et 10 noires. Une noire, ça va ; deux, c’est la ruine.',
        en: 'Welcome! 55 stones sleep in this bag: 45 white and 10 black. One black stone is fine; two are ruin.',
      },
      at: 'bag',
    },
    {
      text: (now) => ({
        fr: `Devant vous, deux creux pour les pierres noires${black(now) > 0 ? ' : l’un est déjà rempli !' : ', encore vides.'} Et votre mise : tant qu’elle est là, vous jouez.`,
        en: `Before you, two hollows for black stones${black(now) > 0 ? ': one is filled already!' : ', still empty.'} And your ante: while it lies there, you are in.`,
      }),
      at: (now) => `seat-${now.seat}`,
    },
    {
      text: (now) => ({
        fr: `Les pierres blanches s’entassent au milieu : il y en a ${now.view.white}. Plus il y en a, plus il coûte cher de sortir.`,
        en: `White stones gather in the middle: ${now.view.white} so far. The more there are, the more it costs to leave.`,
      }),
      at: 'heap',
    },
    {
      text: {
        fr: 'À vous ! Touchez une pierre pour dire combien vous en prenez, puis plongez la main dans le sac. Le plus petit nombre est un bon début.',
        en: 'Your turn! Tap a stone to say how many you take, then reach into the bag. The lowest number is a good start.',
      },
      at: 'picker',
      when: myTurn,
      until: moved,
      gone: out,
    },
    {
      text: (now) => ({
        fr: black(now) > 0 ? 'Une pierre noire est devant vous : prudence, la prochaine sera la dernière.' : 'Rien que du blanc : vous respirez encore. Qui vous suit doit en prendre au moins autant.',
        en: black(now) > 0 ? 'A black stone lies before you: careful, the next one is the last.' : 'Nothing but white: you breathe on. Whoever follows must take at least as many.',
      }),
      at: (now) => `seat-${now.seat}`,
    },
    {
      text: (now) => ({
        fr: `Voici l’amende : passer coûte votre mise et ${now.view.fine} de plus. Elle ne fait que grandir.`,
        en: `This is the fine: passing costs your ante and ${now.view.fine} more. It only ever grows.`,
      }),
      at: 'fine',
    },
    {
      text: {
        fr: 'Encore une fois à vous : rester, ou payer pour sortir ? Le pot revient à qui reste quand les autres sont partis, ou que quelqu’un se ruine.',
        en: 'Your turn again: stay, or pay to leave? The pot goes to whoever is left when the others have gone, or when somebody is ruined.',
      },
      at: 'choice',
      when: myTurn,
      until: moved,
      gone: out,
    },
    {
      text: {
        fr: 'Vous savez tout : compter les noires qui restent, et partir une pierre trop tôt plutôt qu’une trop tard. Bonne chance !',
        en: 'That is all there is to know: count the black ones that are left, and leave one stone too early rather than one too late. Good luck!',
      },
    },
  ],
};
