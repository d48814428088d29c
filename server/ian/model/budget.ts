import type { Database } from '../../database/database.ts'
import { addTokens, takeQuestion } from './budget-queries.ts'

/** What one doctor may use of the language model on one day. */
export const BUDGET = { questions: 200, tokens: 400_000 } as const

export interface Budget {
  /** Takes one question of today's budget. @returns false when it is used up */
  take(): Promise<boolean>
  /** Adds what a question cost. */
  spend(tokens: number): Promise<void>
}

/** The budget of a doctor on a day at the default workplace, counted in the database, so that all processes share it. */
export const budgetOf = (database: Database, doctorId: number, day: string): Budget => ({
  take: () => database.asDoctor(doctorId, (sql) => takeQuestion(sql, doctorId, day, BUDGET)),
  spend: (tokens) => database.asDoctor(doctorId, (sql) => addTokens(sql, doctorId, day, tokens)),
})
