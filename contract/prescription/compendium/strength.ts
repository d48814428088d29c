/** An amount of an ingredient in a reference amount of its medicine, in comparable units: 500 mg in 5 mL is 100 mg per mL. */
export interface Concentration {
  value: number
  /** Unit of the amount in lower case; a weight is in `mg`. */
  unit: string
  /** Unit of the reference amount in lower case; empty for one piece, such as a tablet, or one dose. */
  of: string
}

/** Relative difference up to which strengths are equal, as printed ones are rounded: 10 g in 15 mL is 66.70 g in 100 mL. */
const ROUNDED = 0.005

const MILLIGRAMS: Readonly<Record<string, number>> = { g: 1000, mg: 1, µg: 0.001 }
const MILLILITRES: Readonly<Record<string, number>> = { l: 1000, ml: 1 }

/** Splits a quantity such as "500 mg" into number and unit; null for a text that is no quantity. */
export function readQuantity(text: string): { number: number; unit: string } | null {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?) (.+)$/u.exec(text) ?? []
  return number === undefined ? null : { number: Number(number), unit: unit.toLowerCase() }
}

/**
 * Converts a strength of the catalogue to a comparable amount; null for a strength in words.
 * @param per amount of the medicine to which the strength refers, such as `5 mL`; empty for one unit of the form
 */
export function concentrationOf(strength: string, per: string): Concentration | null {
  const amount = readQuantity(strength)
  const reference = per === '' ? { number: 1, unit: 'dosis' } : readQuantity(per)
  return amount === null || reference === null ? null : inComparableUnits(amount, reference)
}

type Quantity = NonNullable<ReturnType<typeof readQuantity>>

/** Converts an amount and its reference amount to comparable units; null where the reference amount is zero. */
export function inComparableUnits(amount: Quantity, reference: Quantity): Concentration | null {
  if (reference.number === 0) return null
  const weight = MILLIGRAMS[amount.unit]
  const volume = MILLILITRES[reference.unit]
  return {
    value: (amount.number * (weight ?? 1)) / (reference.number * (volume ?? 1)),
    unit: weight === undefined ? amount.unit : 'mg',
    of: volume === undefined ? (reference.unit === 'dosis' ? '' : reference.unit) : 'ml',
  }
}

export const isSameConcentration = (a: Concentration, b: Concentration): boolean =>
  a.unit === b.unit && a.of === b.of && Math.abs(a.value - b.value) <= ROUNDED * b.value
