/** Bounds of a password that a person may choose (assurance.md 6.2.1, 6.2.9). No rule on which signs it must have. */
export const PASSWORD_MIN = 12
export const PASSWORD_MAX = 256

/** Signs as a person counts them: an emoji is one. */
export const passwordLength = (password: string): number => Array.from(password.normalize('NFKC')).length

export const isLongEnough = (password: string): boolean => passwordLength(password) >= PASSWORD_MIN

/** The least estimate, of 0 to 4, for a passphrase that protects a file: ten thousand million guesses (zxcvbn). */
export const PASSPHRASE_STRENGTH = 4

/** More signs than this are strong in any case, and the estimate's work grows with their square. */
export const STRENGTH_SIGNS_READ = 64
