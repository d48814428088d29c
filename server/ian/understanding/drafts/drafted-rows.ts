import type { Drug } from '#contract/medications/medications.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { Records } from '../../records.ts'
import type { Mention, ReadQuestion, ReadWord } from '../words-of-question.ts'

/** One medicine of a draft, in the doctor's own words. */
interface SaidRow {
  /** Words by which the medicine's presentation is searched: name, strength and form. */
  search: string
  instructions: string
  /** Position of the drug's name in the question, where another presentation can be written. */
  start: number
  end: number
}

export type DraftedRows =
  | { kind: 'rows'; rows: { drug: Drug; instructions: string }[] }
  /** Result when several presentations fit, of which the doctor must choose one. */
  | { kind: 'which'; said: SaidRow; drugs: Drug[] }
  | { kind: 'unknown-drug'; words: string }
  | { kind: 'none' }

const UNIT = /^(?:mg|g|gr|mcg|µg|ui|ml|%|mg\/ml|meq)$/
const FORM =
  /^(?:tabletas?|capsulas?|suspension|jarabe|solucion|gotas|crema|gel|inyectable|ampolletas?|supositorios?|inhalador|unguento|parches?)$/
/** Whether a word belongs to a presentation, because it is a unit or a form. */
export const isOfPresentation = (text: string): boolean => UNIT.test(text) || FORM.test(text)

const CONNECTS = /^(?:y|e|mas|and|plus|tambien|con)$/
const BEGINS = /^(?:de|con|of|with|un|una|a)$/

/**
 * Reads the medicines from a request for a draft. A drug begins a new medicine at the beginning of the text, and after a
 * connecting word. The words after the drug, up to the next medicine or to the words about the patient, are its instructions,
 * which stay as they were written.
 */
export async function draftedRows(
  question: ReadQuestion,
  records: Records,
  { mentions, patient }: { mentions: readonly Mention[]; patient: ReadonlySet<ReadWord> },
): Promise<DraftedRows> {
  const { words } = question
  const heads = mentions.filter(({ from }) => isHead(words, from, mentions))
  const said = heads.map((head, at) => saidRow(question, head, { next: heads[at + 1], patient }))
  const rows: { drug: Drug; instructions: string }[] = []
  for (const one of said) {
    const { results } = await records.searchDrugs(one.search, 12)
    const [first] = results
    if (!first) return { kind: 'unknown-drug', words: one.search }
    const same = results.filter(({ generic }) => generic === first.generic)
    const hasStrength = /\d/.test(one.search)
    // A strength that no presentation has must not silently be replaced by another strength.
    const isOther = hasStrength && !same.some(({ strength }) => sharesAmount(strength, one.search))
    if (isOther || (!hasStrength && new Set(same.map(({ strength }) => strength)).size > 1))
      return { kind: 'which', said: one, drugs: same }
    rows.push({ drug: fitting(same, one.instructions) ?? first, instructions: one.instructions })
  }
  return rows.length > 0 ? { kind: 'rows', rows } : { kind: 'none' }
}

/** Numbers in a text. Grams are also given as milligrams: "1 g" gives 1 and 1000. */
const amountsIn = (text: string): number[] =>
  [...normalize(text).matchAll(/(\d+(?:[.,]\d+)*)\s*(gr?\b)?/gu)].flatMap(([, digits = '', gram]) => {
    const amount = Number(digits.replace(/,(?=\d{3}(?!\d))/g, '').replace(',', '.'))
    return gram === undefined ? [amount] : [amount, amount * 1000]
  })

/** Whether a presentation's strength has one of the amounts that a search contains. */
function sharesAmount(strength: string, search: string): boolean {
  const offered = new Set(amountsIn(strength))
  return amountsIn(search).some((amount) => offered.has(amount))
}

/** Whether the name of a drug begins a new medicine: there are no instructions before it, or it follows a connecting word. */
function isHead(words: readonly ReadWord[], from: number, mentions: readonly Mention[]): boolean {
  const first = Math.min(...mentions.map((one) => one.from))
  const before = words[from - 1]?.text ?? ''
  return (
    from === first || CONNECTS.test(before) || BEGINS.test(before) || (words[from - 1]?.kind ?? '') === 'drug'
  )
}

