import { complain, current, lastPart, timesOf, type PosologyDraft, type Reader } from '../draft.ts'
import { isKind, type Lexeme } from './lexemes.ts'
import { BEFORE_CLOCK, isRowOfTimes } from './neighbours.ts'
import { countedMoments, mealsOf, PART_OF_DAY, type When } from '../step.ts'

/**
 * General moments of the day with the particular moments that they contain. The general moment is dropped where a
 * particular one is stated.
 */
export const GENERAL: Partial<Record<When, readonly When[]>> = {
  WAKE: ['FAST', 'ACM'],
  FAST: ['ACM'],
  MORN: ['WAKE', 'FAST', 'ACM', 'CM', 'PCM'],
  NOON: ['ACD', 'CD', 'PCD'],
  NIGHT: ['HS', 'ACV', 'CV', 'PCV'],
}

const OF_A_MEAL = /^(?:AC|C|PC)[MDV]$/
/** Note of a dose before breakfast that is also to be taken on an empty stomach. */
export const FASTING = 'en ayunas'
const BEFORE_FOOD = /^(?:FAST|WAKE)$/

/** The lexeme before the lexeme `i`. A "con" between the two is skipped. */
const lexemeBefore = (lexemes: readonly Lexeme[], i: number): Lexeme | undefined => {
  const before = lexemes[i - 1]
  return before?.kind === 'in' ? lexemes[i - 2] : before
}

/** Reads a moment of the day: "por la noche", "en ayunas", "antes de los alimentos". */
export function readWhen(reader: Reader, i: number): number {
  const { lexemes } = reader
  const one = lexemes[i] as Lexeme
  // "mañana" alone may mean "tomorrow", and "comida" any meal.
  const isBare = one.end - one.start === 6 && (one.value === 'MORN' || one.value === 'CD')
  const isAlone = !lexemes.some((other, k) => k !== i && other.kind === 'when')
  const draft = current(reader)
  const isWith = one.value === 'CD' && lexemes[i - 1]?.value === 'con'
  // "c/alimentos" is "con" after a frequency; without one it may be "cada", one dose at each meal.
  const isShort = /^c ?\/ ?alimentos/i.test(reader.text.slice(one.start, one.end))
  if (isShort && draft.frequency === null) return i
  if (isBare && isAlone && !isWith) return i
  // "con comida" and "antes de comida" alone may be any meal.
  const written = reader.text.slice(one.start, one.end)
  if (isAlone && ((isBare && isWith) || /^(?:antes|despu.s) (?:de )?comida$/i.test(written)))
    draft.anyMeal = true
  // "mañana por la noche" means tomorrow's night.
  const after = lexemes[i + 1]
  const isNext =
    after?.kind === 'when' && /^(?:por|x|en|al?) /i.test(reader.text.slice(after.start, after.end))
  if (isBare && one.value === 'MORN' && isNext && !GENERAL.MORN?.includes(after.value as When)) return i
  const part = lastPart(draft)
  const moment = momentOf(reader, i)
  // "0-0-1 al acostarse" repeats its moment; "1-0-1 en ayunas" adds one.
  const isAgain = draft.parts.length === 1 && GENERAL[part.when[0] as When]?.includes(moment)
  if (draft.dialed > 0 && countedMoments([moment]).length > 0 && !isAgain)
    complain(reader, 'contradiction', i, i + 1)
  if (part.at.length > 0 && countedMoments([moment]).length > 0 && lexemes[i - 1]?.kind !== 'and')
    complain(reader, 'ambiguous', i, i + 1)
  const before = part.when.at(-1)
  const isListed = lexemes[i - 1]?.kind === 'and' || lexemes[i - 1]?.kind === 'slash'
  // "por la noche con la comida" without "y" may be one dose or two.
  const isApart = isListed || isKind(lexemeBefore(lexemes, i), 'comma', 'stop', 'unit', 'number')
  const isOther = before !== undefined && !GENERAL[before]?.includes(moment)
  const isNarrowed = isOther && !GENERAL[moment]?.includes(before) && !isApart
  // "cada noche en ayunas" may be one dose without food or two.
  const isFasting =
    (PART_OF_DAY.test(before ?? '') && BEFORE_FOOD.test(moment)) ||
    (BEFORE_FOOD.test(before ?? '') && PART_OF_DAY.test(moment))
  if (isNarrowed && isFasting) complain(reader, 'ambiguous', i, i + 1)
  if (isOther && !isApart && PART_OF_DAY.test(before) && OF_A_MEAL.test(moment))
    complain(reader, 'ambiguous', i, i + 1)
  // "en ayunas después del desayuno" contradicts itself; with "y" it is two doses.
  const isFed =
    [before, moment].includes('FAST') && [before, moment].some((one) => /^(?:C|PC)M$/.test(one ?? ''))
  if (isNarrowed && isFed) complain(reader, 'contradiction', i, i + 1)
  // "al acostarse por la mañana" contradicts itself or lists two doses.
  if (isNarrowed && before === 'HS' && PART_OF_DAY.test(moment)) complain(reader, 'ambiguous', i, i + 1)
  if (isMealsOrMore(draft.frequency !== null && !draft.isLoose, [before, moment], lexemes[i - 1]))
    complain(reader, 'ambiguous', i, i + 1)
  const isDropped = before !== undefined && !isListed && (before === 'FAST' || moment === 'FAST')
  const early = before === 'FAST' ? moment : before
  if (isDropped && draft.dialed === 0 && (early === 'MORN' || early === 'WAKE')) part.early = early
  // "en ayunas, 30 minutos antes del desayuno" keeps both: one names the empty stomach, the other the time.
  const isBoth = [before, moment].includes('FAST') && [before, moment].includes('ACM')
  if (isBoth && !isListed && !draft.notes.includes(FASTING)) draft.notes.push(FASTING)
  if (before === undefined || isListed) part.when.push(moment)
  else if (GENERAL[before]?.includes(moment)) part.when[part.when.length - 1] = moment
  else if (!GENERAL[moment]?.includes(before)) part.when.push(moment)
  if (new Set(part.when).size !== part.when.length) {
    part.when.pop()
    complain(reader, 'contradiction', i, i + 1)
  }
  return i + 1
}

