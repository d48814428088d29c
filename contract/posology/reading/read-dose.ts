import {
  complain,
  current,
  lastPart,
  newDraft,
  sameAmount,
  type PosologyDraft,
  type Reader,
} from '../draft.ts'
import { amountAt, readMomentNumbers } from './read-amount.ts'
import { readClock } from './read-time.ts'
import { addTimes, readPeriod } from './read-frequency.ts'
import { setDuration } from './read-duration.ts'
import { isProductStrength, readStrength } from './read-strength.ts'
import type { Dose, When } from '../step.ts'
import { isAct, isPoured, isWeighed } from '../units.ts'

/** Reads a number with the words after it, which decide what it means. */
export function readNumber(reader: Reader, i: number): number {
  const { lexemes } = reader
  const dial = readMomentNumbers(lexemes, i)
  if (dial !== null) return readDial(reader, i, dial)
  const read = amountAt(lexemes, i)
  if (read === null) return i
  if (read.isBackwards) return i
  if (hasLostItsPoint(reader, i, read.next)) return i
  let { next } = read
  // "un de tableta" is "un cuarto de tableta" without its word "cuarto".
  if (read.amount.low % 1 !== 0)
    while (lexemes[next]?.value === 'de' && lexemes[next + 1]?.kind === 'unit') next++
  const after = lexemes[next]
  const draft = current(reader)
  // "1 dosis de 500 mg" is 500 mg.
  const isOneOf = after?.kind === 'give' && /^(?:dosis|aplicacion) de$/.test(after.value)
  if (isOneOf && read.amount.low === 1 && read.amount.high === undefined) return next + 1
  if (after?.kind === 'unit') return readDose(reader, i, { ...read.amount, unit: after.value }, next + 1)
  if (after?.kind === 'times' || after?.kind === 'doses') {
    const per = readPeriod(lexemes, next + 1)
    const said = lastPart(draft).dose
    // "1 dosis cada 24 horas" states dose and frequency; "5 ml, 1 dosis al día" only the frequency.
    const isDoseToo = after.kind === 'doses' && said === null && lexemes[next + 2]?.kind === 'number'
    const isOneOfIt = isDoseToo && read.amount.low === 1 && read.amount.high === undefined
    if (per !== null && read.amount.low % 1 === 0 && !isOneOfIt) return addTimes(reader, i, read.amount, per)
    if (after.kind === 'doses' && (said === null || said.unit === 'dosis'))
      return readDose(reader, i, { ...read.amount, unit: 'dosis' }, next + 1)
    return i
  }
  if (after?.kind === 'time') {
    if (!mayEndHere(reader, i) || after.value === 'h' || after.value === 'min')
      return offsetAt(reader, i, read.amount.low, next)
    return setDuration(reader, i, next + 1, read.amount, after.value)
  }
  if (after?.kind === 'ampm') return readClock(reader, i)
  return readBareDose(reader, i, read.amount, next)
}

/**
 * Whether a number may lack its decimal point: "05 tabletas", "025 mg". "01 tableta", "02 tabletas" and "05 días"
 * are usual spellings.
 */
function hasLostItsPoint({ lexemes, text }: Reader, from: number, to: number): boolean {
  const written = lexemes.slice(from, to).map(({ start, end }) => text.slice(start, end))
  if (!written.some((one) => /^0\d/.test(one))) return false
  const { kind, value = '' } = lexemes[to] ?? {}
  if (/^(?:time|times|doses|ampm|colon)$/.test(kind ?? '')) return false
  const isCounted = kind !== 'unit' || (!isWeighed(value) && !isPoured(value))
  return !isCounted || !written.every((one) => /^0?[1-4]$/.test(one))
}

/** Reads an offset to a meal: "30 minutos antes de los alimentos". */
function offsetAt(reader: Reader, i: number, value: number, unitAt: number): number {
  const { lexemes } = reader
  const moment = lexemes[unitAt + 1]
  const kind = moment?.kind === 'when' || moment?.kind === 'eachmeal' ? moment.value : ''
  if (!/^(?:AC|PC|HS)/.test(kind)) return i
  current(reader).offset = value * (lexemes[unitAt]?.value === 'h' ? 60 : 1)
  return unitAt + 1
}

/**
 * Whether a bare "7 días" can be a duration here: after the end of another clause, not after "de" or an unknown
 * word.
 */
