/** What is said to those who try the hand before their first game. */

import { speaker, type SameKeys } from '../../../words/say.ts';

export const fr = {
  photo: 'Trois choses de cette photo vont passer dans votre main, l’une après l’autre. À vous de les reconnaître, les yeux fermés.',
  begin: 'Tendre la main',
  ready: (number: number, count: number) => `Mime ${number} sur ${count}. Imaginez votre main ouverte, la paume en l’air.`,
  how: 'Vous sentirez où l’on vous touche, si c’est lourd, froid, doux ou pointu\u00a0: une lueur, quelques mots, un son dans les écouteurs. Jamais l’objet.',
  closed: 'J’ai fermé les yeux', open: 'Ouvrir les yeux',
  which: 'Qu’est-ce qui vient de passer dans votre main\u202f?',
  typewriter: 'La machine à écrire', guitar: 'La guitare', chess: 'La partie d’échecs',
  typewriterHow: 'Quatre cubes, quatre touches\u00a0: on les enfonce l’une après l’autre, du bout du doigt sur l’objet.',
  guitarHow: 'La ficelle tendue en travers de la paume, et la pièce qui la pince, puis la gratte.',
  chessHow: 'Le pion avance, la toupie répond. Elle prend le pion, et le couche.',
  again: 'Sentir encore une fois (en partie, c’est une seule\u202f!)',
  right: 'Retrouvé\u202f!', wrong: 'Pas tout à fait.', was: (name: string) => `C’était\u00a0: ${name}.`,
  next: 'Le mime suivant', toTry: 'À moi de mimer',
  try: 'À votre tour\u00a0: mimez ce que vous voulez. Prenez un objet, posez-le sur la main, faites-le glisser, tapez.',
  tried: 'Voilà ce que les autres auraient vu. Votre Grand-père, lui, l’aurait senti.',
  retry: 'Encore un essai', album: 'Les cent souvenirs', play: 'Jouer une partie',
};

export const en: SameKeys<typeof fr> = {
  photo: 'Three things in this photograph will pass through your hand, one after the other. Recognise them with your eyes closed.',
  begin: 'Hold out my hand',
  ready: (number, count) => `Mime ${number} of ${count}. Imagine your open hand, palm up.`,
  how: 'You will feel where you are touched, and whether it is heavy, cold, soft or pointed: a glow, a few words, a sound in your headphones. Never the object.',
  closed: 'My eyes are closed', open: 'Open my eyes',
  which: 'What has just passed through your hand?',
  typewriter: 'The typewriter', guitar: 'The guitar', chess: 'The game of chess',
  typewriterHow: 'Four cubes, four keys: they are pressed one after the other.',
  guitarHow: 'The string, taut across the palm, and the coin that plucks it, then scratches it.',
  chessHow: 'The pawn moves, the top answers. It takes the pawn, and lays it down.',
  again: 'Feel it once more (in a game it is only once!)',
  right: 'Found!', wrong: 'Not quite.', was: (name) => `It was: ${name}.`,
  next: 'The next mime', toTry: 'My turn to mime',
  try: 'Your turn: mime whatever you like. Take an object, set it on the hand, slide it, tap with it.',
  tried: 'That is what the others would have seen. Your Grandfather would have felt it.',
  retry: 'Try again', album: 'The hundred memories', play: 'Play a game',
};

export const tell = speaker({ fr, en });
