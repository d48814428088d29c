import type { SeenPatient } from '../records.ts'
import { askPatient } from './ask-which.ts'
import { type MeantPatient, meantPatient, nameRuns } from './people.ts'
import type { Plan } from './plan.ts'
import { asking, contextAbout, type Scene } from './scene.ts'
import type { ReadWord } from './words-of-question.ts'

/** The patient whom a question means, or a question back to the doctor. */
export type Who =
  | { patient: SeenPatient | undefined; used: ReadonlySet<ReadWord>; notes: string[] }
  | { ask: Plan }

/**
 * Decides which patient a question is about: the one that it names, the one that a pronoun means, or, if it continues the last
 * question, the patient of that one.
 * @param free tells whether words have no other use in the question
 * @param isStrict whether to ask back about a name that no patient has
 * @param lacksDrug whether the question needs a drug and names no known one, so that an unknown word may be the drug
 */
export async function whoIsMeant(
  scene: Scene,
  free: (run: readonly ReadWord[]) => boolean,
  isStrict: boolean,
  lacksDrug = false,
): Promise<Who> {
  const { question, records, context, words, isFollow } = scene
  const runs = nameRuns(question).filter(free)
  const meant: MeantPatient = await meantPatient(question, runs, { records, context, isStrict })
  if (meant.kind === 'several') return { ask: askPatient(scene, meant.patients) }
  if (meant.kind === 'similar')
    return { ask: askPatient(scene, meant.patients, words.patientSimilar(writtenIn(meant.run))) }
  if (meant.kind === 'unknown') return { ask: askAnother(scene) }
  if (meant.kind === 'nobody') return { ask: askUnknown(scene, meant.run, free, lacksDrug) }
  if (meant.kind === 'one') {
    const { patient, used, isSpelt } = meant
    return { patient, used, notes: isSpelt ? [words.patientSpelt(patient.name)] : [] }
  }
  const before = isFollow && context.patient !== '' ? await records.patient(context.patient) : undefined
  // A follow-up question about a patient whom the doctor does not have is not answered: a search without a patient would list
  // the prescriptions of all patients.
  if (isFollow && context.patient !== '' && !before) return { ask: askAnother(scene) }
  return { patient: before, used: new Set(), notes: [] }
}

/** Answers that the doctor has no patient with the uid of the context. The next question has no context. */
const askAnother = (scene: Scene): Plan =>
  asking({ ...scene, context: contextAbout({}) }, 'patient', scene.words.patientUnknown)

/**
 * Answers that no patient has the name in the question. An unknown word that is joined to a drug may also be a drug
 * ("interacciones de antihip con ibuprofeno"), and so may the only unknown word of a question about a dose.
 */
function askUnknown(
  scene: Scene,
  run: readonly ReadWord[],
  free: (run: readonly ReadWord[]) => boolean,
  lacksDrug: boolean,
): Plan {
  const { words } = scene.question
  const unknown = writtenIn(run)
  const from = words.findIndex((word) => word === run[0])
  const isDrug = (word?: ReadWord): boolean => word?.kind === 'drug' || (word !== undefined && !free([word]))
  const isJoined =
    (joins(words[from - 1]) && isDrug(words[from - 2])) ||
    (joins(words[from + run.length]) && isDrug(words[from + run.length + 1]))
  return (isJoined || lacksDrug) && run.every(({ kind }) => kind === 'unknown')
    ? asking(scene, 'drug', scene.words.neitherKnown(unknown))
    : asking(scene, 'patient', scene.words.patientNone(unknown))
}

const writtenIn = (run: readonly ReadWord[]): string => run.map(({ written }) => written).join(' ')

const joins = (word?: ReadWord): boolean => /^(?:con|y|e|mas|with|and|plus)$/.test(word?.text ?? '')

/** Makes a sentence that lists the words of a question which were not used to answer it. */
export function leftOver({ question, words }: Scene, ...used: ReadonlySet<ReadWord>[]): string[] {
  const left = question.words.filter(
    (word) => (word.kind === 'unknown' || word.kind === 'name') && !used.some((set) => set.has(word)),
  )
  return left.length > 0 ? [words.notUnderstood(writtenIn(left))] : []
}
