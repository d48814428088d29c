import { dayParts, dayText } from '#contract/values/calendar-day.ts'

/** Ways of typing a day: 31/12/2026 with slash, hyphen, point or space, its eight digits alone, or the year first. */
const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ]([12]\d{3})$/
const DIGITS = /^(\d\d)(\d\d)([12]\d{3})$/
const YEAR_FIRST = /^([12]\d{3})[-/.](\d{1,2})[-/.](\d{1,2})$/

/** The day that a text names, as `YYYY-MM-DD`; empty where it names none. */
export function dayOfText(text: string): string {
  const written = text.trim()
  const dayFirst = DAY_FIRST.exec(written) ?? DIGITS.exec(written)
  const [year, month, day] = dayFirst
    ? dayFirst.slice(1).toReversed()
    : (YEAR_FIRST.exec(written)?.slice(1) ?? [])
  const found = dayText(Number(year), Number(month), Number(day))
  return dayParts(found) ? found : ''
}

/** A day `YYYY-MM-DD` as people write it in Mexico, 31/12/2026; empty for any other text. */
export function textOfDay(day: string): string {
  const parts = dayParts(day)
  return parts ? day.split('-').toReversed().join('/') : ''
}
