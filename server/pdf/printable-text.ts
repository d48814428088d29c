// Soft hyphens, joiners, direction marks and control characters draw nothing or reorder what is drawn. On a
// prescription they could show another dose than the signed one, so they are printed as their code points.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/u

// Replacements of characters that the font has only under another code point.
const TWINS: Record<string, string> = { '\u00b5': '\u03bc', '\u2010': '-', '\u2011': '-' }

/**
 * A text as the font can print it. A character without a glyph or a visible shape is printed as its code point,
 * `[U+1F48A]`, so that nothing vanishes silently. Line breaks stay; tabs and other spaces become a space.
 */
export function printable(text: string, covered: ReadonlySet<number>): string {
  const lines = text.normalize('NFC').replaceAll(/\r\n?/g, '\n')
  const spaced = lines
    .replaceAll(/[\t\p{Zs}]/gu, ' ')
    .replaceAll(/[\u00b5\u2010\u2011]/g, (c) => TWINS[c] ?? c)
  return spaced.replaceAll(/[^\n]/gu, (character) =>
    isPrintable(character, covered) ? character : `[${codePoint(character)}]`,
  )
}

function isPrintable(character: string, covered: ReadonlySet<number>): boolean {
  if (INVISIBLE.test(character)) return false
  return covered.has(character.codePointAt(0) ?? 0)
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** Makes every text inside a JSON value printable. */
export function printableDeep<T>(value: T, covered: ReadonlySet<number>): T {
  if (typeof value === 'string') return printable(value, covered) as T
  if (Array.isArray(value)) return value.map((v: unknown) => printableDeep(v, covered)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, printableDeep(v, covered)])) as T
}

/** Whether any text inside a JSON value fulfils a condition. */
export function containsText(value: unknown, isSuch: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isSuch(value)
  return (
    value !== null && typeof value === 'object' && Object.values(value).some((v) => containsText(v, isSuch))
  )
}
