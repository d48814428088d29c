import { askPresentation } from './ask-which.ts'
import { draftedRows } from './drafted-rows.ts'
import type { Plan } from './plan.ts'
import { asking, contextAbout, type Scene } from './scene.ts'
import { whoIsMeant } from './who.ts'
import type { ReadWord } from './words-of-question.ts'

/** Plans a draft: its patient, and its rows in the doctor's own words. */
export async function aboutDraft(scene: Scene): Promise<Plan> {
  const { question, records, words } = scene
  const isPerson = (run: readonly ReadWord[]): boolean =>
    run.some(({ kind }) => kind === 'name') || isNamed(question.words, run)
  const who = await whoIsMeant(scene, isPerson, true)
  if ('ask' in who) return who.ask
  const found = await draftedRows(question, records, { mentions: question.mentions, patient: who.used })
  if (found.kind === 'none') return asking(scene, 'drug', words.draftNeedsDrug)
  if (found.kind === 'unknown-drug') return asking(scene, 'drug', words.drugNone(found.words))
  if (found.kind === 'which') return askPresentation(scene, found.said, found.drugs)
  const uid = who.patient?.uid ?? ''
  const drugs = found.rows.map(({ drug }) => drug)
  const rows = found.rows.map(({ drug, instructions }) => ({ drug: drug.uid, instructions }))
  return {
    kind: 'call',
    call: { tool: 'prepare_draft', args: { patient: uid, rows } },
    patients: who.patient ? [who.patient] : [],
    drugs,
    notes: who.notes,
    context: contextAbout({
      tool: 'prepare_draft',
      patient: uid,
      drugs: drugs.map(({ generic }) => generic),
    }),
  }
}

/** Whether a run stands after "para" or "a" and is written as a name. */
function isNamed(words: readonly ReadWord[], run: readonly ReadWord[]): boolean {
  const at = words.findIndex((word) => word === run[0])
  const isCapital = /^\p{Lu}/u.test(run[0]?.written ?? '')
  const before = words[at - 1]
  return (
    (isCapital && /^(?:a|al|para|for|to)$/.test(before?.text ?? '')) ||
    (before?.cues.includes('person') ?? false)
  )
}
