/** Names for cards that are alike: the second 7 of a hand stays the second one. */

export type Named = { key: string; value: number };

export function named(values: readonly number[], place: string): Named[] {
  const seen = new Map<number, number>();
  return values.map((value) => {
    const nth = seen.get(value) ?? 0;
    seen.set(value, nth + 1);
    return { key: `${place}-${value}${nth === 0 ? '' : `-${nth}`}`, value };
  });
}

/** The values that stand there more than once. */
export function doubles(values: readonly number[]): readonly number[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
