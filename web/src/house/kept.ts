/** What this browser remembers of a person's wishes; a private window may refuse to. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`tablee.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`tablee.${key}`, value);
  } catch {
    // it then holds until the page is closed
  }
}
