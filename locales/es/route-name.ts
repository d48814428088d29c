/** Name of a route. In Spanish it is the text that is stored, signed and printed. */
export const routeName = (route: string): string => route
