/** Whether a list of uses has one of more than 1. Where each was used once, none is the most used. */
export const isAnyRepeated = (uses: readonly { uses: number }[]): boolean => uses.some((one) => one.uses > 1)
