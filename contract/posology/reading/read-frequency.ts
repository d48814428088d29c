import { complain, current, lastPart, timesOf, startStep, type Reader } from '../draft.ts'
import { isEdgeOr, isKind, type Lexeme } from './lexemes.ts'
import { AFTER_BARE_HOURS } from './neighbours.ts'
import { amountAt } from './read-amount.ts'
import { setDuration } from './put-duration.ts'
import { type Amount, type Frequency, hoursIn, type TimeUnit, type When } from '../step.ts'

interface Per {
  unit: TimeUnit
  next: number
}

/** Reads the period of a rate at lexeme `i`: "al día", "por semana", "diarias", "/día". */
export function readPeriod(lexemes: readonly Lexeme[], i: number): Per | null {
  const one = lexemes[i]
  if (one?.kind === 'per') return { unit: one.value as TimeUnit, next: i + 1 }
  if (one?.kind === 'regularly' && one.value.startsWith('1 '))
    return { unit: one.value.slice(2) as TimeUnit, next: i + 1 }
  // After "3 veces" a period may be "cada día" or "cada 24 horas".
  if (one?.kind !== 'each') return null
  const [two, three] = [lexemes[i + 1], lexemes[i + 2]]
  if (two?.kind === 'time' && /^(?:d|wk|mo)$/.test(two.value))
    return { unit: two.value as TimeUnit, next: i + 2 }
  return two?.number === 24 && three?.value === 'h' ? { unit: 'd', next: i + 3 } : null
}

export function addTimes(reader: Reader, from: number, times: Amount, per: Per): number {
  return setFrequency(reader, from, per.next, { times, every: { low: 1, unit: per.unit } })
}

const MEALS: Record<string, When[]> = {
  C: ['CM', 'CD', 'CV'],
  AC: ['ACM', 'ACD', 'ACV'],
  PC: ['PCM', 'PCD', 'PCV'],
}

/** Reads "con cada comida" as breakfast, lunch and dinner. */
export function readEachMeal(reader: Reader, i: number): number {
  const draft = current(reader)
  const meals = MEALS[reader.lexemes[i]?.value ?? ''] ?? []
  // "10-8-6 antes de cada comida": each number is the dose of one meal.
  if (draft.dialed === meals.length && draft.parts.length === meals.length) {
    for (const [at, part] of draft.parts.entries()) part.when = meals.slice(at, at + 1)
    return i + 1
  }
  const isShared = draft.parts.every(({ glucose }) => glucose !== null)
  if ((draft.parts.length > 1 && !isShared) || draft.dialed > 0 || lastPart(draft).at.length > 0)
    complain(reader, 'ambiguous', i, i + 1)
  lastPart(draft).when.push(...meals)
  return i + 1
}

/** Reads an interval: "cada 8 horas", "c/12 h", "cada 6 a 8 horas", "cada día", "cada lunes". */
export function readEach(reader: Reader, i: number): number {
  const { lexemes } = reader
  if (isNextRate(reader, i)) {
    startStep(reader)
    current(reader).bySign = true
  }
  let at = i + 1
  if (lexemes[at]?.kind === 'slash' || lexemes[at]?.kind === 'stop') at++
  const read = amountAt(lexemes, at)
  if (read === null) {
    const one = lexemes[at]
    if (one?.kind === 'day') return at
    const isPart = one?.kind === 'when' && /^(?:MORN|AFT|NIGHT)$/.test(one.value)
    if (isPart && !/^(?:por|en|durante) /i.test(reader.text.slice(one.start))) return at
    if (one?.kind !== 'time' || hasLostItsNumber(reader.text.slice(one.start, one.end))) return i
    if (one.value === 'n') return addMoment(reader, 'NIGHT', at + 1)
    return interval(reader, i, at + 1, { low: 1 }, one.value)
  }
  const after = lexemes[read.next]
  if (isBareHours(reader, i, at, read.next)) {
    reader.assumed.add('hours')
    return interval(reader, i, read.next, read.amount, 'h')
  }
  // In Mexico "cada 8 días" means weekly.
  if (
    after?.kind === 'time' &&
    after.value === 'd' &&
    read.amount.low === 8 &&
    read.amount.high === undefined
  ) {
    reader.assumed.add('weekly')
    return interval(reader, i, read.next + 1, { low: 1 }, 'wk')
  }
  // A range of hours may repeat its unit: "cada 6 h a 8 h".
  let { next } = read
  const unit = lexemes[next]
  if (read.isBackwards || unit?.kind !== 'time' || unit.value === 'n') return i
  // "c/3 día" may be "cada tercer día", which is every other day.
  const isOrdinal = read.amount.low === 3 && /^d[ií]a$/i.test(reader.text.slice(unit.start, unit.end))
  if (isOrdinal) complain(reader, 'ambiguous', i, next + 1)
  next++
  const second = lexemes[next + 1]
  if (
    isKind(lexemes[next], 'dash', 'to', 'or') &&
    lexemes[next + 2]?.value === unit.value &&
    second !== undefined &&
    second.number > read.amount.low
  )
    return interval(reader, i, next + 3, { low: read.amount.low, high: second.number }, unit.value)
  return interval(reader, i, next, read.amount, unit.value)
}

