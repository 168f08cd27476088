/** Small changes that French makes between words. */

const OPEN = /^[aeiouyhàâäéèêëîïôöùûüœæ]/iu;

/** « de Karim », « d’Inès ». */
export function de(name: string): string {
  return OPEN.test(name) ? `d’${name}` : `de ${name}`;
}
