/** Which of a game's tempers a bot has: the same wherever one meets a bot of this name. */
export function temperOf<Temper extends string>(name: string, tempers: readonly [Temper, ...Temper[]]): Temper {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return tempers[sum % tempers.length] ?? tempers[0];
}
