import type { Plan } from '../plan.ts'
import { asking, type Scene } from '../scene.ts'
import { hasStrength, isTooShort, namesBegunBy } from './begun-names.ts'
import { isTakenSomehow, timesTaken } from './taken.ts'
import type { DrugNames, ReadQuestion } from '../words-of-question.ts'

const TO_PATIENT = /^(?:para|a|al|for|to|la|el)$/
const COURTESY = /^(?:hola|oye|ian|porfa|porfis|por|favor|please|hello|hi)$/
const TO_ORDER = /^(?:receta|rx|prescribe|nueva|una?|de|con|le|of)$/

/**
 * Pattern of sentences that mention a medicine without ordering it: "losartán no para Rosa", "losartán 50 c/24 era lo de Rosa".
 */
const NOT_ORDERED =
  /^\W*(?:no|ya no|nunca|sin|not|never|without)\b|\b(?:no|not) (?=c\/|cada|para|a |le |lo |la |es |every|for|to )|\b(?:era|fue|estaba|tenia|llevaba|was|were|had|used to)\b|\b(?:si o no|yes or no|opinas)\b/

/**
 * Whether a word before the first medicine of a question only introduces it, or belongs to the patient's name: "para Laura:".
 */
function isLead({ words }: ReadQuestion, at: number): boolean {
  const [word, before] = [words[at], words[at - 1]]
  if (!word) return false
  const isAfterPara = TO_PATIENT.test(before?.text ?? '') || (before?.cues.includes('person') ?? false)
  return (
    word.kind === 'name' ||
    COURTESY.test(word.text) ||
    TO_PATIENT.test(word.text) ||
    word.cues.includes('person') ||
    (word.kind === 'unknown' && isAfterPara)
  )
}

/**
 * Whether a question only lists medicines, each with its dose or frequency, and asks nothing: "losartán 50 mg c/24 h para Rosa",
 * "para Rosa amoxi 500 1-1-1". The AI assistant then prepares a draft, and does nothing else.
 */
export function isBareOrder(question: ReadQuestion): boolean {
  const { text, mentions, words, period } = question
  const [first] = mentions
  if (!first || period || text.includes('?') || NOT_ORDERED.test(text)) return false
  return (
    words.slice(0, first.from).every((_, at) => isLead(question, at)) &&
    (timesTaken(text) >= mentions.length ||
      (isTakenSomehow(text) && mentions.every(({ to }) => hasStrength(question, to - 1))))
  )
}

/**
 * Asks the doctor back about an order with a medicine whose name is unclear: "predni 5 mg c/24 para Rosa" may be prednisone or
 * prednisolone. The result is undefined for any other question.
 */
export function askUnknownDrug(scene: Scene, drugNames: DrugNames): Plan | undefined {
  const { question, words } = scene
  const at = question.words.findIndex(
    (word, place) =>
      hasStrength(question, place) ||
      !(isLead(question, place) || TO_ORDER.test(word.text) || word.cues.includes('draft')),
  )
  const head = question.words[at]
  const isOrder = isTakenSomehow(question.text) && !question.text.includes('?')
  if (head?.kind !== 'unknown' || !isOrder || !hasStrength(question, at)) return undefined
  const names = namesBegunBy(head.text, drugNames)
  if (names.length > 1) return asking(scene, 'drug', words.drugEither(head.written, names.slice(0, 4)))
  return asking(scene, 'drug', isTooShort(head.text) ? words.draftNeedsDrug : words.drugNone(head.written))
}
