/** A first game in teams, with three bots. Each step speaks of what is there, whichever role one has taken. */

import type { Event, Move, View } from '../../wire/games/creux.ts';
import type { Lesson, Scene } from '../contract.ts';
import { roleOf, type Role } from './people.ts';

type Here = Scene<View, Move, Event>;

const begun = (now: Here) => now.view.phase !== 'setup';
const told = (now: Here) => now.view.past.length > 0;
const may = (now: Here, name: Move['do']) => now.yours?.moves.some((move) => move.do === name) ?? false;
const did = (now: Here, ...names: Move['do'][]) => now.done.some((move) => names.includes(move.do));
const as = (now: Here, role: Role, ...phases: View['phase'][]) => roleOf(now.view, now.seat) === role && phases.includes(now.view.phase);
/** In the turns that one has no part in, others mime. */
const others = (now: Here) => begun(now) && !now.view.acting.includes(now.seat);
/** Both roles of one's first turn have been taken. */
const taken = (now: Here, role: Role) => now.view.grandfather >= 0 && now.view.acting.includes(now.seat) && roleOf(now.view, now.seat) !== role;

export const lesson: Lesson<View, Move, Event> = {
  chairs: 4,
  options: { throw_away: true, seconds: 45 },
  steps: [
    {
      text: {
        fr: 'Léon raconte sa vie avec les mains. L’un mime un souvenir dans la paume de l’autre, qui garde les yeux fermés.',
        en: 'Léon tells his life with his hands. One mimes a memory in the palm of another, whose eyes stay closed.',
      },
      at: 'who',
      when: begun,
    },
    {
      text: {
        fr: 'C’est à votre équipe. Dites qui ferme les yeux et qui mime\u00a0: les deux valent la peine.',
        en: 'It is your team’s turn. Say who closes their eyes and who mimes: both are worth it.',
      },
      at: 'roles',
      when: (now) => may(now, 'appoint'),
      until: (now) => did(now, 'appoint'),
      gone: (now) => now.view.grandfather >= 0,
    },
    {
      text: {
        fr: 'Ce souvenir, vous seul le voyez. Gardez-le s’il vous inspire, ou demandez-en un autre, une fois.',
        en: 'Only you see this memory. Keep it if it inspires you, or ask for another one, once.',
      },
      at: 'memory',
      when: (now) => as(now, 'child', 'keeping'),
      until: (now) => did(now, 'keep', 'throw_away'),
      gone: (now) => told(now) || taken(now, 'child'),
    },
    {
      text: {
        fr: 'La main s’ouvre\u202f! Prenez un objet en bas, touchez, glissez, posez. Pensez à ce qui se sent\u00a0: un poids, un rythme, un chemin.',
        en: 'The hand opens! Take an object from below, tap, slide, lay it down. Think of what can be felt: a weight, a rhythm, a way.',
      },
      at: 'memory',
      when: (now) => as(now, 'child', 'miming'),
      until: (now) => did(now, 'mime'),
      gone: (now) => told(now) || taken(now, 'child'),
    },
    {
      text: {
        fr: 'Installez-vous, puis dites que vos yeux sont fermés\u00a0: le mime commence alors, et ne se sent qu’une fois.',
        en: 'Make yourself comfortable, then say that your eyes are closed: the mime begins then, and is felt only once.',
      },
      at: 'close',
      when: (now) => as(now, 'grandfather', 'ready'),
      until: (now) => did(now, 'close_eyes'),
      gone: (now) => told(now) || taken(now, 'grandfather'),
    },
    {
      text: {
        fr: 'Pendant ce temps, les autres glissent un souvenir qui ressemble au mime. Tout ira dans l’album.',
        en: 'Meanwhile the others slip in a memory that looks like the mime. All of it goes into the album.',
      },
      at: 'who',
      when: (now) => now.view.acting.includes(now.seat) && now.view.phase === 'decoys',
      gone: told,
      flows: true,
    },
    {
      text: {
        fr: 'Voici l’album. Touchez des photos, tous voient votre doigt\u202f; puis dites laquelle était le premier mime, laquelle le second.',
        en: 'Here is the album. Tap photographs, all see your finger; then say which was the first mime, and which the second.',
      },
      at: 'answer',
      when: (now) => as(now, 'grandfather', 'guessing'),
      until: (now) => did(now, 'guess'),
      gone: (now) => told(now) || taken(now, 'grandfather'),
    },
    {
      text: {
        fr: 'Le Grand-père cherche dans l’album. Son doigt se promène\u00a0: ne montrez rien, ne dites rien.',
        en: 'The Grandfather looks in the album. His finger wanders: show nothing, say nothing.',
      },
      at: 'album',
      when: (now) => as(now, 'child', 'guessing'),
      gone: (now) => told(now) || taken(now, 'child'),
      flows: true,
    },
    {
      text: {
        fr: 'La révélation\u00a0: chaque mime est rejoué à côté de sa photo. Un souvenir retrouvé, c’est une fusée\u202f; un leurre choisi en donne une à ceux qui l’ont glissé.',
        en: 'The reveal: each mime is played again beside its photograph. A memory found brings a rocket; a decoy that was chosen brings one to those who slipped it in.',
      },
      at: 'reveal',
      when: told,
    },
    {
      text: {
        fr: 'Aux autres de mimer. Regardez bien\u00a0: ce ne sera pas rejoué.',
        en: 'Now the others mime. Watch closely: it won’t be played again.',
      },
      at: 'hand',
      when: (now) => others(now) && now.view.phase === 'miming',
      gone: (now) => now.view.past.length > 1,
      flows: true,
    },
    {
      text: {
        fr: 'Lequel de vos souvenirs pourrait être ce mime\u202f? Glissez-le\u00a0: si le Grand-père s’y trompe, la fusée est à vous.',
        en: 'Which of your memories could this mime be? Slip it in: if the Grandfather falls for it, the rocket is yours.',
      },
      at: 'decoys',
      when: (now) => others(now) && may(now, 'lay'),
      until: (now) => did(now, 'lay'),
      gone: (now) => now.view.past.length > 1,
    },
    {
      text: {
        fr: 'Chacun son tour ferme les yeux. Après la partie, feuilletez l’album de la vie de Léon, et gardez les plus beaux mimes. Bonne main\u202f!',
        en: 'Everybody closes their eyes in turn. After the game leaf through the album of Léon’s life, and keep the finest mimes. Enjoy!',
      },
    },
  ],
};
