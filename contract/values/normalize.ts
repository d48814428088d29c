/** Comparable spelling: no accents (`ñ` becomes `n`), lower case, single blanks. */
export function normalize(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
