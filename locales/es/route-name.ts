/** A route in words: in Spanish it is what is stored, signed and printed. */
export const routeName = (route: string): string => route
