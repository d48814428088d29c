/** A word or two: less gives no reason to whoever reads it later. */
const LETTERS_AT_LEAST = 8

/** Whether a text tells why: "x" does not. */
export const tellsReason = (text: string): boolean => (text.match(/\p{L}/gu)?.length ?? 0) >= LETTERS_AT_LEAST
