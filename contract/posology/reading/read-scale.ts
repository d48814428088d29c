import { complain, current, lastPart, newPart, type Reader } from '../draft.ts'
import type { Glucose } from '../step.ts'
import { isKind, type Lexeme } from './lexemes.ts'

/** Least and greatest blood glucose, in mg/dL, that a scale of insulin doses may name. */
const [LEAST, GREATEST] = [60, 600]

/** Reads the heading of a scale of doses by glucose: "según glucosa:", "si la glucemia capilar es de". */
export function readGlucose(reader: Reader, i: number): number {
  const next = skipped(reader, i + 1)
  return readBand(reader, i, next)
}

/**
 * Reads one line of a scale: "150-200: 2 UI", "de 201 a 250 4 UI", "mayor de 300: 8 UI".
 * @returns index after the limits, or `from` when there are none
 */
function readBand(reader: Reader, from: number, at: number): number {
  const band = bandAt(reader, at)
  if (band === null) return from
  const draft = current(reader)
  const part = lastPart(draft)
  // "4 UI si glucosa 200 a 250, 6 UI si glucosa 251 a 300": the dose is written before its limits.
  if (part.glucose === null && part.dose !== null) part.glucose = band.glucose
  else if (part.glucose === null) {
    part.glucose = band.glucose
    part.momentFirst = true
  } else if (part.dose !== null && part.momentFirst)
    draft.parts.push(newPart({ glucose: band.glucose, momentFirst: true }))
  else complain(reader, 'ambiguous', from, band.next)
  return skipped(reader, band.next)
}

/** Reads the limits of a further dose: "4 UI si glucosa 150-200, 6 UI si 201-250". */
export function readBandAfterIf(reader: Reader, i: number): number {
  const { parts } = current(reader)
  const [last, ...before] = parts.toReversed()
  const isFurther = last?.dose != null && last.glucose === null && before.length > 0
  return isFurther && before.every(({ glucose, momentFirst }) => glucose !== null && !momentFirst)
    ? readBand(reader, i, skipped(reader, i + 1))
    : i
}

/**
 * Reads a further line of a scale of doses by glucose. The scale begins with a heading, or with a first line of limits
 * and units of insulin, which no other text has: "<150: 0 UI", "150-200 2 UI".
 */
export function readNextBand(reader: Reader, i: number): number {
  const { parts } = current(reader)
  if (isFirstLine(reader, i)) return readBand(reader, i, i)
  const isScale = parts.every(
    ({ glucose, dose, momentFirst }) => glucose !== null && dose !== null && momentFirst,
  )
  return isScale ? readBand(reader, i, i) : i
}

function isFirstLine(reader: Reader, i: number): boolean {
  const { lexemes } = reader
  const [only, ...others] = current(reader).parts
  const isBlank = only !== undefined && others.length === 0 && only.glucose === null && only.dose === null
  const band = isBlank ? bandAt(reader, i) : null
  if (band === null) return false
  const at = skipped(reader, band.next)
  const [amount, unit] = lexemes.slice(at)
  return amount?.kind === 'number'
    ? unit?.value === INSULIN_UNIT
    : amount?.kind === 'nothing' && at > band.next
}

/** Unit in which insulin is counted. */
const INSULIN_UNIT = 'unidad'

/** Whether a sign or word includes the limit after it: ">=", "≤", "mayor o igual a". */
export const isIncluded = (text: string, { start, end }: Lexeme): boolean =>
  /^(?:[<>] ?=|[≤≥]|\p{L}+ o igual)/iu.test(text.slice(start, end))

interface Band {
  glucose: Glucose
  next: number
}

const isLimit = (value: number): boolean => value >= LEAST && value <= GREATEST

function bandAt({ lexemes, text }: Reader, i: number): Band | null {
  const first = lexemes[i]
  if (first?.kind === 'above' || first?.kind === 'below') {
    const limit = lexemes[i + 1]?.number ?? Number.NaN
    if (!isLimit(limit)) return null
    return bandOf(first.kind === 'above', limit, isIncluded(text, first), i + 2)
  }
  if (first?.kind !== 'number') return null
  const low = first.number
  const end = isKind(lexemes[i + 1], 'mgdl') ? i + 2 : i + 1
  // "300 o más", "de 150 mg/dL o menos".
  if (isKind(lexemes[end], 'ormore', 'orless'))
    return isLimit(low) ? bandOf(lexemes[end]?.kind === 'ormore', low, true, end + 1) : null
  const [link, high] = [lexemes[i + 1], lexemes[i + 2]]
  if (!isKind(link, 'dash', 'to', 'and') || high === undefined) return null
  const isSpan = isLimit(low) && isLimit(high.number) && high.number > low
  return isSpan ? { glucose: { from: low, to: high.number }, next: i + 3 } : null
}

const bandOf = (isAbove: boolean, limit: number, isWithin: boolean, next: number): Band => ({
  glucose: { ...(isAbove ? { from: limit } : { to: limit }), ...(isWithin && { isIncluded: true }) },
  next,
})

/** Reads the line of a scale that gives no insulin: "<150: nada". */
export function readNothing(reader: Reader, i: number): number {
  const part = lastPart(current(reader))
  if (part.glucose === null || part.dose !== null || !part.momentFirst) return i
  part.dose = { low: 0, unit: INSULIN_UNIT }
  return i + 1
}

const skipped = ({ lexemes }: Reader, i: number): number => {
  let next = i
  while (isKind(lexemes[next], 'skip', 'colon', 'mgdl')) next++
  return next
}