/**
 * Whether a relation to meals and another moment may each stand for doses of their own: "antes de los alimentos y al
 * acostarse" is four doses a day, or one at bedtime. A frequency says how many doses there are; "al día" does not.
 */
function isMealsOrMore(
  hasFrequency: boolean,
  [before, moment]: readonly (When | undefined)[],
  link: Lexeme | undefined,
): boolean {
  if (hasFrequency || before === undefined || moment === undefined) return false
  const isMixed = mealsOf([before, moment]).length === 1
  const isListed = link?.kind === 'and' && mealsOf([before]).length === 1
  return isMixed && (isListed || (isKind(link, 'and', 'comma') && [before, moment].includes('HS')))
}

/**
 * The moment of the day at lexeme `i`. The second of two meals has the relation of the first: "antes de desayuno y cena",
 * "… y de la cena".
 */
function momentOf(reader: Reader, i: number): When {
  const { lexemes, text } = reader
  const { value, start, end } = lexemes[i] as Lexeme
  const isMeal = /^(?:desayuno|comida|cena)$/i.test(text.slice(start, end))
  const relation = /^(?:AC|PC)(?=[MDV])/.exec(lastPart(current(reader)).when.at(-1) ?? '')?.[0]
  let before = i - 1
  while (/^(?:de|del|la|el)$/.test(lexemes[before]?.value ?? '')) before--
  // "1 tableta de la cena" may mean before, with or after dinner.
  if (isMeal && before < i - 1 && relation === undefined)
    complain(reader, 'not-understood', before + 1, i + 1)
  const isListed = isKind(lexemes[before], 'and', 'comma', 'when')
  // "20 UI antes de desayuno y 10 UI cena": unclear whether "antes" applies to both.
  const { parts } = current(reader)
  const isNew = parts.length > 1 && parts.at(-1)?.when.length === 0
  if (isMeal && isNew && /^(?:AC|PC)[MDV]/.test(parts.at(-2)?.when.at(-1) ?? ''))
    complain(reader, 'ambiguous', i, i + 1)
  return (isMeal && isListed && relation !== undefined ? `${relation}${value.slice(1)}` : value) as When
}