/** Whether an interval begins a new step: "c/8h x 3d, c/12h x 3d". */
function isNextRate({ lexemes, drafts }: Reader, i: number): boolean {
  const draft = drafts.at(-1)
  if (draft?.frequency == null || draft.duration?.kind !== 'span' || draft.parts.length > 1) return false
  if (!isKind(lexemes[i - 1], 'comma', 'stop')) return false
  const rest = lexemes.slice(i + 1)
  const end = rest.findIndex(({ kind }) => kind === 'comma' || kind === 'stop')
  const clause = end < 0 ? rest : rest.slice(0, end)
  const count = clause.find(({ kind }) => kind === 'number')?.number
  return clause.some(({ kind }) => kind === 'for') && count !== draft.frequency.every.low
}

/** Whether an interval counts hours without saying so: "c/8". "Cada 8" may be hours or days. */
function isBareHours({ lexemes, text }: Reader, from: number, at: number, next: number): boolean {
  const [sign, number, after] = [lexemes[from], lexemes[at], lexemes[next]]
  if (sign === undefined || number === undefined || next !== at + 1) return false
  const isWord = /^cada$/i.test(text.slice(sign.start, sign.end))
  if (!(isWord ? /^(?:6|12|24)$/ : /^(?:4|6|8|12|24|48|72)$/).test(number.value)) return false
  return isEdgeOr(after, ...AFTER_BARE_HOURS)
}

/** Whether an interval lacks its number: "cada horas", "c/hrs", "cada días". */
const hasLostItsNumber = (written: string): boolean =>
  /^(?:h|hr|min|d)$|(?<!me)s$/i.test(written.split(' ')[0] ?? '')

function addMoment(reader: Reader, moment: When, next: number): number {
  lastPart(current(reader)).when.push(moment)
  return next
}

/** Reads an interval after a dose: "/8 h", "/día". */
export function readSlash(reader: Reader, i: number): number {
  const { lexemes } = reader
  const unit = lexemes[i + 2]
  const read = amountAt(lexemes, i + 1)
  // "1 tab/8h/5d" states an interval and a duration.
  const isSpan = unit?.kind === 'time' && /^(?:d|wk|mo)$/.test(unit.value) && lexemes[i - 1]?.value === 'h'
  if (read !== null && isSpan && current(reader).frequency !== null)
    return setDuration(reader, i, i + 3, read.amount, unit.value)
  // "30 UI am / 20 UI pm" lists two doses.
  if (unit?.kind === 'unit' && isKind(lexemes[i - 1], 'ampm', 'when')) return i + 1
  if (read === null || unit?.value !== 'h') return i
  return interval(reader, i, i + 3, read.amount, 'h')
}

/** Reads a frequency without a number: "diario", "cada tercer día", "semanal". */
export function readRegularly(reader: Reader, i: number): number {
  const [count = '', unit = 'd'] = (reader.lexemes[i]?.value ?? '').split(' ')
  const written = reader.lexemes[i] as Lexeme
  const letters = ['bid', 'tid', 'qid'].indexOf(
    reader.text.slice(written.start, written.end).replace(/\W/g, '').toLowerCase(),
  )
  // "1 y media en días alternos" may be one and a half each time, or one on one day and a half on the other.
  const [said, words] = [reader.text.slice(0, written.start), reader.text.slice(written.start, written.end)]
  if (/alternos/i.test(words) && /\d ?y ?(?:media|medio|1\/2|½)/i.test(said))
    complain(reader, 'ambiguous', i, i + 1)
  if (letters >= 0) return addTimes(reader, i, { low: letters + 2 }, { unit: 'd', next: i + 1 })
  return interval(reader, i, i + 1, { low: Number(count) }, unit)
}

