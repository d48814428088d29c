import {
  complain,
  current,
  lastPart,
  newPart,
  sameAmount,
  timesOf,
  startStep,
  type PosologyDraft,
  type Reader,
} from '../draft.ts'
import { amountAt, readMomentNumbers } from './read-amount.ts'
import { readDial } from './read-dial.ts'
import { isClockAfterDose, readClock, readHourList } from './read-time.ts'
import { readDaysAWeek } from './read-days.ts'
import { addSupply, supplyAt } from './read-supply.ts'
import { addTimes, readPeriod } from './read-frequency.ts'
import { putDuration, setDuration } from './put-duration.ts'
import { isProductStrength, readConcentration, readStrength } from './read-strength.ts'
import type { Amount, Dose, When } from '../step.ts'
import { isEdgeOr, isKind } from './lexemes.ts'
import { BARE_AFTER, BARE_BEFORE, BEFORE_DAYS } from './neighbours.ts'
import { putRest, restAt } from './read-course.ts'
import { isCountAtEnd } from './read-duration.ts'
import { isAct, isAnotherMeasure, isPoured, isWeighed, isWorn } from '../units.ts'

/** Reads a number with the words after it, which decide what it means. */
export function readNumber(reader: Reader, i: number): number {
  const { lexemes } = reader
  const hours = readHourList(reader, i)
  if (hours > i) return hours
  if (isClockAfterDose(reader, i)) return readClock(reader, i)
  const dial = readMomentNumbers(lexemes, i)
  if (dial !== null) return readDial(reader, i, dial)
  const read = amountAt(lexemes, i)
  if (read === null) return i
  if (read.isBackwards) return i
  if (hasLostItsPoint(reader, i, read.next)) return i
  let { next } = read
  const afterDays = readDaysAWeek(reader, i)
  if (afterDays > i) return afterDays
  if (isMidnight(reader, i)) complain(reader, 'ambiguous', i, i + 2)
  // "un de tableta" is "un cuarto de tableta" without its word "cuarto".
  if (read.amount.low % 1 !== 0)
    while (lexemes[next]?.value === 'de' && lexemes[next + 1]?.kind === 'unit') next++
  const after = lexemes[next]
  const draft = current(reader)
  // The dose of "1 dosis de 500 mg" is 500 mg.
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
    return after.kind === 'doses' && isCountAtEnd(reader, i, next + 1, read.amount)
      ? putDuration(reader, i, next + 1, { kind: 'doses', count: read.amount.low })
      : i
  }
  const rest = restAt(lexemes, next)
  if (rest !== null && read.amount.high === undefined)
    return putRest(reader, i, rest.next, read.amount.low, rest)
  if (after?.kind === 'time') {
    if (!mayEndHere(reader, i) || MINUTES.has(after.value)) return offsetAt(reader, i, read.amount.low, next)
    return setDuration(reader, i, next + 1, read.amount, after.value)
  }
  if (after?.kind === 'ampm') return readClock(reader, i)
  if (after?.kind === 'container') return readContainer(reader, i, read.amount, next)
  // "2 x dia" after a dose states how often the dose is taken.
  if (after?.kind === 'per' && after.value === 'd' && /^x/i.test(reader.text.slice(after.start)))
    if (lastPart(draft).dose !== null && read.amount.low % 1 === 0)
      return addTimes(reader, i, read.amount, { unit: 'd', next: next + 1 })
  return readBareDose(reader, i, read.amount, next)
}

/** Whether "media" stands before a part of the day: "media noche" is midnight, or half a tablet at night. */
export function isMidnight({ lexemes, text }: Reader, i: number): boolean {
  const [half, part] = [lexemes[i], lexemes[i + 1]]
  if (!/^medi[ao]$/.test(half?.value ?? '') || part?.kind !== 'when') return false
  return /^(?:ma.+ana|tarde|noche)/i.test(text.slice(part.start, part.end))
}

