import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Drug } from './medications.ts'
import { FindingKind, SafetyQuestionBody, Severity } from '../safety.ts'

/** Reasons against one drug for one patient, shown in the drug search before the drug is chosen. */
export const SearchMark = z.object({
  /** Generic name as the catalogue prints it, and the route: together they name the drug of a search result. */
  generic: z.string(),
  route: z.string(),
  /**
   * Kinds of the serious findings of the safety checks about the drug, the most serious first. Without a serious finding the
   * only kind is `repeat`: the patient takes the drug already.
   */
  kinds: z.array(FindingKind),
  /** Severity of the most serious of these findings. */
  severity: Severity,
  /** Whether a finding would stop the issue until the doctor gives a reason; such a result is shown after the others. */
  stops: z.boolean(),
})
export type SearchMark = z.output<typeof SearchMark>

/** Another drug of the same use, against which the checks of this patient find nothing serious. */
export const Alternative = z.object({
  drug: Drug,
  /**
   * What the drug has in common with the one that it could replace. `class`: the chemical group (ATC level 4). `use`:
   * the use alone, in another group.
   */
  same: z.enum(['class', 'use']),
})
export type Alternative = z.output<typeof Alternative>

export const safetyChoice = {
  marks: endpoint({
    method: 'POST',
    path: '/api/v2/safety/marks/',
    summary: 'Which drugs of the catalogue have a serious finding for one patient beside the rows of a draft',
    audience: 'staff',
    body: SafetyQuestionBody,
    answers: { 200: z.object({ marks: z.array(SearchMark) }) },
    perMinute: 60,
  }),
  alternatives: endpoint({
    method: 'POST',
    path: '/api/v2/safety/alternatives/',
    summary: 'Drugs of the same use as one row that have no serious finding for this patient',
    audience: 'staff',
    body: z.extend(SafetyQuestionBody, {
      /** Key of the row to replace. */
      row: z.string().check(z.minLength(1, 'blank'), z.maxLength(64)),
    }),
    answers: { 200: z.object({ alternatives: z.array(Alternative) }) },
    perMinute: 120,
  }),
} as const
