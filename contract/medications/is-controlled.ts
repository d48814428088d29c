import type { Fraction } from '../prescription/document.ts'

/** Classes of article 226 with narcotics and psychotropics, whose prescription the authority controls. */
const CONTROLLED: readonly Fraction[] = ['I', 'II', 'III']

export const isControlled = (fraction: Fraction): boolean => CONTROLLED.includes(fraction)
