/** Usual dose of a drug for children of certain ages and weights, for the dose calculator. */
export interface PaediatricDose {
  /** Key made of drug, ages, weights and indication, by which a reviewer's signature is matched to the dose. */
  id: string
  /** External pharmacist who reviewed the dose, and the day of the review. */
  reviewed?: { by: string; on: string }
  drug: string
  /**
   * A further ingredient of a combination, of which the dose is stated as an amount of the ingredient `drug`; absent for a
   * drug alone.
   */
  beside?: string
  routes: string[]
  /** Indication of the dose, where doses differ by indication. */
  indication: { es: string; en: string }
  fromMonths: number
  toMonths: number
  unit: string
  /** Whether the dose of a day is per kg of weight; a label may state one dose for all children of an age. */
  perKg: boolean
  /** Weights in kg that the dose is for: above `fromKg`, up to `toKg`. */
  fromKg: number
  toKg: number
  /** Smallest usual dose of a day in `unit` (per kg when `perKg`), split into `times` doses. */
  minDay: number
  maxDay: number
  times: number
  /** Whether a child gets the dose once, not every day. */
  isSingle: boolean
  ceilingDay: number
  sources: string[]
}
