import { complain, current, lastPart, type Reader } from '../draft.ts'
import type { Dose } from '../step.ts'
import { isAct, isPoured, isWeighed } from '../units.ts'

/**
 * Reads a second amount that states the same dose in another unit: "1 tableta de 500 mg", "1 tab 500 mg", "2
 * tabletas (1 g)", "500 mg (1 tableta)", "5 ml (250 mg)", "250 mg (5 ml)".
 * @returns whether the amount was such a one
 */
export function readStrength(reader: Reader, from: number, to: number, dose: Dose): boolean {
  const part = lastPart(current(reader))
  const before = part.dose
  const link = reader.lexemes[from - 1]
  if (before?.unit === null || before?.unit === undefined || dose.unit === null || dose.high !== undefined)
    return false
  // In "1 aplicación de 500 mg" the weight is the dose, not the strength of a unit.
  if (isAct(before.unit) || isAct(dose.unit)) return false
  const isHeld = isWeighed(dose.unit) && !isWeighed(before.unit)
  const isInUnits = !isWeighed(dose.unit) && isMass(before.unit)
  const isBeside = link?.kind === 'open' && before.high === undefined && isClear(before) && isClear(dose)
  // "1 aplicación (250 mg)" is 250 mg.
  if (isHeld && /^(?:dosis|aplicación)$/.test(before.unit)) {
    if (before.low !== 1 || before.high !== undefined) return false
    part.dose = dose
    return true
  }
  if (isHeld && link?.value === 'de') put(reader, from, to, dose.low, dose.unit)
  else if (
    isMass(dose.unit) &&
    isHeld &&
    link?.kind === 'unit' &&
    before.low === 1 &&
    before.high === undefined
  )
    put(reader, from, to, dose.low, dose.unit)
  else if (isBeside && (isHeld || (before.unit === 'ml' && isSubstance(dose.unit))))
    put(reader, from, to, dose.low / before.low, dose.unit)
  else if (isBeside && (isInUnits || (dose.unit === 'ml' && isSubstance(before.unit)))) {
    put(reader, from, to, before.low / dose.low, before.unit)
    part.dose = dose
  } else return false
  return true
}

/**
 * Whether a weight beside the dose is unambiguous: beside half a tablet it may be that of the half or of the
 * whole.
 */
const isClear = ({ low, unit }: Dose): boolean =>
  low % 1 === 0 || unit === null || isWeighed(unit) || isPoured(unit)

const isMass = (unit: string): boolean => /^(?:mg|g|mcg)$/.test(unit)
const isSubstance = (unit: string): boolean => isMass(unit) || unit === 'unidad' || unit === 'mEq'

function put(reader: Reader, from: number, to: number, value: number, unit: string): void {
  const draft = current(reader)
  const { strength } = draft
  // "7 tabletas (8 mg)": no product has such a strength.
  if (value.toFixed(3) !== value.toFixed(9).replace(/0{6}$/, '')) complain(reader, 'ambiguous', from, to)
  if (strength !== null && (strength.unit !== unit || Math.abs(strength.value - value) > 1e-9))
    complain(reader, 'contradiction', from, to)
  draft.strength = { value, unit }
}

/**
 * Whether an amount is the strength of the product and not a dose: "500 mg, tomar cada 8 horas", "tabletas de 500
 * mg".
 */
export function isProductStrength({ lexemes }: Reader, from: number, to: number): boolean {
  let after = to
  while (lexemes[after]?.kind === 'comma') after++
  const kind = lexemes[after]?.kind ?? ''
  return (
    kind === 'swallow' ||
    (after > to && /^(?:spread|give|inhale)$/.test(kind)) ||
    (lexemes[from - 1]?.value === 'de' && lexemes[from - 2]?.kind !== 'give')
  )
}
