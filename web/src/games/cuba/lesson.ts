/** A first game of Mafia de Cuba, with five bots and a bot for a Godfather. Each step speaks of what is there. */

import type { Event, Move, View } from '../../wire/games/cuba.ts';
import type { Lesson, Scene } from '../contract.ts';
import { pocketOf, UNKNOWN } from './codes.ts';
import { openTopic } from './testimony.ts';

type Here = Scene<View, Move, Event>;
type Both = { fr: string; en: string };

const asking = (now: Here) => now.view.phase === 'inquiry' || now.view.phase === 'window';
const taken = (now: Here) => now.view.took !== UNKNOWN || asking(now);
const holds = (now: Here) => now.view.holder === now.seat && !taken(now);
const accused = (now: Here) => now.view.accused.includes(now.seat) || now.view.accusation === now.seat;
const spoke = (now: Here) => now.done.some((move) => move.do.startsWith('say_') || move.do === 'stay_silent');
const mayTestify = (now: Here) => now.view.phase === 'inquiry' && now.yours !== null && !accused(now);

/** What somebody with this in the pocket should be after. */
function aim(take: number): Both {
  const pocket = pocketOf(take);
  if (pocket?.what === 'diamonds') {
    return {
      fr: 'Vous voilà Voleur : si le Parrain tombe, le plus riche des Voleurs gagne. Mentez bien !',
      en: 'You are a Thief now: if the Godfather falls, the richest Thief wins. Lie well!',
    };
  }
  if (pocket?.what !== 'token') {
    return {
      fr: 'Vous voilà Enfant des rues : vous gagnez quand le Parrain tombe.',
      en: 'You are a Street urchin now: you win when the Godfather falls.',
    };
  }
  const aims: readonly Both[] = [
    {
      fr: 'Vous voilà Fidèle : vous gagnez si le Parrain retrouve tous ses diamants. Aidez-le… s’il vous croit !',
      en: 'You are a Loyal henchman now: you win if the Godfather finds all his diamonds. Help him… if he believes you!',
    },
    {
      fr: 'Vous voilà Agent : vous gagnez si le Parrain vous accuse. Ayez l’air coupable !',
      en: 'You are an Agent now: you win if the Godfather accuses you. Look guilty!',
    },
    {
      fr: 'Vous voilà Agent : vous gagnez si le Parrain vous accuse. Ayez l’air coupable !',
      en: 'You are an Agent now: you win if the Godfather accuses you. Look guilty!',
    },
    {
      fr: 'Vous voilà Chauffeur : vous gagnez avec la personne qui vous a passé la boîte. Protégez-la !',
      en: 'You are a Driver now: you win with whoever passed you the box. Look after them!',
    },
    {
      fr: 'Vous voilà Nettoyeur : criez PAN ! quand un Agent est accusé, et vous gagnez.',
      en: 'You are the Cleaner now: shout BANG! when an Agent is accused, and you win.',
    },
  ];
  return aims[pocket.token] ?? { fr: '', en: '' };
}

export const lesson: Lesson<View, Move, Event> = {
  chairs: 6,
  options: { godfather: [3], hold: 0 },
  steps: [
    {
      text: {
        fr: 'Une boîte à cigares fait le tour de la table, pleine de diamants. Personne ne voit ce que les autres y prennent.',
        en: 'A cigar box goes round the table, full of diamonds. Nobody sees what the others take from it.',
      },
      at: 'box',
      when: (now) => !holds(now) && !taken(now),
      gone: (now) => holds(now) || taken(now),
      flows: true,
    },
    {
      text: {
        fr: 'La boîte est à vous. Regardez bien ce qu’elle contient : on vous le demandera.',
        en: 'The box is yours. Look closely at what is in it: you will be asked.',
      },
      at: 'box',
      when: holds,
      gone: taken,
      flows: true,
    },
    {
      text: {
        fr: 'Servez-vous : touchez un ou plusieurs diamants, ou un seul jeton, puis empochez.',
        en: 'Help yourself: tap one or more diamonds, or a single token, then pocket it.',
      },
      at: 'box',
      when: holds,
      until: (now) => now.done.some((move) => move.do.startsWith('take_')),
      gone: taken,
      flows: true,
    },
    { text: (now) => aim(now.view.took), when: (now) => now.view.took !== UNKNOWN, gone: (now) => asking(now) && now.view.took === UNKNOWN, flows: true },
    {
      text: {
        fr: 'L’enquête ! Voici la file, dans l’ordre de la boîte : ce que chacun dit avoir reçu, laissé et pris.',
        en: 'The inquiry! Here is the line, in the order the box went: what each claims to have got, left and taken.',
      },
      at: 'line',
      when: asking,
    },
    {
      text: (now) =>
        openTopic(now.view, now.seat) === UNKNOWN
          ? {
              fr: 'À vous de témoigner : choisissez une phrase, réglez les nombres, dites-la. Vrai ou faux, cela n’engage à rien.',
              en: 'Your turn to testify: pick a sentence, set the numbers, say it. True or false, it binds you to nothing.',
            }
          : {
              fr: 'Le Parrain vous interroge ! Réglez votre réponse et dites-la, vraie ou fausse, ou taisez-vous.',
              en: 'The Godfather asks you! Set your answer and say it, true or false, or stay silent.',
            },
      at: 'testify',
      when: mayTestify,
      until: spoke,
      gone: accused,
    },
    {
      text: {
        fr: 'Votre carnet garde ce que vous avez vu, et vos propres notes. Touchez quelqu’un dans la file pour ouvrir son dossier.',
        en: 'Your notebook keeps what you saw, and notes of your own. Tap somebody in the line to open their file.',
      },
      at: 'notebook',
    },
    {
      text: (now) =>
        accused(now)
          ? {
              fr: '« Vide tes poches ! » Cette fois, c’est vous : seule une accusation oblige à montrer sa poche, et chacun n’est accusé qu’une fois.',
              en: '“Empty your pockets!” This time it is you: only an accusation makes anybody show, and nobody is accused twice.',
            }
          : {
              fr: '« Vide tes poches ! » Un Voleur rend tout et sort. Un innocent coûte un joker au Parrain ; sans joker, il tombe.',
              en: '“Empty your pockets!” A Thief gives all back and is out. An innocent costs the Godfather a joker; without one, he falls.',
            },
      at: 'jokers',
      when: (now) => now.view.accused.length > 0 || now.view.accusation >= 0,
    },
    {
      text: {
        fr: 'À la fin, on rejoue le vrai chemin de la boîte, mensonge par mensonge. La prochaine fois, serez-vous le Parrain ?',
        en: 'At the end the true way of the box is laid open, lie by lie. Next time, will you be the Godfather?',
      },
    },
  ],
};
