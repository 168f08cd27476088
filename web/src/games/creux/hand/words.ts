/** What is said beside the hand: objects, places, and what can be done. */

import { speaker, type SameKeys } from '../../../words/say.ts';

const OBJECTS_FR: Record<string, string> = { cloth: 'le tissu', ring: 'l’anneau', dart: 'la fléchette', string: 'la ficelle', coin: 'la pièce', pawn: 'le pion', top: 'la toupie', cube1: 'le cube rouge', cube2: 'le cube bleu', cube3: 'le cube jaune', cube4: 'le cube vert' };
const OBJECTS_EN: Record<string, string> = { cloth: 'the cloth', ring: 'the ring', dart: 'the dart', string: 'the string', coin: 'the coin', pawn: 'the pawn', top: 'the spinning top', cube1: 'the red cube', cube2: 'the blue cube', cube3: 'the yellow cube', cube4: 'the green cube' };
const FINGERS_FR: Record<string, string> = { thumb: 'du pouce', index: 'de l’index', middle: 'du majeur', ring: 'de l’annulaire', little: 'de l’auriculaire' };
const FINGERS_EN: Record<string, string> = { thumb: 'thumb', index: 'index finger', middle: 'middle finger', ring: 'ring finger', little: 'little finger' };
const JOINTS_FR: Record<string, string> = { base: 'le bas', middle: 'le milieu', tip: 'le bout' };
const JOINTS_EN: Record<string, string> = { base: 'the base', middle: 'the middle', tip: 'the tip' };
const PALM_FR: Record<string, string> = { pads: 'sous les doigts', palm: 'le creux de la main', mound: 'la base du pouce', outer: 'le tranchant de la main', heel: 'le talon de la main', wrist: 'le poignet' };
const PALM_EN: Record<string, string> = { pads: 'below the fingers', palm: 'the hollow of the hand', mound: 'the ball of the thumb', outer: 'the outer side of the hand', heel: 'the heel of the hand', wrist: 'the wrist' };
const WAYS_FR: Record<string, Record<string, string>> = {
  cloth: { upright: 'Suspendre', laid: 'Étaler', edge: 'Plier', wild: 'Chiffonner' },
  ring: { laid: 'À plat', edge: 'Debout', wild: 'Faire tourner' },
  dart: { upright: 'La pointe', laid: 'Coucher', edge: 'Les plumes' },
  string: { upright: 'Un bout', laid: 'Étendre', edge: 'Tendre', wild: 'En pelote' },
  coin: { laid: 'À plat', edge: 'Sur la tranche', wild: 'Faire tourner' },
  pawn: { upright: 'Debout', laid: 'Coucher', edge: 'Sur la tête' },
  top: { upright: 'Sur la pointe', laid: 'Coucher', wild: 'Faire tourner' },
  cube: { laid: 'À plat', edge: 'Sur l’arête', wild: 'Sur un coin' },
};
const WAYS_EN: Record<string, Record<string, string>> = {
  cloth: { upright: 'Hang', laid: 'Spread', edge: 'Fold', wild: 'Crumple' },
  ring: { laid: 'Flat', edge: 'On its rim', wild: 'Spin' },
  dart: { upright: 'Its point', laid: 'Lay down', edge: 'Its feathers' },
  string: { upright: 'One end', laid: 'Stretch out', edge: 'Pull taut', wild: 'Roll up' },
  coin: { laid: 'Flat', edge: 'On its edge', wild: 'Spin' },
  pawn: { upright: 'Upright', laid: 'Lay down', edge: 'On its head' },
  top: { upright: 'On its point', laid: 'Lay down', wild: 'Spin' },
  cube: { laid: 'Flat', edge: 'On an edge', wild: 'On a corner' },
};

