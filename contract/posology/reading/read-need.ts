import { complain, current, type PosologyDraft, type Reader } from '../draft.ts'
import { isTimed } from '../inherit.ts'
import { amountAt } from './read-amount.ts'
import type { Clause } from './clause.ts'
import { putDuration, setDuration } from './put-duration.ts'
import { readReasons } from './read-duration.ts'
import { readPeriod } from './read-frequency.ts'
import { readRemark } from './read-remark.ts'
import { readBandAfterIf } from './read-scale.ts'
import { isWeighed } from '../units.ts'
import { isEdgeOr, isKind } from './lexemes.ts'

/** Reads a maximum: "máximo 4 al día", "no más de 3 g en 24 horas". "máximo 5 días" is a duration. */
export const readMost: Clause = (reader, i) => {
  const { lexemes } = reader
  const draft = current(reader)
  const read = amountAt(lexemes, isKind(lexemes[i + 1], 'colon', 'stop') ? i + 2 : i + 1)
  if (read === null || read.amount.high !== undefined) return i
  let { next } = read
  let unit: string | null = null
  const after = lexemes[next]
  if (after?.kind === 'time' && after.value !== 'h')
    return setDuration(reader, i, next + 1, read.amount, after.value)
  if (after?.kind === 'unit') unit = after.value
  else if (after?.kind === 'times' || after?.kind === 'doses') unit = after.kind === 'times' ? 'vez' : 'dosis'
  if (unit !== null) next++
  const per = readPeriod(lexemes, next)
  // "hasta 3 dosis" is the number of all doses.
  // "c/6h máximo 4 dosis" may be 4 a day, or 4 in all.
  const isDaily = lexemes[i]?.kind === 'most' && draft.frequency?.every.unit === 'h'
  if (per === null && after?.kind === 'doses' && isDaily) complain(reader, 'ambiguous', i, next)
  if (per === null && after?.kind === 'doses' && read.amount.low % 1 === 0)
    return putDuration(reader, i, next, { kind: 'doses', count: read.amount.low })
  const isOfEvents = per === null && isOneForEach(draft) && isEdgeOr(lexemes[next], 'stop', 'close')
  if (per?.unit !== 'd' && !isOfEvents) return i
  const end = per?.next ?? next
  const most = { value: read.amount.low, unit }
  if (draft.most !== null && JSON.stringify(draft.most) !== JSON.stringify(most))
    complain(reader, 'contradiction', i, end)
  draft.most = most
  return end
}

/**
 * Whether one unit is taken after each event, so that a maximum counts units and times alike: "1 tableta después de
 * cada evacuación, máximo 8" is 8 a day. With a dose of 2 mg the maximum may mean 8 mg or 8 times.
 */
function isOneForEach({ after, parts }: PosologyDraft): boolean {
  const { dose } = parts[0] ?? { dose: null }
  const isOne = dose?.low === 1 && dose.high === undefined && dose.unit !== null
  return after !== null && parts.length === 1 && isOne && !isWeighed(dose.unit ?? '')
}

/**
 * Reports a dose as ambiguous where "y" adds "as needed" to fixed times: "2 disparos cada 12 horas y por razón
 * necesaria" means doses at fixed hours and others besides, and not doses that are only taken when needed.
 */
function refuseBoth(reader: Reader, i: number): void {
  if (reader.lexemes[i - 1]?.kind === 'and' && isTimed(current(reader), false))
    complain(reader, 'ambiguous', i - 1, i + 1)
}

export const asNeeded: Clause = (reader, i) => {
  refuseBoth(reader, i)
  current(reader).asNeeded ??= []
  let at = i + 1
  while (
    isKind(reader.lexemes[at], 'for', 'skip', 'comma', 'if', 'colon', 'to') ||
    reader.lexemes[at]?.value === 'para'
  )
    at++
  return reader.lexemes[at]?.kind === 'reason' ? readReasons(reader, at) : i + 1
}

export const readIf: Clause = (reader, i) => {
  let at = i + 1
  while (reader.lexemes[at]?.kind === 'skip') at++
  if (reader.lexemes[at]?.kind !== 'reason') return readBandAfterIf(reader, i)
  const draft = current(reader)
  const { asNeeded: before } = draft
  draft.asNeeded = before && [...before]
  const next = readReasons(reader, at)
  const isSetOff = reader.lexemes[next]?.kind === 'comma'
  if (reader.lexemes[isSetOff ? next + 1 : next]?.kind !== 'remark') {
    refuseBoth(reader, i)
    return next
  }
  const link = reader.lexemes[i - 1]
  const isOnly = [reader.lexemes[i], link].some((one) => one?.value.startsWith('solo'))
  const isApart = link === undefined || isKind(link, 'stop', 'comma')
  // "1 tableta en caso de dolor, suspender si …": only the text after the comma is advice.
  if (isSetOff && (isOnly || !isApart)) return next
  if (isSetOff && link?.kind === 'comma') complain(reader, 'ambiguous', i, next)
  // "En caso de fiebre acudir a urgencias" is advice without a dose.
  draft.asNeeded = before
  return readRemark(reader, i)
}

/** Reads a purpose: "para el dolor". A purpose does not make the treatment "as needed". */
export const readPurpose: Clause = (reader, i) => {
  const { lexemes } = reader
  const count = amountAt(lexemes, i + 1)
  const unit = lexemes[count?.next ?? i]
  // "para 3 meses" is a duration.
  if (count !== null && unit?.kind === 'time' && /^(?:d|wk|mo)$/.test(unit.value))
    return setDuration(reader, i, count.next + 1, count.amount, unit.value)
  let at = i + 1
  while (reader.lexemes[at]?.kind === 'skip') at++
  const reason = reader.lexemes[at]
  if (reason?.kind !== 'reason') return i
  current(reader).notes.push(`para ${reason.value}`)
  return at + 1
}
