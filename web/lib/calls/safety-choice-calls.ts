import type { safetyChoice as SafetyChoice } from '#contract/medications/safety-choice.ts'
import { callsOf } from './calls-of.ts'

/**
 * The calls about the choice of a drug: safety marks of search results, and alternatives to a drug. They are in a module of their
 * own, so that no first screen loads them.
 */
export const safetyChoiceCalls = callsOf<typeof SafetyChoice>()({
  marks: 'POST /api/v2/safety/marks/',
  alternatives: 'POST /api/v2/safety/alternatives/',
})