// What the skin says of a surface; of its warmth; of what it does.
const FEELS_FR: Record<string, string> = { smooth: 'de lisse', rough: 'de rugueux', soft: 'de mou', stringy: 'comme un fil', pointed: 'de pointu', cornered: 'd’anguleux' };
const FEELS_EN: Record<string, string> = { smooth: 'smooth', rough: 'rough', soft: 'soft', stringy: 'like a thread', pointed: 'pointed', cornered: 'with corners' };
const WARMTH_FR: Record<string, string> = { cold: ' et de froid', warm: ' et de tiède' };
const WARMTH_EN: Record<string, string> = { cold: ' and cold', warm: ' and warm' };
const MANNERS_FR: Record<string, string> = { slides: 'glisse', taps: 'tapote', touches: 'touche', presses: 'appuie' };
const MANNERS_EN: Record<string, string> = { slides: 'slides', taps: 'taps', touches: 'touches', presses: 'presses' };
const FELT_FR: Record<string, string> = { back: 'au dos de la main', pads: 'sous les doigts', palm: 'au creux de la main', mound: 'à la base du pouce', outer: 'au tranchant de la main', heel: 'au talon de la main', wrist: 'au poignet', wholePalm: 'sur toute la paume', fingers: 'sur les doigts', all: 'partout sur la main' };
const FELT_EN: Record<string, string> = { back: 'on the back of the hand', pads: 'below the fingers', palm: 'in the hollow of the hand', mound: 'at the ball of the thumb', outer: 'at the outer side of the hand', heel: 'at the heel of the hand', wrist: 'at the wrist', wholePalm: 'all over the palm', fingers: 'across the fingers', all: 'all over the hand' };
const JOINTS_FELT_FR: Record<string, string> = { base: 'en bas', middle: 'au milieu', tip: 'au bout', all: 'le long', back: 'au dos' };
const JOINTS_FELT_EN: Record<string, string> = { base: 'at the base of', middle: 'at the middle of', tip: 'at the tip of', all: 'along', back: 'on the back of' };

const ofFingers = (fingers: Record<string, string>, joints: Record<string, string>, said: (joint: string, finger: string) => string) =>
  Object.fromEntries(Object.entries(fingers).flatMap(([finger, called]) => Object.entries(joints).map(([joint, where]) => [`${finger}.${joint}`, said(where, called)])));
const ZONES_FR: Record<string, string> = { ...PALM_FR, ...ofFingers(FINGERS_FR, JOINTS_FR, (joint, finger) => `${joint} ${finger}`) };
const ZONES_EN: Record<string, string> = { ...PALM_EN, ...ofFingers(FINGERS_EN, JOINTS_EN, (joint, finger) => `${joint} of the ${finger}`) };
const PLACES_FR: Record<string, string> = { ...FELT_FR, ...ofFingers(FINGERS_FR, JOINTS_FELT_FR, (joint, finger) => `${joint} ${finger}`) };
const PLACES_EN: Record<string, string> = { ...FELT_EN, ...ofFingers(FINGERS_EN, JOINTS_FELT_EN, (joint, finger) => `${joint} the ${finger}`) };

