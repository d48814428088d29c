import { genericNameOf, meantDrugs } from './drugs.ts'
import { missingDay } from './missing-day.ts'
import type { Plan } from './plan.ts'
import { asking, contextAbout, periodOf, type Scene } from './scene.ts'
import { leftOver, whoIsMeant } from './who.ts'
import { hasCue, type ReadWord } from './words-of-question.ts'

/** Plans a search of past prescriptions. If no patient is meant, it may plan the figures of a period instead. */
export async function aboutPast(scene: Scene, tool: 'past_prescriptions' | 'read_figures'): Promise<Plan> {
  const { question, context, isFollow, records, words, today } = scene
  const missing = missingDay(question.words, { today, before: isFollow ? context : null })
  if (missing !== null) return { kind: 'ask', about: 'day', text: words.dayNone(missing), cards: [], context }
  const who = await whoIsMeant(scene, () => true, false)
  if ('ask' in who) return who.ask
  const tries = question.words.filter((word) => mayBeDrug(question.words, word) && !who.used.has(word))
  const left = question.mentions.filter(({ from }) => isLeftOut(question.words, from))
  const kept = question.mentions.filter((one) => !left.includes(one))
  const meant = await meantDrugs({ ...question, mentions: kept }, records, tries)
  const nobody = question.words.filter(
    (word, at) =>
      isUnread(word) && !who.used.has(word) && !meant.used.has(word) && namesSomebody(question.words, at),
  )
  if (nobody.length > 0 && question.words.every((word) => !who.used.has(word)))
    return asking(scene, 'patient', words.patientNone(nobody.map(({ written }) => written).join(' ')))
  const names = meant.names.length > 0 ? meant.names : isFollow ? context.drugs : []
  const drugs = await Promise.all(names.map((name) => genericNameOf(name, records)))
  const { patient } = who
  const cancelled =
    hasCue(question, 'cancelled') || (isFollow && context.cancelled && !OF_ALL.test(question.text))
  const uid = patient?.uid ?? ''
  const period = periodOf(scene)
  const chosen = tool === 'read_figures' && uid !== '' ? 'past_prescriptions' : tool
  const args =
    chosen === 'read_figures'
      ? { ...period, drugs }
      : { patient: uid, ...period, drugs, ...(cancelled && { cancelled }) }
  return {
    kind: 'call',
    call: { tool: chosen, args },
    patients: patient ? [patient] : [],
    drugs: [],
    notes: [
      ...who.notes,
      ...left.map(({ name }) => words.notUnderstood(`${words.without} ${name}`)),
      ...leftOver(scene, who.used, meant.used),
      ...unused(question.words).map((word) => words.notUnderstood(word)),
    ],
    context: contextAbout({
      tool: chosen,
      patient: uid,
      drugs,
      ...period,
      cancelled: chosen === 'past_prescriptions' && cancelled,
    }),
  }
}

/** Pattern of words that extend a search of cancelled prescriptions to all prescriptions: "¿y todas?". */
const OF_ALL = /\b(?:todas|emitidas|all|issued)\b/

/** Whether a question excludes the prescriptions of a drug: "sin omeprazol". */
const isLeftOut = (words: readonly ReadWord[], from: number): boolean =>
  words.slice(Math.max(0, from - 2), from).some(({ text }) => /^(?:sin|without)$/.test(text))

/**
 * Words that the AI assistant knows, but by which it can't limit a list or a count. Prescriptions can't be searched by what a
 * pharmacy did ("surtidas", "sin surtir"), or by future days ("mañana").
 */
const unused = (words: readonly ReadWord[]): string[] =>
  words
    .filter(({ text }, at) => {
      const before = words[at - 1]?.text ?? ''
      if (text === 'manana') return !/^(?:la|esta|por|en)$/.test(before)
      return /^(?:surtid[oa]s?|filled)$/.test(text) || (text === 'surtir' && before === 'sin')
    })
    .map(({ written }) => written)

const isUnread = ({ kind }: ReadWord): boolean => kind === 'unknown' || kind === 'name'

/** Whether an unknown word may be a drug. A word with a capital after "de" or "para" is more likely a name. */
function mayBeDrug(words: readonly ReadWord[], word: ReadWord): boolean {
  if (word.kind !== 'unknown') return false
  const at = words.indexOf(word)
  // The first word of a sentence is more likely an unknown verb than the name of a drug.
  if (at === 0 && words.length > 1) return false
  const isCapital = /^\p{Lu}/u.test(word.written)
  return !(isCapital && at > 0 && !/^(?:con|with|y|e|and)$/.test(words[at - 1]?.text ?? ''))
}

/**
 * Whether a word is in the place of a patient's name: after a preposition, after a word such as "paciente", or after another
 * unknown word in that place.
 */
function namesSomebody(words: readonly ReadWord[], at: number): boolean {
  const before = words[at - 1]
  if (!before) return false
  if (isUnread(before)) return namesSomebody(words, at - 1)
  return /^(?:a|al|de|del|para|of|for|to)$/.test(before.text) || before.cues.includes('person')
}