function mayEndHere(reader: Reader, i: number): boolean {
  const before = reader.lexemes[i - 1]?.kind ?? ''
  const draft = current(reader)
  const isAfter =
    /^(?:time|per|regularly|when|eachmeal|route|site|day|comma|dash|open|stop|reason|prn|ampm|doses|unit|number|note)$/.test(
      before,
    )
  return (
    isAfter &&
    (draft.frequency !== null ||
      draft.asNeeded !== null ||
      draft.parts.some((p) => p.when.length > 0 || p.at.length > 0))
  )
}

function readDose(reader: Reader, from: number, dose: Dose, next: number): number {
  const { lexemes } = reader
  const draft = current(reader)
  const unit = dose.unit ?? ''
  if (isAct(unit)) {
    const per = readPeriod(lexemes, next)
    const isRate = lexemes[next]?.value !== 'diario' && lexemes[next + 1]?.kind !== 'number'
    if (per !== null && isRate)
      return addTimes(reader, from, { low: dose.low, ...(dose.high && { high: dose.high }) }, per)
  }
  if (
    lexemes[next]?.kind === 'and' &&
    lexemes[next + 1]?.number === 0.5 &&
    lexemes[next + 2]?.kind !== 'unit' &&
    dose.high === undefined
  ) {
    dose = { ...dose, low: dose.low + 0.5 }
    next += 2
  }
  const isPerWeight =
    lexemes[next]?.kind === 'slash' && readPeriod(lexemes, next) === null && !isInterval(reader, next)
  if (isPerWeight) return skipConcentration(reader, from, next)
  if (readStrength(reader, from, next, dose)) return next
  if (isWeighed(unit) && lastPart(draft).dose === null && isProductStrength(reader, from, next)) {
    complain(reader, 'not-understood', from, next)
    return next
  }
  addDose(reader, from, next, dose)
  return next
}

const isInterval = ({ lexemes }: Reader, slash: number): boolean =>
  lexemes[slash + 1]?.kind === 'number' && lexemes[slash + 2]?.kind === 'time'

/** Skips a concentration, which is no dose: "10 mg/kg", "250 mg/5 ml". */
function skipConcentration(reader: Reader, from: number, slash: number): number {
  let next = slash + 1
  if (reader.lexemes[next]?.kind === 'number') next++
  if (reader.lexemes[next] !== undefined) next++
  complain(reader, 'not-understood', from, next)
  return next
}

const BARE_BEFORE = /^(?:each|per|when|eachmeal|prn|if|route|site|day|regularly|atclock|once|firstday)$/

/**
 * Reads a dose without unit: "Tomar 1 cada 8 horas", "… y 2 en la noche". The unit was stated before, or is the
 * presentation's.
 */
function readBareDose(reader: Reader, from: number, amount: Omit<Dose, 'unit'>, next: number): number {
  const draft = current(reader)
  const after = reader.lexemes[next]?.kind ?? ''
  const before = reader.lexemes[from - 1]?.kind ?? 'start'
  const isSpoken = /^(?:swallow|spread|inhale|give|start|next|and|comma|when|stop)$/.test(before)
  const isMomentFirst = before === 'when' && /^(?:|and|comma|stop|for)$/.test(after)
  const count = after === 'comma' ? next + 1 : next
  const isIfNeeded = after === 'comma' && /^(?:prn|if)$/.test(reader.lexemes[count]?.kind ?? '')
  const isCounted =
    reader.lexemes[count]?.kind === 'number' &&
    /^(?:times|doses)$/.test(reader.lexemes[count + 1]?.kind ?? '')
  const isOnDay = after === 'skip' && reader.lexemes[next + 1]?.kind === 'day'
  const isPair = BARE_BEFORE.test(after) || isOnDay || isMomentFirst || isCounted || isIfNeeded
  const isTaper = reader.drafts.length > 1 && before === 'next' && after === 'for'
  if (!isSpoken || !(isPair || isTaper)) return from
  if (after === 'per' && amount.low !== 1 && !draft.parts.some((p) => p.dose !== null)) {
    complain(reader, 'ambiguous', from, next + 1)
  }
  const unit = lastPart(draft).dose?.unit ?? draft.parts[0]?.dose?.unit ?? null
  addDose(reader, from, next, { ...amount, unit })
  return next
}

