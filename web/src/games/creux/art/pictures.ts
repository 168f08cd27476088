/** The pictures of Léon’s memories: each is fetched only when somebody looks at it. */
const found = import.meta.glob<string>('./scenes/*.webp', { query: '?url', import: 'default', eager: true });

/** Where the picture of a memory lies; nothing while there is none. */
export function picture(key: string): string {
  return found[`./scenes/${key}.webp`] ?? '';
}
