export type LogEntry = {
  id: number;
  text: string;
  /** move: somebody did it; talk: somebody said it; secret: only you were told; round: a new chapter */
  kind?: 'move' | 'talk' | 'secret' | 'round';
  /** whose face stands at its head */
  seed?: string;
  /** the rule behind it, in the rulebook */
  href?: string;
};
