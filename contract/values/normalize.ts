/** Comparable spelling: no accents (`ñ` becomes `n`), lower case, single blanks. */
export function normalize(text: string): string {
  const plain = MAY_HAVE_ACCENT.test(text) ? text.normalize('NFD').replaceAll(/\p{M}/gu, '') : text
  const lower = plain.toLowerCase()
  return HAS_WIDE_BLANK.test(lower) ? lower.replaceAll(/\s+/g, ' ').trim() : lower.trim()
}

// Most texts need none of the two replacements, and testing a text is many times faster than replacing in it.
const MAY_HAVE_ACCENT = /\P{ASCII}/u
/** Blanks that become one blank: two of them, or one that is no space. */
const HAS_WIDE_BLANK = /\s\s|[^\S ]/
