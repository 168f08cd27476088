/** The cards of Palab by their numbers, as the server names them. */

export const WHITE = ['2', '3', '4', '5', '6', '7', '8', '9', '0-24', '1-11', 'plus-minus-10'] as const;
export const MAUVE = ['miroir', 'reverse', 'toem', 'moi-toi', 'max', 'to-fou', 'skip', 'super-skip'] as const;
export const SECRETS = ['four', 'refresh', 'skip', 'zero', 'opposite', 'overflow', 'salvage', 'swap'] as const;

export type WhiteName = (typeof WHITE)[number];
export type MauveName = (typeof MAUVE)[number];
export type CardName = WhiteName | MauveName | 'bol';
export type SecretName = (typeof SECRETS)[number];

const STAR = WHITE.length; // a white card and this much is the same card with a star
const FIRST_MAUVE = 2 * STAR;

export const TO_FOU = FIRST_MAUVE + MAUVE.indexOf('to-fou');
export const MIROIR = FIRST_MAUVE;

/** The same with a star and without; undefined: no card at all. */
export function nameOf(card: number): CardName | undefined {
  if (card < 0) return undefined;
  return card < FIRST_MAUVE ? WHITE[card % STAR] : (MAUVE[card - FIRST_MAUVE] ?? 'bol');
}

export function starred(card: number): boolean {
  return card >= STAR && card < FIRST_MAUVE;
}

export function isWhite(name: CardName): name is WhiteName {
  return (WHITE as readonly string[]).includes(name);
}

/** What stands in its corner; the body font crosses its zero, which looks like an 8 on a card. */
export const FIGURES: Record<WhiteName, string> = {
  '2': '2', '3': '3', '4': '4', '5': '5', '6': '6', '7': '7', '8': '8', '9': '9', '0-24': 'O/24', '1-11': '1/11', 'plus-minus-10': '±1O',
};

export function secretOf(secret: number): SecretName | undefined {
  return SECRETS[secret];
}