/** Reads clock times: "a las 8:00 y a las 20:00", "8 am y 8 pm". */
export function readClock(reader: Reader, i: number): number {
  const { lexemes } = reader
  const start = lexemes[i]?.kind === 'atclock' ? i + 1 : i
  const draft = current(reader)
  const part = lastPart(draft)
  const isRow = draft.frequency?.every.low !== 12 && isRowOfTimes(lexemes.slice(start))
  let next = start
  let isOpen = false
  const end = (): number => {
    if (isOpen && part.at.every((at) => at < '13')) complain(reader, 'ambiguous', i, next)
    if (new Set(part.at).size < part.at.length) complain(reader, 'contradiction', i, next)
    return next
  }
  for (;;) {
    const time = clockAt(lexemes, next)
    if (time === null) return next === start ? i : end()
    isOpen ||= isOfEitherHalf(lexemes, next, time.next)
    if (draft.dialed > 0) complain(reader, 'contradiction', i, time.next)
    // "por la mañana (8 am)" may be one time or two.
    const before = lexemes[next - 1]?.kind === 'atclock' ? next - 2 : next - 1
    if (countedMoments(part.when).length > 0 && lexemes[before]?.kind !== 'and')
      complain(reader, 'ambiguous', i, time.next)
    part.at.push(time.at)
    next = time.next
    let link = next
    while (
      lexemes[link]?.kind === 'comma' ||
      lexemes[link]?.kind === 'and' ||
      lexemes[link]?.kind === 'atclock'
    )
      link++
    // "c/12h 7am-7pm" repeats its interval; without one "7am-7pm" may be a span.
    const isWhole = lexemes[next - 1]?.kind === 'ampm' || lexemes[next - 2]?.kind === 'colon'
    const isAgain = part.at.length === 1 && draft.frequency?.every.low === 12
    if (lexemes[link]?.kind === 'dash' && isWhole && (isAgain || isRow)) link++
    // "08:00 16:00" without a comma: two digits for each part leave no other reading.
    const isOpenList =
      link === next && !/^\d\d:\d\d \d\d:\d\d/.test(reader.text.slice(lexemes[next - 3]?.start))
    if (isOpenList || clockAt(lexemes, link) === null || !isClockLike(lexemes, link, start > i)) return end()
    next = link
  }
}

/**
 * Whether a time may be in the morning or at night: "a las 8", "a las 8:30". "08:30" and "10:00" are on the
 * 24-hour clock.
 */
function isOfEitherHalf(lexemes: readonly Lexeme[], from: number, to: number): boolean {
  const [hour, last] = [lexemes[from], lexemes[to - 1]]
  if (hour === undefined || last?.kind === 'ampm' || last?.value === 'h') return false
  return /^[1-9]$/.test(hour.value) || (to === from + 1 && hour.number <= 12)
}

/** Whether a bare number continues a list of clock times: only after "a las", and without a unit after it. */
function isClockLike(lexemes: readonly Lexeme[], i: number, afterAt: boolean): boolean {
  const kind = lexemes[i + 1]?.kind
  if (kind === 'colon' || kind === 'ampm' || lexemes[i - 1]?.kind === 'atclock') return true
  return (
    afterAt &&
    (kind === undefined ||
      kind === 'and' ||
      kind === 'comma' ||
      kind === 'stop' ||
      lexemes[i + 1]?.value === 'h')
  )
}

function clockAt(lexemes: readonly Lexeme[], i: number): { at: string; next: number } | null {
  let hour = lexemes[i]?.number ?? Number.NaN
  if (lexemes[i]?.kind !== 'number' || hour % 1 !== 0 || hour > 24) return null
  let next = i + 1
  let minute = 0
  if (lexemes[next]?.kind === 'colon') {
    minute = lexemes[next + 1]?.number ?? Number.NaN
    if (!(minute % 1 === 0 && minute < 60) || (hour === 24 && minute > 0)) return null
    next += 2
  }
  const after = lexemes[next]
  if (after?.kind === 'ampm') {
    if (hour > 12 || hour === 0) return null
    // "12 de la noche" is midnight and "12 del día" noon. "12 pm" and "12 de la tarde" are left out.
    const isMidnight = hour === 12 && after.value === 'de la noche'
    if ((hour === 12) !== (after.value === 'del dia') && !isMidnight) return null
    // "1 de la noche" means one more dose at night.
    if (after.value === 'de la noche' && hour < 7) return null
    if (isMidnight) hour = 24
    else hour = (hour % 12) + (/^(?:pm|de la tarde|de la noche|del dia)$/.test(after.value) ? 12 : 0)
    next++
  } else if (after?.value === 'h') next++
  else if (after?.kind === 'time' || after?.kind === 'unit') return null
  const two = (n: number): string => String(n % 24).padStart(2, '0')
  return { at: `${two(hour)}:${String(minute).padStart(2, '0')}`, next }
}

