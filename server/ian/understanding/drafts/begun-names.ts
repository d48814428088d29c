import type { DrugNames, Mention, ReadQuestion } from '../words-of-question.ts'

/** Minimum number of letters of a word that may be the beginning of a medicine's name. */
const SHORTEST = 4
const STRENGTH = /^(?:[5-9]|\d{2,}|\d+[.,/]\d+)(?:mg|g|gr|mcg|µg|ui|ml)?$|^\d+(?:mg|g|gr|mcg|µg|ui|ml)$/
const UNIT = /^(?:mg|g|gr|mcg|µg|ui|ml)$/

/** Whether a word is directly followed by a strength: "amoxi 500", "dexa 4 mg". */
export function hasStrength({ words }: ReadQuestion, at: number): boolean {
  const [first, second] = [words[at + 1]?.text ?? '', words[at + 2]?.text ?? '']
  return STRENGTH.test(first) || (/^\d/.test(first) && UNIT.test(second))
}

/** Whether a word is too short to be the beginning of a medicine's name: "tel 55" does not mean telmisartan. */
export const isTooShort = (text: string): boolean => text.length < SHORTEST

/** Printed names of the ingredients whose name begins with a word; none for a word of few letters. */
export function namesBegunBy(text: string, { names, printed }: DrugNames): string[] {
  if (isTooShort(text)) return []
  const found = [...names].filter(([name]) => name.startsWith(text)).map(([, key]) => printed.get(key))
  const single = found.filter((name) => name !== undefined && !name.includes(' / '))
  return [...new Set(single)] as string[]
}

/**
 * Replaces a word before a strength by the ingredient whose name begins with it: "amoxi 500". A beginning that several
 * ingredients share stays unknown, and so does a misspelt name.
 */
export function withBegunNames(question: ReadQuestion, drugNames: DrugNames): ReadQuestion {
  const short = question.words.flatMap(({ kind, text }, at): Mention[] => {
    if (kind !== 'unknown' || !hasStrength(question, at)) return []
    const [name, ...more] = namesBegunBy(text, drugNames)
    return name === undefined || more.length > 0
      ? []
      : [{ name, isBrand: false, isShort: true, from: at, to: at + 1 }]
  })
  if (short.length === 0) return question
  const places = new Set(short.map(({ from }) => from))
  return {
    ...question,
    words: question.words.map((word, at) => (places.has(at) ? { ...word, kind: 'drug' } : word)),
    mentions: [...question.mentions, ...short].toSorted((a, b) => a.from - b.from),
  }
}

/** Whether an unknown word is in the place of a medicine's name: "y xyzol 10 mg". */
export const isUnknownDrug = (question: ReadQuestion, at: number): boolean =>
  question.words[at]?.kind === 'unknown' &&
  /^(?:y|e|mas|and|plus|tambien|con)$/.test(question.words[at - 1]?.text ?? '') &&
  hasStrength(question, at)
