/**
 * Whether any entry of a list of counted uses was used more than once. If every entry was used once, no entry is
 * the most used.
 */
export const isAnyRepeated = (uses: readonly { uses: number }[]): boolean => uses.some((one) => one.uses > 1)
