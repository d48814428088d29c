import { normalize } from '#knowledge/text.ts'
import type { ExplainFindings, ToldFinding } from '../outside/ai/port.ts'
import type { Finding } from './finding.ts'
import type { Safety } from './open-safety.ts'

const CHARACTERS_AT_MOST = 4000
const LONGEST_NAME_WORDS = 5

/** Words that take back what was found. A text with one of them is not shown. */
const SOOTHING =
  /\bno (?:hay|existen?|representan?|presentan?|supone|tiene|is|are|there)\b.{0,30}\b(?:riesgo|interaccion|problema|peligro|contraindicacion|risk|interaction|problem|danger)|\bno interact|\b(?:es|son|resulta|is|are|perfectly) (?:(?:muy|totalmente|completamente|perfectamente|totally|completely|perfectly|quite) )?(?:segur[oa]s?|safe)\b|\b(?:puede|pueden|can) .{0,30}\b(?:sin (?:problema|riesgo|precaucion)|safely)|\b(?:ignore|ignorar|omita|disregard)\b|\b(?:no risk|not dangerous|no peligros)/

/**
 * The explanation of a language model, beside the findings and without a say in them: it may name no other drug, no
 * other figure and no address, soften nothing and call nothing contraindicated that is not. Else there is none.
 */
export async function explain(
  ai: ExplainFindings | null,
  findings: readonly Finding[],
  language: 'es' | 'en',
  { sources, names }: Pick<Safety, 'sources' | 'names'>,
): Promise<string | null> {
  if (ai === null || findings.length === 0) return null
  const told = findings.map((finding): ToldFinding => {
    const { severity, about, mechanism, advice } = finding
    return {
      severity,
      about,
      mechanism: mechanism[language],
      advice: advice[language],
      sources: finding.sources.map((id) => sources.get(id)?.title ?? id),
    }
  })
  const text = (await ai(told, language))?.trim() ?? ''
  return text !== '' && isFaithful(text, told, names) ? text : null
}

/** Whether a text stays within what it was told. */
export function isFaithful(
  text: string,
  told: readonly ToldFinding[],
  names: ReadonlyMap<string, string>,
): boolean {
  if (text.length > CHARACTERS_AT_MOST || /https?:|www\.|\p{Cc}(?<![\n\r\t])/u.test(text)) return false
  const plain = normalize(text)
  if (SOOTHING.test(plain)) return false
  if (/contraindic/.test(plain) && told.every(({ severity }) => severity !== 'contraindicated')) return false
  const source = JSON.stringify(told)
  const known = new Set(namesIn(normalize(source), names))
  if (namesIn(plain, names).some((key) => !known.has(key))) return false
  const figures = new Set(normalize(source).match(/\d+(?:[.,]\d+)?/g))
  const doses = plain.matchAll(
    /(\d+(?:[.,]\d+)?)\s*(?:mg|g|ml|mcg|µg|ui|%|tabletas?|capsulas?|tablets?|capsules?)/g,
  )
  return [...doses].every(([, figure = '']) => figures.has(figure))
}

/** Keys of the ingredients and brands that consecutive words of a text name. */
function namesIn(text: string, names: ReadonlyMap<string, string>): string[] {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.flatMap((_, at) => {
    for (let length = Math.min(LONGEST_NAME_WORDS, words.length - at); length >= 1; length -= 1) {
      const key = names.get(words.slice(at, at + length).join(' '))
      if (key !== undefined) return [key]
    }
    return []
  })
}
