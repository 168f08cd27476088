/** The pictures of Léon’s memories: each is fetched only when somebody looks at it. */
const found = import.meta.glob<string>('./scenes/*.webp', {
  query: '?url',
  import: 'default',
});

/** Where the picture of a memory lies. */
export async function picture(key: string): Promise<string> {
  const ask = found[`./scenes/${key}.webp`];
  if (!ask) throw new Error(`no picture of ${key}`);
  return ask();
}
