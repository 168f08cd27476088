/** What a room says of a chair that changes its person. */

import { de } from './french.ts';
import { speaker, type SameKeys } from './say.ts';

export const fr = {
  give: 'Donner une chaise de la partie',
  giveTitle: 'Donner une chaise',
  giveText: 'Un autre téléphone, une place perdue ? Choisissez la chaise : on y retrouve ses cartes et la suite de la partie.',
  giveTo: (name: string) => `Pour ${name}`,
  chairOf: (name: string) => `La chaise ${de(name)}`,
  giveSecret: 'Dans un jeu où les mains sont secrètes, toute la table doit être d’accord : on lui pose la question.',
  handTitle: 'Une chaise à donner',
  handAsk: (host: string, person: string, owner: string) => `${host} aimerait donner à ${person} la chaise ${de(owner)}.`,
  handWhat: (person: string) => `${person} verrait cette main et la jouerait. D’accord ?`,
  handAsking: (names: string, person: string, owner: string) => `Vous aimeriez donner à ${person} la chaise ${de(owner)}. C’est à ${names} de dire oui.`,
  handForYou: (owner: string) => `On demande à la table si vous pouvez prendre la chaise ${de(owner)}.`,
  handAgreed: (count: number, all: number) => `D’accord : ${count} sur ${all}.`,
  handYes: 'D’accord',
  handNo: 'Non',
  handDrop: 'Laisser tomber',
  handThanks: 'Non merci',
  'given.no': (owner: string) => `La chaise ${de(owner)} reste comme elle est : il fallait l’accord de toute la table.`,
  'given.silence': (owner: string) => `La chaise ${de(owner)} reste comme elle est : tout le monde n’a pas répondu.`,
  'given.void': (owner: string) => `La question de la chaise ${de(owner)} ne se pose plus.`,
  foundAsk: (name: string) => `${name} revient sans sa chaise, sans doute d’un autre appareil. On la lui rend ?`,
  reseated: (name: string, owner: string) => `${name} a maintenant la chaise ${de(owner)}.`,
  foundYes: 'Rendre la chaise',
  foundNo: 'Pas maintenant',
};

export const en: SameKeys<typeof fr> = {
  give: 'Give a chair of the game',
  giveTitle: 'Give a chair',
  giveText: 'Another phone, a place that was lost? Choose the chair: its cards and the rest of the game go with it.',
  giveTo: (name) => `For ${name}`,
  chairOf: (name) => `The chair of ${name}`,
  giveSecret: 'Where hands are secret, the whole table has to agree, and is asked.',
  handTitle: 'A chair to give',
  handAsk: (host, person, owner) => `${host} would like to give ${person} the chair of ${owner}.`,
  handWhat: (person) => `${person} would see that hand, and play it. Is that fine by you?`,
  handAsking: (names, person, owner) => `You would like to give ${person} the chair of ${owner}. It takes a yes of ${names}.`,
  handForYou: (owner) => `The table is asked whether you may have the chair of ${owner}.`,
  handAgreed: (count, all) => `Fine by ${count} of ${all}.`,
  handYes: 'Fine by me',
  handNo: 'No',
  handDrop: 'Never mind',
  handThanks: 'No, thank you',
  'given.no': (owner) => `The chair of ${owner} stays as it is: it takes a yes of the whole table.`,
  'given.silence': (owner) => `The chair of ${owner} stays as it is: not everybody has answered.`,
  'given.void': (owner) => `Nobody need decide about the chair of ${owner} any more.`,
  foundAsk: (name) => `${name} is back without a chair, probably on another device. Give it back?`,
  reseated: (name, owner) => `${name} has the chair of ${owner} now.`,
  foundYes: 'Give it back',
  foundNo: 'Not now',
};

export const tell = speaker({ fr, en });
