import { complain, current, lastPart, type Reader } from '../draft.ts'
import type { Repeat, TimeUnit } from '../step.ts'
import { amountAt } from './read-amount.ts'
import { isEdgeOr, isKind, type Lexeme } from './lexemes.ts'

interface Rest {
  kind: 'rest' | 'placebo'
  /** Null where the text counts days without saying so. */
  unit: TimeUnit | null
}

const kindOf = (words: string): Rest['kind'] => (words.endsWith('placebo') ? 'placebo' : 'rest')

/** Reads the end of "7 días de descanso", "7 de descanso", "7 de placebo"; null for other words. */
export function restAt(lexemes: readonly Lexeme[], i: number): (Rest & { next: number }) | null {
  const [unit, end] = [lexemes[i], lexemes[i + 1]]
  if (unit?.kind === 'ofrest') return { kind: kindOf(unit.value), unit: null, next: i + 1 }
  return unit?.kind === 'time' && /^(?:d|wk)$/.test(unit.value) && end?.kind === 'ofrest'
    ? { kind: kindOf(end.value), unit: unit.value as TimeUnit, next: i + 2 }
    : null
}

/** Reads the days between two treatments: "descansar 7 días", "y descansar 7". A bare number counts days. */
export function readRest(reader: Reader, i: number): number {
  const { lexemes } = reader
  let at = i + 1
  while (isKind(lexemes[at], 'for', 'skip', 'colon')) at++
  const count = lexemes[at]
  const unit = lexemes[at + 1]
  if (count?.kind !== 'number' || count.number % 1 !== 0) return i
  const isNamed = unit?.kind === 'time' && /^(?:d|wk)$/.test(unit.value)
  if (!isNamed && unit !== undefined && !isKind(unit, 'comma', 'stop', 'and', 'again', 'for', 'close'))
    return i
  const named = isNamed ? (unit.value as TimeUnit) : null
  return putRest(reader, i, isNamed ? at + 2 : at + 1, count.number, { kind: 'rest', unit: named })
}

/**
 * Sets the time between two treatments, which need a treatment with an end before them. A number without a unit (null)
 * counts days; after a treatment of weeks "y 1 de descanso" is a week, and other numbers may count days or weeks.
 */
export function putRest(
  reader: Reader,
  from: number,
  to: number,
  value: number,
  { kind, unit }: Rest,
): number {
  const { duration } = current(reader)
  if (duration?.kind !== 'span' || value < 1 || value % 1 !== 0) complain(reader, 'not-understood', from, to)
  const isOfDays = duration?.kind !== 'span' || duration.unit === 'd'
  const isAWeek = duration?.kind === 'span' && duration.unit === 'wk' && value === 1
  if (unit === null && !isOfDays && !isAWeek) complain(reader, 'ambiguous', from, to)
  return putRepeat(reader, from, to, {
    kind,
    value,
    unit: unit ?? (isAWeek ? 'wk' : 'd'),
    rounds: null,
  })
}

/**
 * Reads a second treatment, as in "repetir en 15 días". A dose that is taken as needed may be repeated after some hours:
 * "puede repetir a las 2 horas si persiste el dolor".
 */
export function readAgain(reader: Reader, i: number): number {
  const { lexemes } = reader
  const draft = current(reader)
  // In "descansar 7 días y reiniciar" the words "y reiniciar" add no meaning.
  const isPaused = draft.repeat !== null && draft.repeat.kind !== 'again'
  if (isPaused && lexemes[i]?.value !== 'repetir') return i + 1
  let at = i + 1
  while (isKind(lexemes[at], 'in', 'to', 'skip', 'once', 'doses', 'atclock', 'next')) at++
  const one = lexemes[at]
  if (one?.kind === 'per' && /^en /i.test(reader.text.slice(one.start)))
    return putRepeat(reader, i, at + 1, { kind: 'again', value: 1, unit: one.value as TimeUnit, rounds: 2 })
  const read = amountAt(lexemes, at)
  const unit = lexemes[read?.next ?? at]
  // Some hours after a dose that is not "as needed", a second one may be meant only where the first does not help.
  const isInHours = unit?.value === 'h' && (draft.asNeeded !== null || (read?.amount.low ?? 0) >= 24)
  const isSpan = unit?.kind === 'time' && (isInHours || /^(?:d|wk|mo|q)$/.test(unit.value))
  if (read === null || at === i + 1 || read.amount.high !== undefined || !isSpan)
    return isPaused && at === i + 1 ? i + 1 : i
  const [value, named] = unit.value === 'q' ? [read.amount.low * 15, 'd'] : [read.amount.low, unit.value]
  const end = read.next + 1
  putRepeat(reader, i, end, { kind: 'again', value, unit: named as TimeUnit, rounds: 2 })
  // "Si persiste" without a reason only says that the dose is repeated when needed.
  const isStill =
    isKind(lexemes[end], 'still') ||
    (isKind(lexemes[end], 'if') && isEdgeOr(lexemes[end + 1], 'comma', 'stop'))
  return isStill ? end + 1 : end
}

