import type { IanTool } from '#contract/ian/ian.ts'
import type { Records } from '../records.ts'
import { isBareOrder } from './drafts/bare-order.ts'
import { meantDrugs } from './drugs.ts'
import { isTaken } from './drafts/taken.ts'
import { hasCue, type ReadQuestion, type ReadWord } from './words-of-question.ts'

/** Kind of a question to the AI assistant: the name of the assistant's tool that can answer the question. */
export type Intent = Exclude<IanTool, 'help'>

const WANTS_TO_PRESCRIBE =
  /^\W*(?:(?:quiero|necesito|voy a|vamos a) recetar(?:le)?|i (?:want|need) to prescribe)\b/

/**
 * Whether a sentence orders the AI assistant to write a prescription: "receta losartán" does, "recetas con losartán" does not.
 */
function isOrder({ text, words, mentions }: ReadQuestion): boolean {
  const first = words[0]?.text ?? ''
  if (mentions.length > 0 && WANTS_TO_PRESCRIBE.test(text)) return true
  return /^(?:receta|prescribe)$/.test(first) && words[1]?.kind !== 'plain' && mentions[0]?.from === 1
}

const ASKS_WHO = /\b(?:puede|pueden|puedo|can|could)\b.{0,40}\b(?:tomar|usar|dar(?:le)?|take|use|have)\b/
const ASKS_WHOM =
  /\b(?:which|what) patients?\b.{0,12}\b(?:give|gave|prescribed?|take)\b|\bque pacientes?\b.{0,20}\b(?:recete|toman?|di)\b|\bpacientes? (?:con|que (?:llevan?|toman?|usan?))\b|\bpatients? (?:on|with|taking)\b|\bquien(?:es)? (?:llevan?|toman?|usan?|tienen?)\b|\bwho (?:takes?|is on|are on|is taking)\b/

const DID_GIVE = /\bwhat did (?:i|we) (?:give|prescribe)\b/
const HAVE_YOU = /\b(?:tienes|tienen|do you have|have you got)\b/

const ONE_FOR = /^\W*(?:una )?receta (?:de|con|para|a)\b/

const AS_BEFORE =
  /\b(?:de siempre|lo mismo|la misma|(?:repite|repetir|repiteme) (?:lo|la|su)|same as|repeat (?:the|her|his))\b/
const NEW_ONE = /\b(?:rx|receta) nueva\b|\bnueva (?:rx|receta)\b|\bnew (?:rx|prescription)\b/
const HOW_MUCH =
  /\bcuant[oa]\b.{0,40}\b(?:doy|dar|damos|pongo|receto|toca|maximo|al dia|por dia|se puede)\b|\bhow much\b.{0,40}\b(?:give|prescribe|maximum)\b/

/** Pattern of questions about how the doctor's work is going: "¿cómo voy este mes?". */
const HOW_IS_IT_GOING = /\bcomo (?:voy|vamos|ando|andamos|me fue|nos fue)\b|\bhow (?:am i|are we) doing\b/

const HOW_MANY = /^\W*(?:y )?cuantas\b.*\b(?:llevo|llevamos|hice|van)\b/
const LAST_OF = /\b(?:lo|la|el|las|los) ultim[oa]s? (?:de|del|que)\b/

/** Pattern of words that ask for the prescriptions of a period without the word "recetas": "las de ayer". */
const THOSE_OF = /\b(?:las|la|los|the ones) (?:de|del|from|of)\b/

const JOINS = /\b(?:con|y|mas|with|and|plus|ok)\b|\+/

/**
 * Whether a question consists of two or more drugs with a connecting word, one of them misspelt or in English: "warfarin with
 * ibuprofen".
 */
export async function isOfJoinedDrugs(
  question: ReadQuestion,
  records: Pick<Records, 'searchDrugs'>,
): Promise<boolean> {
  const unread = question.words.filter(({ kind }) => kind === 'unknown' || kind === 'name')
  if (unread.length + question.mentions.length < 2 || !JOINS.test(question.text)) return false
  const { names, used } = await meantDrugs(question, records, unread)
  return names.length >= 2 && unread.every((word) => used.has(word))
}

