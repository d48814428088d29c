import type { Fraction } from '../prescription/document.ts'

/**
 * Classes of article 226 of the Ley General de Salud with narcotics and psychotropics, whose prescription the authority
 * controls, from the most to the least strictly controlled.
 */
export const CONTROLLED_CLASSES = ['I', 'II', 'III'] as const satisfies readonly Fraction[]

export const isControlled = (fraction: Fraction): boolean =>
  CONTROLLED_CLASSES.some((one) => one === fraction)
