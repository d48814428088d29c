/** Spanish name of a route of administration: the text that is stored, signed and printed. */
export const routeName = (route: string): string => route
