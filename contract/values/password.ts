/** Bounds of a password that a person may choose (assurance.md 6.2.1, 6.2.9). No kind of character is required. */
export const PASSWORD_MIN = 12
export const PASSWORD_MAX = 256

/** Length in characters as a person counts them: an emoji is one. */
export const passwordLength = (password: string): number => Array.from(password.normalize('NFKC')).length

export const isLongEnough = (password: string): boolean => passwordLength(password) >= PASSWORD_MIN

/** The lowest estimate by zxcvbn, from 0 to 4, at which a passphrase may protect a file: ten thousand million guesses. */
export const PASSPHRASE_STRENGTH = 4

/**
 * Maximum number of characters of a passphrase whose strength is estimated. Longer passphrases are strong in any case, and
 * the work of estimating grows with the square of the length.
 */
export const STRENGTH_SIGNS_READ = 64