/** Adds a dose to the current part, to a new part, or to a new step. */
export function addDose(reader: Reader, from: number, to: number, dose: Dose): void {
  const draft = current(reader)
  const part = lastPart(draft)
  if (part.dose === null) {
    part.dose = dose
    part.momentFirst = part.when.length + part.at.length > 0
    return
  }
  const before = reader.lexemes[from - 1]?.kind ?? ''
  const isInBrackets = before === 'open'
  // An equal dose after "y" or a comma is a second one: "1 cada 8 horas y 1 en caso de dolor".
  if (part.dose.unit === null && sameAmount(part.dose, dose) && !/^(?:and|comma|stop)$/.test(before)) {
    part.dose = dose
    return
  }
  const hasMoment = part.when.length + part.at.length > 0
  const isOver = draft.duration?.kind === 'span' || draft.first
  const isSameUnit = dose.unit === null || dose.unit === part.dose.unit
  if (isOver && isSameUnit && isSequel(reader, from)) {
    startStep(reader)
    current(reader).bySign = true
    lastPart(current(reader)).dose = dose
  } else if (hasMoment && draft.frequency === null) {
    const when = part.momentFirst ? takeLast(part) : []
    draft.parts.push({ dose, when, at: [], momentFirst: part.momentFirst })
  } else {
    // An equal dose may be a second one: "1 tableta cada 8 horas, y 1 tableta en caso de dolor".
    const isSaidAgain = sameAmount(part.dose, dose) && part.dose.unit === dose.unit && isInBrackets
    if (!isSaidAgain) complain(reader, 'contradiction', from, to)
  }
}

/** Whether a sign before the dose begins a new step: "… por 5 días, 20 mg …". */
const isSequel = ({ lexemes }: Reader, from: number): boolean =>
  /^(?:comma|stop|swallow|give)$/.test(lexemes[from - 1]?.kind ?? '')

/** Removes the last moment from a part, because it belongs to the dose after it. */
const takeLast = (part: PosologyDraft['parts'][number]): When[] =>
  part.when.length > 1 ? part.when.splice(-1) : []

export function startStep(reader: Reader): void {
  reader.drafts.push(newDraft())
}

const DIALS: Record<number, When[]> = { 3: ['MORN', 'NOON', 'NIGHT'], 4: ['MORN', 'NOON', 'AFT', 'NIGHT'] }
/** In a row of numbers without a unit, a greater number may be a date or a telephone. */
const DIAL_AT_MOST = 9
const DIAL_UNITS = /^(?:mg|mcg|g|l|cm|mEq)$/

function readDial(reader: Reader, from: number, dial: { numbers: number[]; next: number }): number {
  const { numbers } = dial
  const written = reader.text.slice(reader.lexemes[from]?.start, reader.lexemes[dial.next - 1]?.end)
  const unitAt = reader.lexemes[dial.next]
  const unit = unitAt?.kind === 'unit' ? unitAt.value : null
  const next = unit === null ? dial.next : dial.next + 1
  const moments = DIALS[numbers.length]
  const draft = current(reader)
  const known = unit ?? lastPart(draft).dose?.unit ?? null
  const isOdd =
    moments === undefined ||
    numbers.every((n) => n === 0) ||
    // "05-0-05" has lost its decimal points. In "1-1-1 1/2" the half may be the dose of each moment.
    /(?<![\d.,])0\d|\d +[½¼¾]|\d +\d/.test(written) ||
    (known !== null && DIAL_UNITS.test(known)) ||
    (unit === null && numbers.some((n) => n > DIAL_AT_MOST))
  if (isOdd || draft.parts.length > 1 || lastPart(draft).when.length + lastPart(draft).at.length > 0) {
    complain(reader, isOdd ? 'not-understood' : 'contradiction', from, next)
    return next
  }
  const said = lastPart(draft).dose
  // "1 tableta 1-0-1": the numbers must agree with the dose that was stated before.
  if (said !== null && (said.high !== undefined || numbers.some((n) => n !== 0 && n !== said.low)))
    complain(reader, 'contradiction', from, next)
  draft.parts = numbers.flatMap((low, k) => {
    const moment = moments[k]
    return low === 0 || moment === undefined
      ? []
      : [{ dose: { low, unit: known }, when: [moment], at: [], momentFirst: false }]
  })
  draft.dialed = draft.parts.length
  return next
}