/** Whether a word belongs to a name after "en": "warfarina con ibuprofeno en Juan Pérez". */
function isInPatient(words: readonly ReadWord[], at: number): boolean {
  let before = at - 1
  while (words[before]?.kind === 'name') before -= 1
  return /^(?:en|in)$/.test(words[before]?.text ?? '')
}

/**
 * Finds what a question asks for that has none of the words in `CUES`: prescriptions of a period, or the interactions of drugs
 * with a connecting word. The result is null for any other question.
 */
export function intentWithoutCue({ text, words, mentions, period }: ReadQuestion): Intent | null {
  const isUnread = words.some(
    ({ kind }, at) => kind === 'unknown' || (kind === 'name' && !isInPatient(words, at)),
  )
  if (isUnread) return null
  if (mentions.length >= 2 && JOINS.test(text)) return 'check_interactions'
  return period && mentions.length === 0 && THOSE_OF.test(text) ? 'past_prescriptions' : null
}

/** Whether every word of a question is known. An unknown word such as "cobros" may give the question another meaning. */
const isRead = ({ words }: ReadQuestion): boolean => words.every(({ kind }) => kind !== 'unknown')

/** Whether a question consists of one medicine with how it is taken: "losartán 50 cada 12 horas, ¿está bien?". */
const isAboutDose = ({ text, mentions }: ReadQuestion): boolean =>
  mentions.length === 1 && text.includes('?') && isTaken(text)

export function intentOf(question: ReadQuestion): Intent | null {
  const { text, mentions } = question
  const has = hasCue.bind(null, question)
  // The figures leave cancelled prescriptions out, so these are counted by the list of past prescriptions.
  if (has('cancelled') && (has('prescriptions') || isRead(question))) return 'past_prescriptions'
  if (has('count') && (has('prescriptions') || has('patient'))) return 'read_figures'
  if (HOW_IS_IT_GOING.test(text) && mentions.length === 0) return 'read_figures'
  if (HOW_MANY.test(text) && mentions.length === 0) return 'read_figures'
  if (mentions.length > 0 && HOW_MUCH.test(text)) return 'dose_limits'
  if (AS_BEFORE.test(text) && (mentions.length === 0 || /\b(?:sin|without)\b/.test(text)))
    return 'past_prescriptions'
  if (has('draft') || isOrder(question) || (mentions.length > 0 && NEW_ONE.test(text))) return 'prepare_draft'
  if (ONE_FOR.test(text) && mentions.length > 0 && isTaken(text)) return 'prepare_draft'
  if (has('favourites')) return 'list_favourites'
  if (has('dose') && !/\binteracc?i|\binteract/.test(text)) return 'dose_limits'
  if (ASKS_WHO.test(text) && mentions.length > 0) return 'check_interactions'
  if (mentions.length > 1 && /\bproblem(?:as?|s)?\b/.test(text)) return 'check_interactions'
  if (has('interactions') && !/^(?:puede|pueden|puedo)$/.test(onlyCue(question))) return 'check_interactions'
  if ((mentions.length > 0 && ASKS_WHOM.test(text)) || DID_GIVE.test(text)) return 'past_prescriptions'
  if (has('figures') || (has('most') && has('prescribing'))) return 'read_figures'
  if (has('prescriptions') || LAST_OF.test(text)) return 'past_prescriptions'
  if (has('patient')) return 'find_patient'
  if (has('catalogue') || (mentions.length > 0 && HAVE_YOU.test(text))) return 'search_catalogue'
  if (isBareOrder(question)) return 'prepare_draft'
  if (isAboutDose(question)) return 'dose_limits'
  if (has('find')) return mentions.length > 0 ? 'search_catalogue' : 'find_patient'
  return null
}

/** Finds the only word of a question that may ask for interactions; '' if there are none or several. */
function onlyCue({ words }: ReadQuestion): string {
  const found = words.filter(({ cues }) => cues.includes('interactions'))
  return found.length === 1 ? (found[0]?.text ?? '') : ''
}
