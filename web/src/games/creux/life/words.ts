/** The album of Léon’s life, as he would label it. */

import { speaker, type SameKeys } from '../../../words/say.ts';
import type { Chapter } from '../memories.ts';

export const fr = {
  album: 'L’album de la vie de Léon',
  howto: 'Cent souvenirs, de la balance de l’épicier à la main ouverte. À feuilleter après une partie, ou avant de s’endormir.',
  today: 'aujourd’hui',
  chapters: 'Chapitre', before: 'Page précédente', after: 'Page suivante', page: (page: number, pages: number) => `Page ${page} sur ${pages}`,
  village: 'Le village', sea: 'La cure au bord de la mer', circus: 'L’été du cirque', sailor: 'Une vie de marin', found: 'Mei, et le cirque encore',
  cottage: 'Léopoldine et la maison', stars: 'Vers les étoiles', today_: 'Aujourd’hui',
};

export const en: SameKeys<typeof fr> = {
  album: 'The album of Léon’s life',
  howto: 'A hundred memories, from the grocer’s scales to the open hand. To be leafed through after a game, or before falling asleep.',
  today: 'today',
  chapters: 'Chapter', before: 'Page before', after: 'Next page', page: (page, pages) => `Page ${page} of ${pages}`,
  village: 'The village', sea: 'The cure by the sea', circus: 'The summer of the circus', sailor: 'A sailor’s life', found: 'Mei, and the circus again',
  cottage: 'Léopoldine and the cottage', stars: 'Towards the stars', today_: 'Today',
};

export const tell = speaker({ fr, en });

export const chapterName = (chapter: Chapter) => tell(chapter === 'today' ? 'today_' : chapter);
