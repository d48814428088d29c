const LENGTH_AT_MOST = 80
/** A word with the form of an address of the web or of a mailbox: `evil.mx/pago`, `a@b`, `www.x`. "S.A." is none. */
const ADDRESS = /[@/\\]|:\S|\p{L}\.\p{L}{2,}/u

/**
 * A name that somebody chose, to be shown in a mail of the product: letters only, without addresses, numbers and marks,
 * so that nobody can send a message to strangers as the name of a workplace. '' when nothing is left.
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
