import { askPresentation } from '../ask-which.ts'
import { draftedRows } from './drafted-rows.ts'
import type { Plan } from '../plan.ts'
import { asking, contextAbout, type Scene } from '../scene.ts'
import { whoIsMeant } from '../who.ts'
import { planOfStray } from './stray-words.ts'
import type { ReadQuestion, ReadWord } from '../words-of-question.ts'

/** Plans a draft of a prescription: its patient, and its rows in the doctor's own words. */
export async function aboutDraft(scene: Scene): Promise<Plan> {
  const { records, words } = scene
  const question = withNamesAlone(scene.question)
  const isPerson = (run: readonly ReadWord[]): boolean =>
    run.some(({ kind }) => kind === 'name') || isNamed(question.words, run)
  const who = await whoIsMeant({ ...scene, question }, isPerson, true)
  if ('ask' in who) return who.ask
  const found = await draftedRows(question, records, { mentions: question.mentions, patient: who.used })
  if (found.kind === 'none') return asking(scene, 'drug', words.draftNeedsDrug)
  if (found.kind === 'unknown-drug') return asking(scene, 'drug', words.drugNone(found.words))
  if (found.kind === 'which') return askPresentation(scene, found.said, found.drugs)
  const stray = planOfStray(
    scene,
    found.rows.map(({ instructions }) => instructions),
    { used: who.used, hasPatient: who.patient !== undefined },
  )
  if (stray) return stray
  const uid = who.patient?.uid ?? ''
  const shortened = question.mentions
    .filter(({ isShort }) => isShort)
    .map(({ name, from }) => words.drugShort(question.words[from]?.written ?? '', name))
  const drugs = found.rows.map(({ drug }) => drug)
  const rows = found.rows.map(({ drug, instructions }) => ({ drug: drug.uid, instructions }))
  return {
    kind: 'call',
    call: { tool: 'prepare_draft', args: { patient: uid, rows } },
    patients: who.patient ? [who.patient] : [],
    drugs,
    notes: [...shortened, ...who.notes],
    context: contextAbout({
      tool: 'prepare_draft',
      patient: uid,
      drugs: drugs.map(({ generic }) => generic),
    }),
  }
}

/**
 * Marks an unknown word before a patient's name as no part of the name: "dolor Lucía". A misspelt first name is marked as well;
 * planOfStray then asks which person is meant.
 */
function withNamesAlone(question: ReadQuestion): ReadQuestion {
  const words = question.words.map((word, at): ReadWord => {
    const isBefore = question.words[at + 1]?.kind === 'name' && !isNamed(question.words, [word])
    return word.kind === 'unknown' && isBefore && !/^\p{Lu}/u.test(word.written)
      ? { ...word, kind: 'plain' }
      : word
  })
  return { ...question, words }
}

/** Whether successive words follow "para" or "a", and are written like a name. */
function isNamed(words: readonly ReadWord[], run: readonly ReadWord[]): boolean {
  const at = words.findIndex((word) => word === run[0])
  const isCapital = /^\p{Lu}/u.test(run[0]?.written ?? '')
  const before = words[at - 1]
  return (
    (isCapital && /^(?:a|al|para|for|to)$/.test(before?.text ?? '')) ||
    (before?.cues.includes('person') ?? false)
  )
}
