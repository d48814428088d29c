import type { IanAnswers } from '#locales/es/ian-answers.ts'

const partsOf = (day: string): [year: number, month: number, day: number] => {
  const [y = 0, m = 1, d = 1] = day.split('-').map(Number)
  return [y, m, d]
}

/** A date in words: "3 de julio de 2026", "July 3, 2026". */
export const dayInWords = (day: string, words: IanAnswers): string => words.dayOf(day)

/** A period in words, in which a whole month has its name; '' for a period without limits. */
export function periodInWords(from: string, to: string, words: IanAnswers): string {
  if (from === '' && to === '') return ''
  if (from === to) return dayInWords(from, words)
  if (to === '') return words.since(dayInWords(from, words))
  if (from === '') return words.until(dayInWords(to, words))
  const [[year, month, first], [lastYear, lastMonth, last]] = [partsOf(from), partsOf(to)]
  const isMonth = year === lastYear && month === lastMonth && first === 1
  if (isMonth && last === new Date(Date.UTC(year, month, 0)).getUTCDate()) return words.monthOf(from)
  return words.between(dayInWords(from, words), dayInWords(to, words))
}

/** Joins names to a list in words: "a, b y c". */
export const inList = (names: readonly string[], { and }: IanAnswers): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`
