import type * as z from 'zod/mini'
import type { Drug } from '#contract/medications/medications.ts'
import type { IanCard, IanTool } from '#contract/ian/ian.ts'
import type { IanAnswers } from '#locales/es/ian-answers.ts'
import type { Language } from '../../http/context.ts'
import type { Records, SeenPatient } from '../records.ts'

/**
 * Patients and drugs that the AI assistant's tools have found for one answer. A tool accepts no other id, so that a language
 * model can't use an id that it invented.
 */
export interface Known {
  patients: Map<string, SeenPatient>
  drugs: Map<string, Drug>
}

/**
 * Data that each tool of the AI assistant gets: the doctor's records, the words of the answer's language, and today's date at the
 * doctor's default workplace.
 */
export interface Desk {
  records: Records
  words: IanAnswers
  language: Language
  today: string
  known: Known
}

export interface ToolResult {
  /** Sentence that says what the tool has looked up. */
  did: string
  texts: string[]
  cards: IanCard[]
}

/** One tool of the AI assistant as data: its name, the schema of its arguments, and the function that it runs. */
export interface Tool<S extends z.ZodMiniType = z.ZodMiniType> {
  name: IanTool
  /** Description of the tool, written for a language model. */
  description: string
  args: S
  run(desk: Desk, args: z.output<S>): Promise<ToolResult>
}

export const tool = <S extends z.ZodMiniType>(one: Tool<S>): Tool<S> => one
