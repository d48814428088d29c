import type { AdministrationRoute } from '../../medications/administration-route.ts'
import { complain, current, lastPart, type Reader } from '../draft.ts'
import { cellsOf, type Lexeme } from './lexemes.ts'
import { SITES } from './lexicon.ts'
import { amountAt } from './read-amount.ts'
import { addDose, readNumber, startStep } from './read-dose.ts'
import { putDuration, readFor, readReasons, readUntil, setDuration } from './read-duration.ts'
import { readPeriod, readEach, readEachMeal, readPer, readRegularly, readSlash } from './read-frequency.ts'
import { readClock, readDay, readWhen } from './read-time.ts'
import { plain } from '../words.ts'

/** Reads a clause that begins at `i`. @returns index of the next clause, or `i` when this is no such clause */
type Clause = (reader: Reader, i: number) => number

const pass: Clause = (_, i) => i + 1

const SITE_ROUTES = new Map(
  cellsOf(SITES).map(([key = '', , , route = '']) => [key, route as AdministrationRoute | '']),
)

const readRoute: Clause = (reader, i) => {
  const draft = current(reader)
  const route = reader.lexemes[i]?.value as AdministrationRoute
  if (draft.route !== null && draft.route !== route) complain(reader, 'contradiction', i, i + 1)
  draft.route ??= route
  return i + 1
}

const readSite: Clause = (reader, i) => {
  const draft = current(reader)
  const site = reader.lexemes[i]?.value ?? ''
  if (draft.site !== null && draft.site !== site) complain(reader, 'contradiction', i, i + 1)
  draft.site = site
  const route = SITE_ROUTES.get(site) ?? ''
  if (route !== '') draft.routeHint = route
  return i + 1
}

/** Reads a maximum: "máximo 4 al día", "no más de 3 g en 24 horas". "máximo 5 días" is a duration. */
const readMost: Clause = (reader, i) => {
  const { lexemes } = reader
  const draft = current(reader)
  const read = amountAt(lexemes, /^(?:colon|stop)$/.test(lexemes[i + 1]?.kind ?? '') ? i + 2 : i + 1)
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
  if (per === null && after?.kind === 'doses' && read.amount.low % 1 === 0)
    return putDuration(reader, i, next, { kind: 'doses', count: read.amount.low })
  if (per?.unit !== 'd') return i
  const most = { value: read.amount.low, unit }
  if (draft.most !== null && JSON.stringify(draft.most) !== JSON.stringify(most))
    complain(reader, 'contradiction', i, per.next)
  draft.most = most
  return per.next
}

const asNeeded: Clause = (reader, i) => {
  current(reader).asNeeded ??= []
  let at = i + 1
  while (
    /^(?:for|skip|comma|if|colon|to)$/.test(reader.lexemes[at]?.kind ?? '') ||
    reader.lexemes[at]?.value === 'para'
  )
    at++
  return reader.lexemes[at]?.kind === 'reason' ? readReasons(reader, at) : i + 1
}

const readIf: Clause = (reader, i) => {
  let at = i + 1
  while (reader.lexemes[at]?.kind === 'skip') at++
  if (reader.lexemes[at]?.kind !== 'reason') return i
  const draft = current(reader)
  const { asNeeded: before } = draft
  draft.asNeeded = before && [...before]
  const next = readReasons(reader, at)
  const isSetOff = reader.lexemes[next]?.kind === 'comma'
  if (reader.lexemes[isSetOff ? next + 1 : next]?.kind !== 'remark') return next
  const link = reader.lexemes[i - 1]
  const isOnly = [reader.lexemes[i], link].some((one) => one?.value.startsWith('solo'))
  const isApart = link === undefined || /^(?:stop|comma)$/.test(link.kind)
  // "1 tableta en caso de dolor, suspender si …": only the text after the comma is advice.
  if (isSetOff && (isOnly || !isApart)) return next
  if (isSetOff && link?.kind === 'comma') complain(reader, 'ambiguous', i, next)
  // "En caso de fiebre acudir a urgencias" is advice without a dose.
  draft.asNeeded = before
  return readRemark(reader, i)
}

/** Reads the liquid that a medicine is taken in: "en 200 ml de agua", "con 250 ml de agua". */
const readIn: Clause = (reader, i) => {
  const { lexemes, text } = reader
  const [one, unit, water] = [lexemes[i + 1], lexemes[i + 2], lexemes[i + 3]]
  if (one?.kind === 'number' && unit?.value === 'ml' && water?.kind === 'water') {
    current(reader).notes.push(text.slice(lexemes[i]?.start, water.end))
    return i + 4
  }
  return lexemes[i]?.value === 'con' ? i + 1 : i
}

/** Reads a purpose: "para el dolor". It does not make the treatment "as needed". */
const readPurpose: Clause = (reader, i) => {
  let at = i + 1
  while (reader.lexemes[at]?.kind === 'skip') at++
  const reason = reader.lexemes[at]
  if (reason?.kind !== 'reason') return i
  current(reader).notes.push(`para ${reason.value}`)
  return at + 1
}

/** Reads a repeated dose: "y otra por la noche". */
const readAnother: Clause = (reader, i) => {
  const { dose } = lastPart(current(reader))
  const unit = reader.lexemes[i + 1]
  if (dose === null || dose.high !== undefined || (dose.low !== 1 && dose.unit !== null)) return i
  const next = unit?.kind === 'unit' && unit.value === dose.unit ? i + 2 : i + 1
  addDose(reader, i, next, dose)
  return next
}

