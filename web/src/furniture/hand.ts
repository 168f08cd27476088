/** A card in somebody's own hand. `key` must be unique in the hand, for two cards may be alike. */
export type HandCard = {
  key: string;
  label: string;
  /** for the button: “Play 7” */
  short?: string;
  /** why it may not be played now; absent when it may */
  why?: string;
};
