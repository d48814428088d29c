import { meantDrugs } from './drugs.ts'
import type { Plan } from './plan.ts'
import { asking, contextAbout, type Scene } from './scene.ts'
import { leftOver, whoIsMeant } from './who.ts'
import type { ReadWord } from './words-of-question.ts'

const unknown = ({ kind }: ReadWord): boolean => kind === 'unknown'

/** Pattern of words by which a question adds a drug to those of the question before. */
const ADDS = /\b(?:agrego|agregamos|anado|anadimos|sumo|sumamos|ademas|add)\b/

/** Plans the answer to a question about interactions or dose limits. The drugs are found first, then the patient. */
export async function aboutDrugs(scene: Scene, tool: 'check_interactions' | 'dose_limits'): Promise<Plan> {
  const { question, context, isFollow, records, words } = scene
  const meant = await meantDrugs(question, records, question.words.filter(unknown))
  const before = isFollow ? context.drugs : []
  const names = meant.names.length > 0 ? meant.names : before
  const free = (run: readonly ReadWord[]): boolean => run.every((word) => !meant.used.has(word))
  const who = await whoIsMeant(scene, free, true, names.length === 0)
  if ('ask' in who) return who.ask
  const { patient } = who
  const uid = patient?.uid ?? ''
  const [first] = names
  if (first === undefined) return asking(scene, 'drug')
  const notes = [...who.notes, ...leftOver(scene, meant.used, who.used)]
  const done = { kind: 'call', patients: patient ? [patient] : [], drugs: [], notes } as const
  if (tool === 'dose_limits')
    return {
      ...done,
      call: { tool, args: { drug: first, patient: uid } },
      context: contextAbout({ tool, patient: uid, drugs: [first] }),
    }
  // A follow-up such as "¿y si le agrego fluconazol?" checks another drug against all drugs of the question before.
  const isAdded = isFollow && before.length > 0 && meant.names.length > 0 && ADDS.test(question.text)
  // A follow-up such as "¿y con ibuprofeno?" checks another drug against the first drug of the question before.
  const [kept] = before
  const all = isAdded
    ? [...new Set([...before, ...meant.names])]
    : isFollow && kept !== undefined && names.length === 1 && kept !== first
      ? [kept, first]
      : names
  if (all.length < 2 && uid === '') return asking(scene, 'drug', words.interactionsNeedTwo)
  return {
    ...done,
    call: { tool, args: { drugs: all, patient: uid } },
    context: contextAbout({ tool, patient: uid, drugs: all }),
  }
}
