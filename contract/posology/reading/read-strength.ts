import { complain, current, lastPart, type Reader } from '../draft.ts'
import type { Dose } from '../step.ts'
import { isAct, isMass, isPoured, isWeighed } from '../units.ts'
import { isKind } from './lexemes.ts'

/**
 * Reads a second amount that states the same dose in another unit: "1 tableta de 500 mg", "1 tab 500 mg", "2
 * tabletas (1 g)", "500 mg (1 tableta)", "5 ml (250 mg)", "250 mg (5 ml)".
 * @returns whether the amount states the dose a second time
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
  // The dose of "1 aplicación (250 mg)" is 250 mg.
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
  else if (isBeside && (isHeld || (before.unit === 'ml' && isSubstance(dose.unit)))) {
    // "4 tab (2.5 mg)": 2.5 mg may be that of one tablet or of all.
    if (!isPoured(before.unit) && before.low !== 1) complain(reader, 'ambiguous', from, to)
    put(reader, from, to, dose.low / before.low, dose.unit)
  } else if (isBeside && (isInUnits || (dose.unit === 'ml' && isSubstance(before.unit)))) {
    if (!isPoured(dose.unit) && dose.low !== 1) complain(reader, 'ambiguous', from, to)
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

const isSubstance = (unit: string): boolean => isMass(unit) || unit === 'unidad' || unit === 'mEq'

function put(reader: Reader, from: number, to: number, value: number, unit: string): void {
  const draft = current(reader)
  const { strength } = draft
  // A strength with more than three decimals, as of "7 tabletas (8 mg)", is reported, because no product has one.
  if (value.toFixed(3) !== value.toFixed(9).replace(/0{6}$/, '')) complain(reader, 'ambiguous', from, to)
  if (
    strength !== null &&
    (strength.unit !== unit || Math.abs(strength.value - value) > 1e-9 || strength.others)
  )
    complain(reader, 'contradiction', from, to)
  // Rounding makes 0.5 / 5 and 0.6 / 6 the same strength.
  draft.strength = { value: Math.round(value * 1e9) / 1e9, unit }
}

/**
 * Whether an amount is the strength of the product and not a dose: "500 mg, tomar cada 8 horas", "tabletas de 500
 * mg".
 */
export function isProductStrength({ lexemes }: Reader, from: number, to: number): boolean {
  let after = to
  while (lexemes[after]?.kind === 'comma') after++
  return (
    isKind(lexemes[after], 'swallow') ||
    (after > to && isKind(lexemes[after], 'spread', 'give', 'inhale')) ||
    (lexemes[from - 1]?.value === 'de' && lexemes[from - 2]?.kind !== 'give')
  )
}

/**
 * Reads the strength of a combination: "875/125 mg" of amoxicillin and clavulanate. Without another dose it is that of one
 * unit of the product.
 */
export function readCombination(reader: Reader, i: number): number {
  const { lexemes, text } = reader
  const values: number[] = []
  let next = i
  const isMgPerMg =
    lexemes[i + 1]?.value === 'mg' && lexemes[i + 2]?.kind === 'slash' && lexemes[i + 4]?.value === 'mg'
  while (lexemes[next]?.kind === 'number') {
    values.push(lexemes[next]?.number ?? Number.NaN)
    next++
    if (isMgPerMg && values.length === 1) next++
    if (lexemes[next]?.kind !== 'slash') break
    next++
  }
  const unit = lexemes[next]
  const written = text.slice(lexemes[i]?.start, unit?.start).replaceAll(/ ?mg/gi, '')
  const [value = 0, ...others] = values
  const isWhole = /^[\d.,]+(?:\/[\d.,]+){1,2} ?$/.test(written) && values.every((one) => one >= 2)
  if (!isWhole || others.length === 0 || unit?.kind !== 'unit' || !isMass(unit.value)) return i
  const draft = current(reader)
  const part = lastPart(draft)
  const before = lexemes[i - 1]
  const of = volumeAt(reader, next + 1)
  // "400/57 mg/5 ml, 5 ml" and "5 ml (400/57 mg)" state the content of a volume.
  const isOfDose = before?.kind === 'open' && part.dose?.unit === 'ml' && part.dose.high === undefined
  if (lexemes[next + 1]?.kind === 'slash' && (of === null || part.dose !== null)) return i
  const volume = of?.volume ?? (isOfDose ? (part.dose?.low ?? 0) : 0)
  if (volume > 0) {
    if (draft.strength !== null) complain(reader, 'contradiction', i, next + 1)
    draft.strength = { value: value / volume, unit: unit.value, others: others.map((one) => one / volume) }
    return of?.next ?? next + 1
  }
  if (isMgPerMg) return i
  if (
    part.dose !== null &&
    (isWeighed(part.dose.unit ?? 'mg') || (part.dose.low !== 1 && before?.value !== 'de'))
  )
    complain(reader, 'ambiguous', i, next + 1)
  if (draft.strength !== null) complain(reader, 'contradiction', i, next + 1)
  draft.strength = { value, unit: unit.value, others }
  // "1 dosis de 875/125 mg" is one unit of the product.
  if (/^(?:dosis|aplicación)$/.test(part.dose?.unit ?? '') && part.dose?.low === 1) {
    part.dose = { low: 1, unit: null }
    draft.act = null
  }
  const isBeforeDose = lexemes[next + 1]?.kind === 'number' || isProductStrength(reader, i, next + 1)
  if (part.dose === null && !isBeforeDose) part.dose = { low: 1, unit: null }
  return next + 1
}

/**
 * Reads a concentration beside a volume: "250 mg/5 ml, 5 ml", "5 ml (250 mg/5 ml)". @returns index after it, or `from` when
 * no volume stands beside it
 */
export function readConcentration(reader: Reader, from: number, slash: number, amount: Dose): number {
  const { lexemes } = reader
  const dose = lastPart(current(reader)).dose
  const isCounted = lexemes[slash + 1]?.kind === 'number'
  const volume = isCounted ? (lexemes[slash + 1]?.number ?? Number.NaN) : 1
  const to = isCounted ? slash + 3 : slash + 2
  let after = to
  while (isKind(lexemes[after], 'comma', 'swallow', 'skip')) after++
  const isBeside =
    dose === null
      ? lexemes[after]?.kind === 'number' && lexemes[after + 1]?.value === 'ml'
      : dose.unit === 'ml' && lexemes[from - 1]?.kind === 'open'
  const isVolume = lexemes[to - 1]?.value === 'ml' && volume > 0
  if (
    !isBeside ||
    !isVolume ||
    amount.unit === null ||
    amount.high !== undefined ||
    !isSubstance(amount.unit)
  )
    return from
  put(reader, from, to, amount.low / volume, amount.unit)
  return to
}

/** Reads the volume of a concentration before a dose in ml: "/5 ml, 5 ml". */
function volumeAt({ lexemes }: Reader, slash: number): { volume: number; next: number } | null {
  const isCounted = lexemes[slash + 1]?.kind === 'number'
  const volume = isCounted ? (lexemes[slash + 1]?.number ?? Number.NaN) : 1
  const next = isCounted ? slash + 3 : slash + 2
  if (lexemes[slash]?.kind !== 'slash' || lexemes[next - 1]?.value !== 'ml' || !(volume > 0)) return null
  let after = next
  while (isKind(lexemes[after], 'comma', 'swallow', 'give', 'skip', 'stop', 'colon')) after++
  const isBeforeDose = lexemes[after]?.kind === 'number' && lexemes[after + 1]?.value === 'ml'
  return isBeforeDose ? { volume, next } : null
}
