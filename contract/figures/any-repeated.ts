/**
 * Whether a list of medicines or diagnoses has one that was used more than once. If each was used once, none is the
 * most frequent.
 */
export const isAnyRepeated = (uses: readonly { uses: number }[]): boolean => uses.some((one) => one.uses > 1)