function saidRow(
  { words, written }: ReadQuestion,
  { from, to, name }: Mention,
  { next, patient }: { next: Mention | undefined; patient: ReadonlySet<ReadWord> },
): SaidRow {
  let at = to
  const strength: string[] = []
  const number = /^(\d+(?:[.,]\d+)?)(mg|g|gr|mcg|µg|ui|ml)?$/.exec(words[at]?.text ?? '')
  const after = words[at + 1]?.text ?? ''
  if (
    number &&
    (number[2] !== undefined || UNIT.test(after) || (Number(number[1]) >= 5 && !FORM.test(after)))
  ) {
    strength.push(words[at]?.text ?? '')
    at += 1
    if (number[2] === undefined && UNIT.test(after)) {
      strength.push(after)
      at += 1
    }
  }
  if (FORM.test(words[at]?.text ?? '') && strength.length > 0) {
    strength.push(words[at]?.text ?? '')
    at += 1
  }
  const stop = words.findIndex(
    (word, place) =>
      place >= at && (place >= (next?.from ?? Infinity) || patient.has(word) || isClosing(word)),
  )
  const end = stop === -1 ? words.length : backOver(words, stop, at)
  const between = (from: number, until: number): string => {
    const [first, last] = [words[from], words[until - 1]]
    return first && last && until > from ? written.slice(first.start, last.end) : ''
  }
  const rest = afterPatient(words, stop, { next, patient })
  const behind = rest && between(rest.from, rest.until)
  const instructions = [between(at, end), behind && TAKES.test(normalize(behind)) ? behind : '']
    .filter(Boolean)
    .join(' ')
  return {
    search: [name, ...strength].join(' '),
    instructions: instructions.replace(/^(?:de|con|:)\s+/i, '').replace(FOR_THEM, ''),
    start: words[from]?.start ?? 0,
    end: words[at - 1]?.end ?? 0,
  }
}

/** Pattern of a pronoun for the patient after the instructions: "c/24 para ella". */
const FOR_THEM = /[\s,]+(?:para|pa|for) (?:ella|él|el|ellos|ellas|her|him|them)$/i

/** Pattern of words that tell how a medicine is taken. */
const TAKES = /\d|\bcada\b|\b(?:noche|manana|tarde|diari[ao]|every|daily|night|morning)\b/

/** Instructions that follow the patient's name, up to the next drug: "clonazepam 2 mg para Rosa, una en la noche". */
function afterPatient(
  words: readonly ReadWord[],
  stop: number,
  { next, patient }: { next: Mention | undefined; patient: ReadonlySet<ReadWord> },
): { from: number; until: number } | undefined {
  const named = words[stop]
  if (!named || !patient.has(named)) return undefined
  const from = words.findIndex((word, place) => place > stop && !patient.has(word))
  if (from === -1) return undefined
  const end = words.findIndex(
    (word, place) => place >= from && (place >= (next?.from ?? Infinity) || isClosing(word)),
  )
  return { from, until: end === -1 ? words.length : backOver(words, end, from) }
}

/** Whether a word is a verb about the draft itself, which ends the instructions: "…, prepárala". */
const isClosing = ({ cues, text }: ReadWord): boolean =>
  cues.includes('draft') && !/^(?:draft|write)$/.test(text)

/** Moves the end of a medicine's instructions back, before words that introduce the patient or the next drug. */
function backOver(words: readonly ReadWord[], stop: number, least: number): number {
  let end = stop
  while (
    end > least &&
    /^(?:y|e|mas|and|plus|para|for|to|a|al|de|la|el|con|with)$/.test(words[end - 1]?.text ?? '')
  )
    end -= 1
  while (end > least && (words[end - 1]?.cues ?? []).some((cue) => cue === 'person' || cue === 'patient'))
    end -= 1
  while (end > least && /^(?:para|for|to|a|al|la|el)$/.test(words[end - 1]?.text ?? '')) end -= 1
  return end
}

/** Finds the first presentation whose form the instructions name: "1 tableta" excludes a suspension. */
function fitting(drugs: readonly Drug[], instructions: string): Drug | undefined {
  const said = normalize(instructions).match(/\p{L}+/gu) ?? []
  const stems = new Set(said.map((word) => word.slice(0, 5)))
  return drugs.find(({ form }) =>
    normalize(form)
      .split(' ')
      .some((word) => stems.has(word.slice(0, 5))),
  )
}
