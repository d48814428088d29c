import type { IanTool } from '#contract/ian/ian.ts'
import { hasCue, type ReadQuestion } from './words-of-question.ts'

/** What a question asks for, by its cues alone; null where no cue says so. */
export type Intent = Exclude<IanTool, 'help'>

/** Whether a sentence is an order to write a prescription: "receta losartán", not "recetas con losartán". */
function isOrder({ words, mentions }: ReadQuestion): boolean {
  const first = words[0]?.text ?? ''
  return /^(?:receta|prescribe)$/.test(first) && words[1]?.kind !== 'plain' && mentions[0]?.from === 1
}

const ASKS_WHO = /\b(?:puede|pueden|puedo|can|could)\b.{0,40}\b(?:tomar|usar|dar(?:le)?|take|use|have)\b/
const ASKS_WHOM =
  /\b(?:which|what) patients?\b.{0,12}\b(?:give|gave|prescribed?|take)\b|\bque pacientes?\b.{0,20}\b(?:recete|toman?|di)\b/

export function intentOf(question: ReadQuestion): Intent | null {
  const { text, mentions } = question
  const has = hasCue.bind(null, question)
  if (has('count') && (has('prescriptions') || has('patient'))) return 'read_figures'
  if (has('draft') || isOrder(question)) return 'prepare_draft'
  if (has('favourites')) return 'list_favourites'
  if (has('dose') && !/\binteracc?i|\binteract/.test(text)) return 'dose_limits'
  if (ASKS_WHO.test(text) && mentions.length > 0) return 'check_interactions'
  if (has('interactions') && !/^(?:puede|pueden|puedo)$/.test(onlyCue(question))) return 'check_interactions'
  if (ASKS_WHOM.test(text)) return 'past_prescriptions'
  if (has('figures') || (has('most') && has('prescribing'))) return 'read_figures'
  if (has('prescriptions')) return 'past_prescriptions'
  if (has('patient')) return 'find_patient'
  if (has('catalogue')) return 'search_catalogue'
  if (has('find')) return mentions.length > 0 ? 'search_catalogue' : 'find_patient'
  return null
}

/** The only word of a question that is a cue of interactions; '' for none or several. */
function onlyCue({ words }: ReadQuestion): string {
  const found = words.filter(({ cues }) => cues.includes('interactions'))
  return found.length === 1 ? (found[0]?.text ?? '') : ''
}
