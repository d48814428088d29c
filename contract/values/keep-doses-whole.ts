/** Binds each number to its unit with a no-break space: "500" at the end of a line and "mg" on the next misleads. */
export const keepDosesWhole = (text: string): string => text.replaceAll(/(?<=\d) (?=[\p{L}%])/gu, '\u00a0')