export const fr = {
  hand: 'La main de Grand-père',
  object: (name: string) => OBJECTS_FR[name] ?? '',
  zone: (zone: string) => ZONES_FR[zone] ?? '',
  onBack: (zone: string) => `${zone}, côté dos`,
  way: (kind: string, lie: string) => WAYS_FR[kind]?.[lie] ?? '',
  objects: 'Les objets',
  isThere: (object: string) => `${object}, sur la main`,
  notAllowed: (object: string) => `${object}, pas pour ce souvenir`,
  ways: (object: string) => `Comment tenir : ${object}`,
  left: (seconds: number) => `Encore ${seconds} s`,
  lasts: (seconds: number) => `${seconds} s au plus`,
  done: 'C’est fini',
  begin: 'Touchez la main avec un objet : le mime commence.',
  palmUp: 'Voir la paume',
  backUp: 'Voir le dos',
  flat: 'À plat',
  upright: 'Dressée',
  held: 'Comment Grand-père tient sa main',
  turnLeft: 'Tourner à gauche',
  turnRight: 'Tourner à droite',
  lift: 'Reprendre',
  liftThing: (object: string) => `Reprendre ${object}`,
  byButtons: 'Sans glisser',
  place: 'Où',
  tap: 'Taper',
  press: 'Appuyer',
  put: 'Laisser là',
  slide: 'Glisser là',
  pressHow: 'Tenir enfoncé : de plus en plus fort.',
  chooseFirst: 'Choisissez d’abord un objet.',
  fell: (name: string) => `Rien ne tient seul sur une main dressée : gardez le doigt sur ${OBJECTS_FR[name] ?? ''}.`,
  keys: 'Flèches : d’un endroit à l’autre. Entrée : taper. Espace : appuyer, et glisser avec les flèches. L : laisser là. V : autre façon de tenir. R : tourner. D : retourner la main. Suppr : reprendre.',
  now: (object: string, zone: string) => `${object}, ${zone}`,
  live: 'Le mime, en direct',
  waiting: 'Le mime n’a pas commencé.',
  again: 'Le mime',
  play: 'Revoir',
  pause: 'Pause',
  where: 'Où en est le mime',
  seconds: (now: number, all: number) => `${now} s sur ${all} s`,
  something: (texture: string, warmth: string, manner: string, place: string) => {
    const what = `quelque chose ${FEELS_FR[texture] ?? ''}${texture === 'stringy' && warmth ? `, ${warmth === 'cold' ? 'froid' : 'tiède'},` : (WARMTH_FR[warmth] ?? '')}`;
    return `${what}${manner ? ` ${MANNERS_FR[manner]}` : ''}${manner ? ' ' : ', '}${PLACES_FR[place] ?? ''}`;
  },
  both: (one: string, other: string) => `${one} ; ${other}`,
  dark: 'Les yeux fermés, la main sent',
  nothing: 'Rien ne touche la main.',
};

export const en: SameKeys<typeof fr> = {
  hand: 'Grandfather’s hand',
  object: (name) => OBJECTS_EN[name] ?? '',
  zone: (zone) => ZONES_EN[zone] ?? '',
  onBack: (zone) => `${zone}, on the back`,
  way: (kind, lie) => WAYS_EN[kind]?.[lie] ?? '',
  objects: 'The objects',
  isThere: (object) => `${object}, on the hand`,
  notAllowed: (object) => `${object}, not for this memory`,
  ways: (object) => `How to hold ${object}`,
  left: (seconds) => `${seconds} s left`,
  lasts: (seconds) => `${seconds} s at most`,
  done: 'That’s it',
  begin: 'Touch the hand with an object: the mime begins.',
  palmUp: 'See the palm',
  backUp: 'See the back',
  flat: 'Flat',
  upright: 'Upright',
  held: 'How Grandfather holds his hand',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  lift: 'Take back',
  liftThing: (object) => `Take back ${object}`,
  byButtons: 'Without dragging',
  place: 'Where',
  tap: 'Tap',
  press: 'Press',
  put: 'Leave there',
  slide: 'Slide there',
  pressHow: 'Hold down: harder and harder.',
  chooseFirst: 'Choose an object first.',
  fell: (name) => `Nothing stays on an upright hand by itself: keep your finger on ${OBJECTS_EN[name] ?? ''}.`,
  keys: 'Arrows: from place to place. Enter: tap. Space: press, and slide with the arrows. L: leave there. V: hold it another way. R: turn. D: turn the hand over. Delete: take back.',
  now: (object, zone) => `${object}, ${zone}`,
  live: 'The mime, live',
  waiting: 'The mime has not begun.',
  again: 'The mime',
  play: 'Play again',
  pause: 'Pause',
  where: 'How far the mime is',
  seconds: (now, all) => `${now} s of ${all} s`,
  something: (texture, warmth, manner, place) => `something ${FEELS_EN[texture] ?? ''}${WARMTH_EN[warmth] ?? ''}${manner ? ` ${MANNERS_EN[manner]} ` : ', '}${PLACES_EN[place] ?? ''}`,
  both: (one, other) => `${one}; ${other}`,
  dark: 'With closed eyes, the hand feels',
  nothing: 'Nothing touches the hand.',
};

export const tell = speaker({ fr, en });
