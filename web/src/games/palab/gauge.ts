/** How the pot feels: a shape and a word for it, never a colour alone. */

export const FULL = 99;
export const NEARLY = 89;
const WARM = 60;

export type Mood = 'frozen' | 'calm' | 'simmering' | 'boiling' | 'over';

export function moodOf(gauge: number): Mood {
  if (gauge > FULL) return 'over';
  if (gauge >= NEARLY) return 'boiling';
  if (gauge >= WARM) return 'simmering';
  return gauge < 0 ? 'frozen' : 'calm';
}

/** How many bubbles come up, and how soon after each other. */
export const BUBBLES: Record<Mood, number> = { frozen: 0, calm: 3, simmering: 8, boiling: 16, over: 20 };

/** The dial begins at the lower left and ends at the lower right. */
const START = -140;
const SWEEP = 280;

export function angleOf(gauge: number): number {
  return START + (SWEEP * Math.min(FULL + 2, Math.max(0, gauge))) / FULL;
}

/** A point of the dial, from its middle. */
export function pointAt(gauge: number, far: number): { x: number; y: number } {
  const angle = (angleOf(gauge) * Math.PI) / 180;
  return { x: far * Math.sin(angle), y: -far * Math.cos(angle) };
}

/** The dial from one figure to another, as a path. */
export function arc(from: number, to: number, far: number): string {
  const [a, b] = [pointAt(from, far), pointAt(to, far)];
  const wide = Math.abs(angleOf(to) - angleOf(from)) > 180 ? 1 : 0;
  const way = angleOf(to) >= angleOf(from) ? 1 : 0;
  return `M${a.x.toFixed(2)} ${a.y.toFixed(2)}A${far} ${far} 0 ${wide} ${way} ${b.x.toFixed(2)} ${b.y.toFixed(2)}`;
}

/** With a true minus sign. */
export function signed(figure: number): string {
  return figure < 0 ? `−${-figure}` : String(figure);
}
