import type { IanContext } from '#contract/ian/ian.ts'
import { NO_CONTEXT } from '#contract/ian/no-context.ts'
import type { IanAnswers } from '#locales/es/ian-answers.ts'
import type { Records } from '../records.ts'
import type { Plan } from './plan.ts'
import type { DrugNames, ReadQuestion } from './words-of-question.ts'

/** Data that are used to understand a question to the AI assistant. */
export interface Scene {
  question: ReadQuestion
  /** Subject of the last question and answer: patient, drugs and period. */
  context: IanContext
  /** Whether the question continues the last one: "¿y en julio?". */
  isFollow: boolean
  records: Records
  words: IanAnswers
  today: string
}

export interface Understanding {
  records: Records
  names: DrugNames
  words: IanAnswers
  today: string
}

/** Makes the context for the next question from the patient, drugs or period of the present question. */
export const contextAbout = (change: Partial<IanContext>): IanContext => ({
  ...NO_CONTEXT,
  ...change,
})

/** Period of a question. A question that continues the last one and names no period has the last one's period. */
export function periodOf({ question, context, isFollow }: Scene): { from: string; to: string } {
  const { period } = question
  if (period) return { from: period.from, to: period.to }
  return isFollow ? { from: context.from, to: context.to } : { from: '', to: '' }
}

/** Asks the doctor back for a patient or drug that the question lacks. */
export const asking = (
  { context, words }: Scene,
  about: 'patient' | 'drug',
  text = about === 'patient' ? words.patientNeeded : words.drugNeeded,
): Plan => ({ kind: 'ask', about, text, cards: [], context })