/** Reads a unit without a number before it: "tableta y media". */
const readUnit: Clause = (reader, i) => {
  const { lexemes } = reader
  if (lexemes[i + 1]?.kind !== 'and' || lexemes[i + 2]?.number !== 0.5) return i
  addDose(reader, i, i + 3, { low: 1.5, unit: lexemes[i]?.value ?? null })
  return i + 3
}

const readThen: Clause = (reader, i) => {
  const draft = current(reader)
  const isEmpty = draft.parts.every((part) => part.dose === null)
  // A step without a dose takes the dose of the step before: "luego cada 12 horas por 3 días, luego …".
  if (isEmpty && (reader.drafts.length === 1 || draft.frequency === null)) return i
  startStep(reader)
  return i + 1
}

/** Reads "el primer día": a duration of one day, and one dose unless a frequency is stated. */
const readFirstDay: Clause = (reader, i) => {
  current(reader).first = true
  return putDuration(reader, i, i + 1, { kind: 'doses', count: 1 })
}

/**
 * Whether advice may change the treatment: it has a number, or is "no tomar domingos", or a "no dar" or
 * "suspender" alone.
 */
function isOfTheDose(reader: Reader, words: readonly Lexeme[]): boolean {
  if (words.some(({ kind }) => kind === 'number')) return true
  const [first] = words
  const head = first === undefined ? '' : plain(reader.text.slice(first.start, first.end))
  if (!/^(?:no |dejar|suspend|evit|absten)/.test(head)) return false
  if (words.length === 1) return !head.startsWith('suspend') || current(reader).duration === null
  return words.some(
    ({ kind, value }) => KIND_OF_TIMES.test(kind) || (kind === 'when' && PART_OF_DAY.test(value)),
  )
}

const KIND_OF_TIMES = /^(?:day|time|each|per|regularly|times|doses|unit|next|half)$/
const PART_OF_DAY = /^(?:MORN|NOON|AFT|NIGHT|HS)$/

/** Reads advice up to the end of its sentence, and keeps it as it was written. */
const readRemark: Clause = (reader, i) => {
  const { lexemes } = reader
  let end = i + 1
  while (end < lexemes.length && lexemes[end]?.kind !== 'stop' && lexemes[end]?.kind !== 'close') end++
  const words = lexemes.slice(i, end)
  const first = words[0] as Lexeme
  const last = words.at(-1) as Lexeme
  if (isOfTheDose(reader, words)) complain(reader, 'not-understood', i, end)
  else current(reader).notes.push(reader.text.slice(first.start, last.end))
  return end
}

/** Skips the package that is handed over, such as "caja con 20 tabletas": it is no dose. */
const readPackage: Clause = (reader, i) => {
  const { lexemes } = reader
  let end = i + 1
  while (
    end < lexemes.length &&
    !/^(?:stop|comma|swallow|spread|give|inhale|each|for)$/.test(lexemes[end]?.kind ?? '')
  )
    end++
  complain(reader, 'not-understood', i, end)
  return end
}

const verb =
  (route: AdministrationRoute | null, spread = false): Clause =>
  (reader, i) => {
    const draft = current(reader)
    draft.routeHint ??= route
    draft.spread ||= spread
    return i + 1
  }

/** Skips " - " between clauses. Without spaces beside a number it is a sign with a meaning of its own. */
const readDash: Clause = ({ text, lexemes }, i) => {
  const { start, end } = lexemes[i] as Lexeme
  const before = lexemes[i - 1]?.kind ?? 'number'
  return / /.test(text.charAt(start - 1)) &&
    / /.test(text.charAt(end)) &&
    !/^(?:number|for|each|most|comma)$/.test(before)
    ? i + 1
    : i
}

/** Skips the colon of a heading: "Vía oral: …". */
const readColon: Clause = ({ lexemes }, i) =>
  /^(?:route|time|for|each|skip|most|when)$/.test(lexemes[i - 1]?.kind ?? '') ? i + 1 : i

const CLAUSES: Record<string, Clause> = {
  number: readNumber,
  unit: readUnit,
  each: readEach,
  eachmeal: readEachMeal,
  slash: readSlash,
  regularly: readRegularly,
  per: readPer,
  when: readWhen,
  atclock: readClock,
  day: readDay,
  for: readFor,
  until: readUntil,
  firstday: readFirstDay,
  once: (reader, i) => putDuration(reader, i, i + 1, { kind: 'doses', count: 1 }),
  endless: (reader, i) => putDuration(reader, i, i + 1, { kind: 'endless' }),
  finished: (reader, i) => putDuration(reader, i, i + 1, { kind: 'finished' }),
  most: readMost,
  upto: readMost,
  prn: asNeeded,
  if: readIf,
  in: readIn,
  purpose: readPurpose,
  route: readRoute,
  site: readSite,
  another: readAnother,
  next: readThen,
  layer: (reader, i) => {
    current(reader).layer = true
    return i + 1
  },
  note: (reader, i) => {
    current(reader).notes.push(reader.lexemes[i]?.value ?? '')
    return i + 1
  },
  remark: readRemark,
  package: readPackage,
  spread: verb(null, true),
  swallow: verb('oral'),
  inhale: verb('inhalatoria'),
  give: verb(null),
  dash: readDash,
  colon: readColon,
  skip: pass,
  and: pass,
  comma: pass,
  stop: pass,
  open: pass,
  close: pass,
}

/** Reads every lexeme into a step or a problem: none is skipped silently. */
export function readAll(reader: Reader): void {
  const { lexemes } = reader
  for (let i = 0; i < lexemes.length;) {
    const next = CLAUSES[(lexemes[i] as Lexeme).kind]?.(reader, i) ?? i
    if (next === i) complain(reader, 'not-understood', i, i + 1)
    i = Math.max(next, i + 1)
  }
}
