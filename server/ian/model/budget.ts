import type { Database } from '../../database/database.ts'
import { addTokens, takeQuestion } from './budget-queries.ts'

/** Daily limits of one doctor for the use of the language model. */
export const BUDGET = { questions: 200, tokens: 400_000 } as const

export interface Budget {
  /** Takes one question from today's budget. @returns false when the budget is used up */
  take(): Promise<boolean>
  /** Adds the tokens that the answer to a question used to the number of tokens used today. */
  spend(tokens: number): Promise<void>
}

/**
 * A doctor's budget for the language model on one day at the default workplace. It is counted in the database, so that all
 * processes share it.
 */
export const budgetOf = (database: Database, doctorId: number, day: string): Budget => ({
  take: () => database.asDoctor(doctorId, (sql) => takeQuestion(sql, doctorId, day, BUDGET)),
  spend: (tokens) => database.asDoctor(doctorId, (sql) => addTokens(sql, doctorId, day, tokens)),
})
