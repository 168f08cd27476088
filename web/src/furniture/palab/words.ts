/** The names of Palab's cards. Those of the actions are proper names, in any language. */

import { speaker, type SameKeys } from '../../words/say.ts';

export const fr = {
  '2': '2', '3': '3', '4': '4', '5': '5', '6': '6', '7': '7', '8': '8', '9': '9',
  '0-24': '0 ou 24', '1-11': '1 ou 11', 'plus-minus-10': 'plus ou moins 10',
  miroir: 'Miroir', reverse: 'Reverse', toem: 'Toem', 'moi-toi': 'Ce qui est à moi est à toi',
  max: 'Jauge MAX', 'to-fou': 'To fou', skip: 'Skip', 'super-skip': 'Super Skip', bol: 'Bol renversé',
  'miroir.short': 'Miroir', 'reverse.short': 'Reverse', 'toem.short': 'Toem', 'moi-toi.short': 'Moi-toi',
  'max.short': 'MAX', 'to-fou.short': 'To fou', 'skip.short': 'Skip', 'super-skip.short': 'Super Skip', 'bol.short': 'Bol',
  plain: (name: string) => name,
  starred: (name: string) => `${name}, avec une étoile`,
  secret: 'Un secret, face cachée',
  happening: (number: number) => `Événement ${number}`,
};

export const en: SameKeys<typeof fr> = {
  ...fr,
  '0-24': '0 or 24', '1-11': '1 or 11', 'plus-minus-10': 'plus or minus 10',
  plain: (name) => name,
  starred: (name) => `${name}, with a star`,
  secret: 'A secret, face down',
  happening: (number) => `Event ${number}`,
};

export const tell = speaker({ fr, en });
