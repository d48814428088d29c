import { parsePosology } from '#contract/posology/parse.ts'
import { isBareOrder } from './bare-order.ts'
import { isOfPresentation } from './drafted-rows.ts'
import type { Plan } from '../plan.ts'
import { asking, type Scene } from '../scene.ts'
import { isUnknownDrug } from './begun-names.ts'
import { spelledOut, tokensOf } from '../tokens.ts'
import type { ReadQuestion, ReadWord } from '../words-of-question.ts'

/** Pattern of English words that tell how a medicine is taken. The grammar of instructions reads Spanish only. */
const ENGLISH =
  /^(?:every|hours?|days?|weeks?|months?|daily|once|twice|times|night|morning|evening|tablets?|capsules?|drops?|food|meals?|before|after|breakfast|dinner|bed|bedtime|needed|pain|fever)$/

/** Finds words in the instructions of medicines that neither the AI assistant nor the grammar of instructions knows. */
function strayWords({ words }: ReadQuestion, instructions: readonly string[]): Set<ReadWord> {
  const unread = instructions.flatMap((text) =>
    parsePosology(spelledOut(text)).problems.flatMap((problem) =>
      problem.code === 'not-understood' ? tokensOf(problem.words).map((token) => token.text) : [],
    ),
  )
  const isStray = ({ kind, text }: ReadWord): boolean =>
    (kind === 'unknown' || kind === 'name') && unread.includes(text) && !ENGLISH.test(text)
  return new Set(words.filter(isStray))
}

/**
 * Plans what to say about unknown words of an order that may be a medicine or a patient: a question back to the doctor, or the
 * admission that the order was not understood. The result is undefined if the draft can be prepared. An order with a verb may
 * contain words that only the doctor understands.
 */
export function planOfStray(
  scene: Scene,
  instructions: readonly string[],
  { used, hasPatient }: { used: ReadonlySet<ReadWord>; hasPatient: boolean },
): Plan | undefined {
  const { question, words, context } = scene
  if (isEither(question, 'drug')) return asking(scene, 'drug', words.draftNeedsDrug)
  const left = question.words.filter((word) => !used.has(word))
  const isCut = /^(?:para|for)$/.test(question.words.at(-1)?.text ?? '')
  if (isCut || left.some(({ kind }) => kind === 'name')) return asking(scene, 'patient')
  const strays = strayWords(question, instructions)
  const placed = [...strays].map((word) => ({ word, at: question.words.indexOf(word) }))
  const drug = placed.find(({ at }) => isUnknownDrug(question, at))
  if (drug) return asking(scene, 'drug', words.drugNone(drug.word.written))
  const isBare = isBareOrder(question)
  const person = placed.find(
    ({ word, at }) => /^\p{Lu}/u.test(word.written) || isAfterPara(question, at) || !isBare,
  )
  if (person && (isBare || !hasPatient))
    return asking(scene, 'patient', words.patientNone(person.word.written))
  // A draft is prepared from an order without a verb only if each word of the order is understood.
  const read = new Set(instructions.flatMap((text) => tokensOf(text).map((token) => token.text)))
  const isLost = left.some(
    (word) => word.kind === 'unknown' && !read.has(word.text) && !isOfPresentation(word.text),
  )
  return isBare && (placed.length > 0 || isLost) ? { kind: 'unknown', context } : undefined
}

/** Whether "o" offers a choice between several medicines: "amoxicilina 500 o azitromicina 500". */
const isEither = ({ words }: ReadQuestion, kind: ReadWord['kind']): boolean =>
  words.some((word, at) => /^(?:o|u|or)$/.test(word.text) && words[at + 1]?.kind === kind)

function isAfterPara({ words }: ReadQuestion, at: number): boolean {
  const article = /^(?:el|la)$/.test(words[at - 1]?.text ?? '') ? 1 : 0
  return /^(?:para|a|al|for|to)$/.test(words[at - 1 - article]?.text ?? '')
}
