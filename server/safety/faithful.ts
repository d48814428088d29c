import { normalize } from '#contract/values/normalize.ts'
import type { ToldFinding } from '../outside/ai/port.ts'

const CHARACTERS_AT_MOST = 4000
const LONGEST_NAME_WORDS = 5

/** Phrases that deny a finding. An explanation with one of them is not shown. */
const SOOTHING =
  /\bno (?:hay|existen?|representan?|presentan?|supone|tiene|is|are|there)\b.{0,30}\b(?:riesgo|interaccion|problema|peligro|contraindicacion|risk|interaction|problem|danger)|\bno interact|\b(?:es|son|resulta|is|are|perfectly) (?:(?:muy|totalmente|completamente|perfectamente|totally|completely|perfectly|quite) )?(?:segur[oa]s?|safe)\b|\b(?:puede|pueden|can) .{0,30}\b(?:sin (?:problema|riesgo|precaucion)|safely)|\b(?:ignore|ignorar|omita|disregard)\b|\b(?:no risk|not dangerous|no peligros)|(?<!\bno (?:se )?)\b(?:puede|pueden|podria|podrian|can|may) (?:be )?(?:combin|(?:tomar|usar|administrar|dar|indicar|take|use|give)\w*.{0,40}\b(?:juntos|juntas|ambos|ambas|together|both)\b)|\b(?:no se preocupe|nada de que preocuparse|nothing to worry|do not worry)\b/

/** Beginnings of words that play a finding down. An explanation may have them where all findings are minor. */
const LOWERING =
  /\b(?:leve|menor|minim[ao]|ligera|insignifica|irrelevan|trivial|exagera|inofensiv|poco probable|poca importancia|minor|mild|slight|negligible|harmless|unlikely)/g
/** Beginnings of words for subjects that an explanation may only mention if a finding is about them. */
const MATTERS =
  /\b(?:embaraz|pregnan|lactan|breast|amamant|alergi|allerg|rinon|renal|kidney|hepatic|higado|liver|glaucoma|epilep|convuls|seizure|asma|asthma|diabet|duplic|sobredosis|overdos|suicid|cancer)/g

/**
 * Whether an explanation says nothing beyond the findings. A faithful explanation names every finding, and adds no drug,
 * figure, address or subject. A faithful explanation plays nothing down, and calls a drug contraindicated only if a finding
 * does. Any other explanation is not shown, so that a rule that is too strict does no harm.
 */
export function isFaithful(
  text: string,
  told: readonly ToldFinding[],
  names: ReadonlyMap<string, string>,
): boolean {
  if (text.length > CHARACTERS_AT_MOST || /https?:|www\.|\p{Cc}(?<![\n\r\t])/u.test(text)) return false
  const plain = normalize(text)
  if (SOOTHING.test(plain)) return false
  if (/contraindic/.test(plain) && told.every(({ severity }) => severity !== 'contraindicated')) return false
  const source = normalize(JSON.stringify(told))
  const isMinor = told.every(({ severity }) => severity === 'minor')
  if (!keepsTo(MATTERS, plain, source) || (!isMinor && !keepsTo(LOWERING, plain, source))) return false
  const known = new Set(namesIn(source, names))
  const said = new Set(namesIn(plain, names))
  if ([...said].some((key) => !known.has(key))) return false
  if (!told.every(({ about }) => isNamed(about, plain, said, names))) return false
  return keepsTo(FIGURE, text.replace(NUMBERING, ''), source)
}

/** Pattern of a number, without the digits inside a name such as CYP3A4. */
const FIGURE = /(?<![\p{L}\d.,])\d+(?:[.,]\d+)?/gu
/** Pattern of the numbering of a list's paragraphs, "1." and "2)". Such a number is not a figure of the text. */
const NUMBERING = /^\s*\d{1,2}[.)]\s/gm

/** Whether every match of a pattern in an explanation is in the source text of the findings too. */
function keepsTo(kind: RegExp, text: string, source: string): boolean {
  const told = new Set(source.match(kind))
  return (text.match(kind) ?? []).every((one) => told.has(one))
}

/**
 * Whether a text mentions a finding: it names each drug of `about`, or at least one entry where `about` has no drug.
 */
function isNamed(
  about: readonly string[],
  plain: string,
  said: ReadonlySet<string>,
  names: ReadonlyMap<string, string>,
): boolean {
  const drugs = about.flatMap((name) => namesIn(normalize(name), names))
  return drugs.length > 0
    ? drugs.every((key) => said.has(key))
    : about.some((name) => plain.includes(normalize(name)))
}

/** Keys of the ingredients and brands that are named by consecutive words of a text. */
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