/** Reads "al día" alone: once a day, or an amount for the whole day. */
export function readPer(reader: Reader, i: number): number {
  const draft = current(reader)
  const per = readPeriod(reader.lexemes, i)
  const written = reader.lexemes[i] as Lexeme
  const words = reader.text.slice(written.start, written.end)
  // "en 24 horas" is a limit, or alone may mean 24 hours from now; "1 tab hoy y otra en 1 semana" is no weekly dose.
  if (per === null || /^en (?:24|(?:1|una) sem)/i.test(words)) return i
  // "1 tab hoy, luego 1 tab a la semana" may be one dose after a week.
  const before = reader.drafts.at(-2)?.duration
  const isOneMore = before?.kind === 'doses' && before.count === 1 && /^a la sem/i.test(words)
  if (isOneMore && reader.lexemes[per.next]?.kind !== 'for') complain(reader, 'ambiguous', i, per.next)
  // "1 tableta por la noche por mes" may mean once a month or for one month.
  const isSpan = per.unit !== 'd' && /^(?:por|x)\b/i.test(words)
  // "2 noche al día" lacks a word: it may be "2 veces al día" or a dose of 2 at night.
  const moment = reader.lexemes[i - 1]
  if (
    moment?.kind === 'when' &&
    /^(?:noche|tarde|ma.+ana)$/i.test(reader.text.slice(moment.start, moment.end))
  )
    complain(reader, 'ambiguous', i - 1, i + 1)
  const { when, at } = lastPart(draft)
  if (isSpan && when.length + at.length > 0) return i
  draft.isLoose = draft.frequency === null
  if (
    draft.frequency !== null &&
    hoursIn(1, per.unit) >= hoursIn(draft.frequency.every.low, draft.frequency.every.unit)
  ) {
    if (draft.frequency.every.unit === per.unit) return per.next
  }
  return addTimes(reader, i, { low: 1 }, per)
}

function interval(reader: Reader, from: number, to: number, every: Amount, written: string): number {
  const days = written === 'q' ? 15 : 1
  const unit = (written === 'q' ? 'd' : written) as TimeUnit
  const high = every.high === undefined ? {} : { high: every.high * days }
  return setFrequency(reader, from, to, {
    times: { low: 1 },
    every: { low: every.low * days, ...high, unit },
  })
}

const perHour = ({ times, every }: Frequency, end: 'low' | 'high'): number =>
  (times[end] ?? times.low) / hoursIn(every[end === 'low' ? 'high' : 'low'] ?? every.low, every.unit)

/** Sets the frequency of the current step. A repeated frequency is accepted; a different one is a contradiction. */
export function setFrequency(reader: Reader, from: number, to: number, frequency: Frequency): number {
  const draft = current(reader)
  const { frequency: before } = draft
  if (before === null) draft.frequency = frequency
  else if (
    Math.abs(perHour(before, 'low') - perHour(frequency, 'low')) > 1e-9 ||
    Math.abs(perHour(before, 'high') - perHour(frequency, 'high')) > 1e-9
  )
    complain(reader, 'contradiction', from, to)
  return to
}

/** Smallest dose that is plausible, as a share of a counted unit, such as a tablet, and of a unit that is measured. */
const SHARE = { counted: 0.5, measured: 0.05 }
const MEASURED = /^(?:ml|mg|g|mcg|unidad)$/

/** Reads an amount for the whole day that is divided: "20 ml al día, divididos en 2 tomas" are 10 ml twice a day. */
export function readDivided(reader: Reader, i: number): number {
  const { lexemes } = reader
  const [count, unit] = [lexemes[i + 1]?.number ?? Number.NaN, lexemes[i + 2]]
  const draft = current(reader)
  const part = lastPart(draft)
  const { dose } = part
  const isWhole = draft.parts.length === 1 && dose !== null && dose.high === undefined
  if (!isKind(unit, 'doses', 'times') || !(count > 1 && count <= 6 && count % 1 === 0)) return i
  if (!isWhole || timesOf(part).length > 0 || !draft.isLoose || draft.frequency?.every.unit !== 'd') return i
  const share = dose.low / count
  const step = MEASURED.test(dose.unit ?? '') ? SHARE.measured : SHARE.counted
  if (Math.abs(share / step - Math.round(share / step)) > 1e-9) return i
  part.dose = { ...dose, low: Math.round(share * 1000) / 1000 }
  draft.frequency = { times: { low: count }, every: { low: 1, unit: 'd' } }
  draft.isLoose = false
  return i + 3
}
