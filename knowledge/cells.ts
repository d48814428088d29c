import * as z from 'zod/mini'

/** A cell that must not be empty. */
export const filled = z.string().check(z.minLength(1, 'empty'))

/** A cell of several values: `a|b|c`. Empty means none. */
export const several = z.pipe(
  z.string(),
  z.transform((cell: string) =>
    cell
      .split('|')
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  ),
)

/** WHO ATC code. Combinations without a code of their own carry that of their group (level 3 or 4). */
export const Atc = z.string().check(z.regex(/^[A-Z]\d{2}[A-Z]([A-Z](\d{2})?)?$/, 'not an ATC code'))

/** A cell with the value yes or no. */
export const yesNo = z.pipe(
  z.enum(['yes', 'no']),
  z.transform((cell) => cell === 'yes'),
)

/** Class of article 226 of the Ley General de Salud. */
export const FractionCell = z.enum(['I', 'II', 'III', 'IV', 'V', 'VI'])