/**
 * Reads "am" or "pm" after a dose as a part of the day: "20 UI am y 10 UI pm". Alone "pm" may be the afternoon or the
 * night.
 */
export function readHalf(reader: Reader, i: number): number {
  const { lexemes } = reader
  const draft = current(reader)
  const part = lastPart(draft)
  const half = lexemes[i]?.value
  if (!/^(?:am|pm)$/.test(half ?? '') || part.dose === null || part.when.length > 0) return i
  const isMorningFirst = draft.parts.length > 1 && draft.parts[0]?.when.includes('MORN') === true
  if (half === 'pm' && !isMorningFirst) complain(reader, 'ambiguous', i, i + 1)
  draft.halves = true
  part.when.push(half === 'am' ? 'MORN' : 'NIGHT')
  return i + 1
}

/** Whether a number is an hour with its minutes in two digits, after a dose: "1 tab 7:00 y 19:00". */
export function isClockAfterDose(reader: Reader, i: number): boolean {
  const { lexemes } = reader
  const { dose } = lastPart(current(reader))
  const isWritten = lexemes[i + 1]?.kind === 'colon' && /^[0-5]\d$/.test(lexemes[i + 2]?.value ?? '')
  return isWritten && dose !== null && isKind(lexemes[i - 1], ...BEFORE_CLOCK)
}

/** Minimum number of hours between two clock times of a list. */
const APART = 3

/** Whether the hours of a list repeat an interval that was read before: "c/8h (6, 14, 22 h)". */
const isOfInterval = ({ frequency }: PosologyDraft, hours: readonly number[]): boolean =>
  frequency?.every.unit === 'h' && frequency.times.low === 1 && frequency.every.low * hours.length === 24

/** Whether each hour of a list is later than the hour before it by the interval that was read. */
const isEvenlyApart = ({ frequency }: PosologyDraft, hours: readonly number[]): boolean =>
  hours.every((hour, k) => k === 0 || hour - (hours[k - 1] ?? 0) === frequency?.every.low)

/** Reads clock times without "a las": "8-14-20 hrs", "7, 15 y 23 hrs". */
export function readHourList(reader: Reader, i: number): number {
  const { lexemes } = reader
  const hours: number[] = []
  let next = i
  for (; lexemes[next]?.kind === 'number'; next++) {
    hours.push(lexemes[next]?.number ?? Number.NaN)
    next++
    if (!isKind(lexemes[next], 'comma', 'and', 'dash')) break
  }
  const isUnit = lexemes[next]?.value === 'h' && lexemes[next]?.kind === 'time'
  const isApart = hours.every((hour, k) => k === 0 || hour - (hours[k - 1] ?? 0) >= APART)
  const isOfDay = hours.every((hour) => hour % 1 === 0 && hour >= 1 && hour <= 24)
  const draft = current(reader)
  const part = lastPart(draft)
  const before = lexemes[i - 1]
  const isAgain = isKind(before, 'open', 'time') && isOfInterval(draft, hours)
  // "c/8h (6-14-22)": the hours repeat the interval, so that they need no unit.
  const isInBrackets = before?.kind === 'open' && lexemes[next]?.kind === 'close'
  const isInHours = isUnit || (isInBrackets && isAgain && isEvenlyApart(draft, hours))
  // "1 tab 8 y 20 h": the second hour is on the 24-hour clock, so that neither is a count of hours.
  const isPair = hours.length === 2 && lexemes[i + 1]?.kind === 'and' && (hours[1] ?? 0) > 12
  if (
    !isInHours ||
    hours.length < (isAgain || isPair ? 2 : 3) ||
    !isApart ||
    !isOfDay ||
    part.dose === null ||
    timesOf(part).length > 0
  )
    return i
  if (!isAgain && !isKind(before, 'unit', 'number', 'route', 'comma', 'and', 'stop', 'note')) return i
  part.at.push(...hours.map((hour) => `${String(hour % 24).padStart(2, '0')}:00`))
  return isUnit ? next + 1 : next
}