/** Reads a package after a number: the dose of an injection ("1 frasco IV"), or the quantity that is handed over. */
function readContainer(reader: Reader, i: number, amount: Amount, next: number): number {
  const { lexemes } = reader
  const word = (lexemes[next]?.value ?? '').replace(/^fco/, 'frasco')
  const [unit = ''] = /^(?:frasco|jeringa)(?=s?$)/.exec(word) ?? []
  if (unit !== '' && lastPart(current(reader)).dose === null)
    return readDose(reader, i, { ...amount, unit }, next + 1)
  // In "1 tab c/24h, 1 caja" the "1 caja" is the quantity that is handed over.
  const isSetOff = isKind(lexemes[i - 1], 'comma', 'stop', 'open')
  const supply = isSetOff && lastPart(current(reader)).dose !== null ? supplyAt(reader, i, i) : i
  return supply
}

/**
 * Whether a number may lack its decimal point: "05 tabletas", "025 mg". "01 tableta", "02 tabletas" and "05 días"
 * are usual spellings.
 */
function hasLostItsPoint({ lexemes, text }: Reader, from: number, to: number): boolean {
  const written = lexemes.slice(from, to).map(({ start, end }) => text.slice(start, end))
  if (!written.some((one) => /^0\d/.test(one))) return false
  const { kind, value = '' } = lexemes[to] ?? {}
  if (isKind(lexemes[to], 'time', 'times', 'doses', 'ampm', 'colon')) return false
  const isCounted = kind !== 'unit' || (!isWeighed(value) && !isPoured(value))
  return !isCounted || !written.every((one) => /^0?[1-4]$/.test(one))
}

/**
 * Minutes in each unit of a time before or after a meal. Days are left out: nobody takes a tablet "2 días antes del
 * desayuno".
 */
const MINUTES = new Map([
  ['h', 60],
  ['min', 1],
])

/** Reads an offset to a meal: "30 minutos antes de los alimentos". */
function offsetAt(reader: Reader, i: number, value: number, unitAt: number): number {
  const { lexemes } = reader
  const moment = lexemes[unitAt + 1]
  const kind = moment?.kind === 'when' || moment?.kind === 'eachmeal' ? moment.value : ''
  const minutes = MINUTES.get(lexemes[unitAt]?.value ?? '')
  if (minutes === undefined || !/^(?:AC|PC|HS)/.test(kind)) return i
  current(reader).offset = value * minutes
  return unitAt + 1
}

/**
 * Whether a bare "7 días" at lexeme `i` can be a duration: after the end of another clause, not after "de" or an unknown
 * word.
 */
function mayEndHere(reader: Reader, i: number): boolean {
  const draft = current(reader)
  return (
    isKind(reader.lexemes[i - 1], ...BEFORE_DAYS) &&
    (draft.frequency !== null ||
      draft.asNeeded !== null ||
      draft.parts.some((p) => timesOf(p).length > 0 || isWorn(p.dose?.unit)))
  )
}

