/**
 * Minimum number of letters of a reason, about two words: a shorter one tells nothing to whoever reads it later.
 */
const LETTERS_AT_LEAST = 8

/** Whether a text is long enough to be a reason: "x" is not. */
export const tellsReason = (text: string): boolean => (text.match(/\p{L}/gu)?.length ?? 0) >= LETTERS_AT_LEAST
