const LENGTH_AT_MOST = 80
/**
 * Pattern of a word that looks like a web or mail address: `evil.mx/pago`, `a@b`, `www.x`. The abbreviation "S.A." does not
 * match.
 */
const ADDRESS = /[@/\\]|:\S|\p{L}\.\p{L}{2,}/u

/**
 * Cleans a name that a person chose, for use in a mail of the product. Words with a web or mail address are removed, and so are
 * digits and most symbols, so that nobody can send a message to strangers as the name of a workplace. The result is '' when
 * nothing is left.
 */
export const nameInMail = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => !ADDRESS.test(word))
    .map((word) => word.replaceAll(/[^\p{L}\p{M}'’.-]/gu, ''))
    .filter((word) => /\p{L}/u.test(word))
    .join(' ')
    .slice(0, LENGTH_AT_MOST)
    .trim()