function readDose(reader: Reader, from: number, dose: Dose, next: number): number {
  const { lexemes } = reader
  const draft = current(reader)
  const unit = dose.unit ?? ''
  if (isAct(unit) && lastPart(draft).dose === null) draft.act ??= unit
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
  if (isPerWeight) {
    const held = readConcentration(reader, from, next, dose)
    return held > from ? held : skipConcentration(reader, from, next)
  }
  if (isMidnight(reader, next - 1)) complain(reader, 'ambiguous', from, next + 1)
  if (readStrength(reader, from, next, dose)) return next
  if (isQuantityAlone(reader, dose)) return addSupply(reader, from, next, dose)
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

/**
 * Reads a dose without unit: "Tomar 1 cada 8 horas", "… y 2 en la noche". The unit was stated before, or is the
 * presentation's.
 */
function readBareDose(reader: Reader, from: number, amount: Omit<Dose, 'unit'>, next: number): number {
  const draft = current(reader)
  const [before, after] = [reader.lexemes[from - 1], reader.lexemes[next]]
  const isSpoken = isEdgeOr(before, ...BARE_AFTER)
  const isMomentFirst = before?.kind === 'when' && isEdgeOr(after, 'and', 'comma', 'stop', 'for')
  const count = after?.kind === 'comma' ? next + 1 : next
  const isIfNeeded = after?.kind === 'comma' && isKind(reader.lexemes[count], 'prn', 'if')
  const isCounted =
    reader.lexemes[count]?.kind === 'number' && isKind(reader.lexemes[count + 1], 'times', 'doses')
  let day = next
  while (reader.lexemes[day]?.kind === 'skip') day++
  const isOnDay = reader.lexemes[day]?.kind === 'day'
  const isPair = isKind(after, ...BARE_BEFORE) || isOnDay || isMomentFirst || isCounted || isIfNeeded
  const isHalf = after === undefined && amount.low % 1 !== 0
  const isTaper = reader.drafts.length > 1 && before?.kind === 'next' && (after?.kind === 'for' || isHalf)
  if (!isSpoken || !(isPair || isTaper)) return from
  if (after?.kind === 'per' && amount.low !== 1 && !draft.parts.some((p) => p.dose !== null)) {
    complain(reader, 'ambiguous', from, next + 1)
  }
  const said = lastPart(draft).dose ?? draft.parts[0]?.dose
  const unit = said?.unit ?? draft.parts[0]?.dose?.unit ?? null
  if (said && isAnotherMeasure(unit, said.low, amount.low)) complain(reader, 'ambiguous', from, next)
  addDose(reader, from, next, { ...amount, unit })
  return next
}

/** Adds a dose to the current part, to a new part, or to a new step. */
export function addDose(reader: Reader, from: number, to: number, dose: Dose): void {
  const draft = current(reader)
  const part = lastPart(draft)
  if (part.dose === null) {
    part.dose = dose
    part.momentFirst = timesOf(part).length > 0 || part.glucose !== null
    return
  }
  const before = reader.lexemes[from - 1]
  const isInBrackets = before?.kind === 'open'
  // An equal dose after "y" or a comma is a second one: "1 cada 8 horas y 1 en caso de dolor".
  if (part.dose.unit === null && sameAmount(part.dose, dose) && !isKind(before, 'and', 'comma', 'stop')) {
    part.dose = dose
    return
  }
  const hasMoment = timesOf(part).length > 0 || part.glucose !== null
  const isEveryDay = part.days.length > 0 && draft.frequency?.every.unit !== 'wk'
  const isOver = draft.duration?.kind === 'span' || draft.first
  const isSameUnit = dose.unit === null || dose.unit === part.dose.unit
  const isLast = draft.bySign && reader.lexemes[to]?.kind === 'for'
  const isNumbered = before?.kind === 'and' && (draft.numbered || draft.first || isLast)
  if (isOver && isSameUnit && (isSequel(reader, from) || isNumbered)) {
    startStep(reader)
    current(reader).bySign = true
    lastPart(current(reader)).dose = dose
  } else if (hasMoment && (draft.frequency === null || isEveryDay)) {
    const when = part.momentFirst && part.days.length === 0 ? takeLast(part) : []
    draft.parts.push(newPart({ dose, when, momentFirst: part.momentFirst }))
  } else {
    // An equal dose may be a second one: "1 tableta cada 8 horas, y 1 tableta en caso de dolor".
    const isSaidAgain = sameAmount(part.dose, dose) && part.dose.unit === dose.unit && isInBrackets
    if (!isSaidAgain) complain(reader, 'contradiction', from, to)
  }
}

/**
 * Smallest amount after a complete instruction that is the quantity to hand over, and not a second dose: "1 tab c/12h 20
 * tabletas".
 */
const QUANTITY_AT_LEAST = 12

/** Whether an amount after a dose and its frequency is the quantity that is handed over. */
function isQuantityAlone(reader: Reader, { low, high, unit }: Dose): boolean {
  const { parts, frequency } = current(reader)
  const [part] = parts
  return (
    parts.length === 1 &&
    frequency !== null &&
    high === undefined &&
    low >= QUANTITY_AT_LEAST &&
    low % 1 === 0 &&
    part?.dose?.unit === unit &&
    unit !== null &&
    !isWeighed(unit) &&
    unit !== 'gota'
  )
}

/** Whether a sign before the dose begins a new step: "… por 5 días, 20 mg …". */
const isSequel = ({ lexemes }: Reader, from: number): boolean =>
  isKind(lexemes[from - 1], 'comma', 'stop', 'swallow', 'give')

/** Removes the last moment from a part, because it belongs to the dose after it. */
const takeLast = (part: PosologyDraft['parts'][number]): When[] =>
  part.when.length > 1 ? part.when.splice(-1) : []
