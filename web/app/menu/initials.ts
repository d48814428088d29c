/** Initials of a name, such as "LM" of "Lucía Mendoza Ejemplo"; empty when there is no name. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase()
