import type { IanContext } from '#contract/ian/ian.ts'
import { NO_CONTEXT } from '#contract/ian/no-context.ts'
import type { IanAnswers } from '#locales/es/ian-answers.ts'
import type { Records } from '../records.ts'
import type { Plan } from './plan.ts'
import type { DrugNames, ReadQuestion } from './words-of-question.ts'

/** The data with which a question is understood. */
export interface Scene {
  question: ReadQuestion
  /** Subject of the last turn of the conversation. */
  context: IanContext
  /** Whether the question continues the last turn: "¿y en julio?". */
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

/** The context that a turn about the given patient, drugs or period leaves for the next question. */
export const contextAbout = (change: Partial<IanContext>): IanContext => ({
  ...NO_CONTEXT,
  ...change,
})

/** The period of a question: its own, or for a continued question the one before. */
export function periodOf({ question, context, isFollow }: Scene): { from: string; to: string } {
  const { period } = question
  if (period) return { from: period.from, to: period.to }
  return isFollow ? { from: context.from, to: context.to } : { from: '', to: '' }
}

/** A question back to the doctor about something that is missing. */
export const asking = (
  { context, words }: Scene,
  about: 'patient' | 'drug',
  text = about === 'patient' ? words.patientNeeded : words.drugNeeded,
): Plan => ({ kind: 'ask', about, text, cards: [], context })
