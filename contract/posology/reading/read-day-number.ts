import { complain, current, lastPart, timesOf, type Reader } from '../draft.ts'
import { daysBefore, putDuration } from './put-duration.ts'
import { isEdgeOr } from './lexemes.ts'
import { countedMoments } from '../step.ts'

/** Text of the instructions from lexeme `i` on. */
const textFrom = ({ lexemes, text }: Reader, i: number): string =>
  text.slice(lexemes[i]?.start ?? text.length)

/** Index of the first lexeme that begins after `length` characters from lexeme `i`. */
function after({ lexemes }: Reader, i: number, length: number): number {
  const end = (lexemes[i]?.start ?? 0) + length
  const next = lexemes.findIndex(({ start }) => start >= end)
  return next < 0 ? lexemes.length : next
}

const CYCLE = /^(?:del )?(?:d[ií]as? )?(\d{1,2}) ?(?:al?|-) ?(?:d[ií]a )?(\d{1,2}) del? ciclo(?!\p{L})/iu
const LONGEST_CYCLE = 35

/** Reads days of the menstrual cycle: "del día 16 al 25 del ciclo" are a duration of ten days and a note. */
export function readCycleDays(reader: Reader, i: number): number {
  const [found, from = '', to = ''] = CYCLE.exec(textFrom(reader, i)) ?? []
  const length = Number(to) - Number(from) + 1
  if (found === undefined || length < 2 || Number(to) > LONGEST_CYCLE || Number(from) < 1) return i
  const next = after(reader, i, found.length)
  current(reader).notes.push(`del día ${Number(from)} al ${Number(to)} del ciclo`)
  current(reader).numbered = true
  return putDuration(reader, i, next, { kind: 'span', low: length, unit: 'd' })
}

const NUMBERED =
  /^(?:el |del )?d[ií]as? (\d{1,2})(?:(?: ?- ?| al? )(?:d[ií]a )?(\d{1,2}))?(?![\d/.,]*\d| ?(?:del?|y|[oa]|-)(?!\p{L}))/iu

const LISTED =
  /^(?:el |los )?d[ií]as? \d{1,2}(?:(?:, ?| y |, y )(?:el )?(?:d[ií]as? )?\d{1,2}){2,}(?= *(?:$|[.;)]|(?:por|en|con|antes|despu[eé]s|v[ií]a|vo|im|iv|sc)(?!\p{L})))/iu

/** Reads days of a course that lie equally far apart: "días 1, 4 y 7" are three doses, one every three days. */
function readListedDays(reader: Reader, i: number): number {
  const [found] = LISTED.exec(textFrom(reader, i)) ?? []
  const draft = current(reader)
  const days = (found?.match(/\d+/g) ?? []).map(Number)
  const [first = Number.NaN, second = Number.NaN] = days
  const apart = second - first
  const isEven = apart >= 1 && days.every((day, k) => day === first + k * apart)
  const isAlone = reader.drafts.length === 1 && draft.parts.length === 1 && lastPart(draft).dose !== null
  if (found === undefined || first > 1 || !isEven || !isAlone || draft.frequency !== null) return i
  const next = after(reader, i, found.length)
  draft.frequency = { times: { low: 1 }, every: { low: apart, unit: 'd' } }
  return putDuration(reader, i, next, { kind: 'doses', count: days.length })
}

/**
 * Reads numbered days of a course: "2 tab día 1, 1 tab día 2 a 5". The days follow those of the steps before, and a dose
 * without a frequency is taken once a day.
 */
export function readDayNumber(reader: Reader, i: number): number {
  const listed = readListedDays(reader, i)
  if (listed > i) return listed
  const [found, from = '', to = from] = NUMBERED.exec(textFrom(reader, i)) ?? []
  const draft = current(reader)
  const length = Number(to) - Number(from) + 1
  const isFirst = reader.drafts.length === 1
  // "1 diario del día 1 al 21" may be days of a month or of a cycle.
  if (isFirst && /^del /i.test(found ?? '')) return i
  if (found === undefined || length < 1 || lastPart(draft).dose === null || draft.parts.length > 1) return i
  // A single numbered day of the first step, "día 1", is read by another function, as "el primer día" is.
  if (isFirst && length === 1) return i
  if (Number(from) !== daysBefore(reader) + 1) return i
  const next = after(reader, i, found.length)
  if (draft.asNeeded !== null) complain(reader, 'ambiguous', i, next)
  draft.numbered = true
  return putDuration(reader, i, next, { kind: 'span', low: length, unit: 'd' })
}

/** Gives the doses of numbered days that state no frequency and no moment: one a day. */
export function takeOnceADay({ drafts, assumed }: Reader): void {
  for (const draft of drafts) {
    const hasMoments = draft.parts.some((part) => countedMoments(part.when).length + part.at.length > 0)
    if (!draft.numbered || draft.frequency !== null || draft.after !== null || hasMoments) continue
    draft.frequency = { times: { low: 1 }, every: { low: 1, unit: 'd' } }
    assumed.add('once-a-day')
  }
}

const NAMED_DAYS = /^hoy *(?:, *|y +)ma[ñn]ana(?: *, *(?:y +)?| +y +)?(pasado(?: +ma[ñn]ana)?)?(?!\p{L})/iu

/** Reads days by their names: "hoy, mañana y pasado mañana" are three days; "hoy" before another dose is day 1. */
export function readToday(reader: Reader, i: number): number {
  const { lexemes, text } = reader
  const start = lexemes[i]?.start ?? text.length
  const draft = current(reader)
  const [found, third] = NAMED_DAYS.exec(text.slice(start)) ?? []
  const part = lastPart(draft)
  if (part.dose === null || draft.parts.length > 1) return i
  if (found === undefined) {
    const after = lexemes[i + 1]
    const isFollowed = isEdgeOr(after, 'and', 'comma', 'next', 'again')
    return isFollowed && timesOf(part).length === 0 && draft.frequency === null ? firstDay(reader, i) : i
  }
  // "hoy y mañana por la noche" may be two nights or one.
  const next = lexemes.findIndex((one) => one.start >= start + found.trimEnd().length)
  const to = next < 0 ? lexemes.length : next
  if (third === undefined && lexemes[to]?.kind === 'when') return i
  if (draft.frequency === null && timesOf(part).length === 0) {
    draft.frequency = { times: { low: 1 }, every: { low: 1, unit: 'd' } }
    reader.assumed.add('once-a-day')
  }
  return putDuration(reader, i, to, { kind: 'span', low: third === undefined ? 2 : 3, unit: 'd' })
}

function firstDay(reader: Reader, i: number): number {
  const isRepeated = reader.lexemes.slice(i + 1, i + 3).some(({ kind }) => kind === 'again')
  if (!isRepeated) current(reader).first = true
  return putDuration(reader, i, i + 1, { kind: 'doses', count: 1 })
}
