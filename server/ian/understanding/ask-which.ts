import type { IanCard } from '#contract/ian/ian.ts'
import type { Drug } from '#contract/medications/medications.ts'
import { PATIENTS_SHOWN, type SeenPatient } from '../records.ts'
import { dayInWords } from '../tools/words-of-days.ts'
import type { Plan } from './plan.ts'
import type { Scene } from './scene.ts'

/** Asks the doctor which of several patients is meant. Each choice asks the same question again about one of them. */
export function askPatient(
  scene: Scene,
  patients: readonly SeenPatient[],
  text = scene.words.patientWhich,
): Plan {
  const { words, context, question } = scene
  const more = patients.length > PATIENTS_SHOWN ? ` ${words.patientsCut}` : ''
  const cards = patients.slice(0, PATIENTS_SHOWN).map(({ uid, name, date_of_birth: birth }): IanCard => ({
    kind: 'choice',
    label: name,
    note: words.born(dayInWords(birth, words)),
    question: question.written,
    context: { ...context, patient: uid, chosen: true },
  }))
  return { kind: 'ask', about: 'patient', text: `${text}${more}`, cards, context }
}

const MOST = 6

/** Asks the doctor which presentation of a drug is meant. Each choice writes its strength and form into the question. */
export function askPresentation(
  scene: Scene,
  { start, end }: { start: number; end: number },
  drugs: readonly Drug[],
): Plan {
  const { words, context, question } = scene
  const seen = new Map<string, Drug>()
  for (const drug of drugs) {
    const key = `${drug.strength} ${drug.form}`
    if (!seen.has(key)) seen.set(key, drug)
  }
  const { written } = question
  const cards = [...seen.values()]
    .slice(0, MOST)
    .map(({ generic, strength, form, presentation }): IanCard => ({
      kind: 'choice',
      label: presentation,
      note: '',
      question: `${written.slice(0, start)}${generic} ${strength} ${form}${written.slice(end)}`.slice(0, 600),
      context,
    }))
  const text = words.drugWhich(drugs[0]?.generic ?? '')
  return { kind: 'ask', about: 'presentation', text, cards, context }
}