/** Sets how many treatments there are: "por 3 ciclos". */
export function putRounds(reader: Reader, from: number, to: number, rounds: number): number {
  const { repeat } = current(reader)
  if (repeat === null || repeat.kind === 'again' || rounds % 1 !== 0 || rounds < 1) return from
  if (repeat.rounds !== null && repeat.rounds !== rounds) complain(reader, 'contradiction', from, to)
  repeat.rounds = rounds
  return to
}

function putRepeat(reader: Reader, from: number, to: number, repeat: Repeat): number {
  const draft = current(reader)
  if (draft.repeat !== null && JSON.stringify(draft.repeat) !== JSON.stringify(repeat))
    complain(reader, 'contradiction', from, to)
  if (reader.drafts.length > 1 && repeat.kind === 'again') complain(reader, 'ambiguous', from, to)
  draft.repeat = repeat
  return to
}

/** Reads "21/7" as 21 days with the medicine and 7 without it. */
export function readCycle(reader: Reader, i: number): number {
  const { lexemes, text } = reader
  const [on, slash, off] = [lexemes[i], lexemes[i + 1], lexemes[i + 2]]
  if (slash?.kind !== 'slash' || on === undefined || off === undefined) return i
  if (!/^(?:21\/7|24\/4|28\/0)$/.test(text.slice(on.start, off.end))) return i
  const draft = current(reader)
  if (draft.duration !== null) complain(reader, 'contradiction', i, i + 3)
  draft.duration = { kind: 'span', low: on.number, unit: 'd' }
  return off.number === 0 ? i + 3 : putRest(reader, i, i + 3, off.number, { kind: 'rest', unit: 'd' })
}

/** Reads an event that each dose follows: "después de cada evacuación". */
export function readAfter(reader: Reader, i: number): number {
  const draft = current(reader)
  const event = reader.lexemes[i]?.value ?? ''
  if ((draft.after !== null && draft.after !== event) || draft.frequency !== null)
    complain(reader, 'contradiction', i, i + 1)
  draft.after = event
  return i + 1
}

/**
 * Reads a change of the dose by the same amount: "disminuir 5 mg cada semana hasta suspender", "aumentar 25 mg cada semana
 * hasta 100 mg".
 */
export function readTaper(reader: Reader, i: number): number {
  const { lexemes } = reader
  const draft = current(reader)
  const dose = lastPart(draft).dose
  const read = amountAt(lexemes, i + 1)
  if (dose === null || read === null || read.amount.high !== undefined || draft.taper !== null) return i
  let at = read.next
  if (lexemes[at]?.kind === 'unit') {
    if (dose.unit !== null && lexemes[at]?.value !== dose.unit) return i
    dose.unit ??= lexemes[at]?.value ?? null
    at++
  }
  if (lexemes[at]?.kind !== 'each') return i
  at++
  const count = amountAt(lexemes, at)
  if (count !== null) at = count.next
  const unit = lexemes[at]
  const length = count?.amount.low ?? 1
  if (unit?.kind !== 'time' || !/^(?:d|wk|mo)$/.test(unit.value) || count?.amount.high !== undefined) return i
  at++
  const end = endAt(reader, at, dose.unit)
  if (end === null) return i
  const falls = lexemes[i]?.value.includes('aument') !== true && lexemes[i]?.value.includes('sub') !== true
  // In Mexico "cada 8 días" means weekly.
  const every =
    unit.value === 'd' && length === 8
      ? { count: 1, unit: 'wk' as const }
      : { count: length, unit: unit.value as TimeUnit }
  draft.taper = { by: falls ? -read.amount.low : read.amount.low, every, to: end.to }
  return end.next
}

/**
 * Reads the dose at which a repeated change of the dose ends: "hasta suspender", "hasta 10 mg"; null where the text does
 * not say.
 */
function endAt({ lexemes }: Reader, i: number, own: string | null): { to: number; next: number } | null {
  if (lexemes[i]?.kind === 'tozero') return { to: 0, next: i + 1 }
  const to = lexemes[i + 1]
  const unit = lexemes[i + 2]
  if (lexemes[i]?.kind !== 'upto' || to?.kind !== 'number' || Number.isNaN(to.number)) return null
  const isNamed = unit?.kind === 'unit'
  return isNamed && unit.value !== own ? null : { to: to.number, next: isNamed ? i + 3 : i + 2 }
}
