import type * as z from 'zod/mini'
import { Problem } from '#contract/problem.ts'
import type { SafetyRow } from '#contract/safety.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import type { Sql } from '../../database/database.ts'
import { prescribedRows } from '../../database/prescribed-queries.ts'
import type { Catalogue } from '../../medications/catalogue.ts'
import { judgedCatalogue } from '../../medications/judged-catalogue.ts'
import { ownProductsOf, withOwn } from '../../medications/own/own-products.ts'
import { recordForChecks } from '../../patients/record-for-checks.ts'
import { isUid } from '../../patients/save-patient.ts'
import { checkDraftSafety } from '../check-draft.ts'
import { findPrescribedAgain } from '../controlled/prescribed-again.ts'
import type { SafetyResult } from '../finding.ts'
import type { Safety } from '../open-safety.ts'
import { lastReasons } from '../queries.ts'

/**
 * Rows to check for a patient. Where `patient` is '', every check against the patient's data is reported as not made.
 */
export interface SafetyRequest {
  patient: string
  rows: z.output<typeof SafetyRow>[]
  diagnoses: string[]
  replaces: string
  renews: string
}

export interface CheckedForDoctor {
  result: SafetyResult
  /** Reasons that the doctor gave earlier for findings about this patient, by finding. */
  reasons: Map<string, string>
}

/**
 * Function that checks rows for one of a doctor's patients, with the patient's record and running courses.
 * @throws Problem `not-found` for a patient who is not the doctor's
 */
export const draftChecker =
  (safety: Safety, catalogue: Catalogue, clock: () => Date) =>
  async (
    sql: Sql,
    doctorId: number,
    { patient, rows, diagnoses, replaces, renews }: SafetyRequest,
  ): Promise<CheckedForDoctor> => {
    const uid = isUid(patient) ? patient : null
    const record = uid === null ? undefined : await recordForChecks(sql, doctorId, uid, mexicoDay(clock()))
    if (patient !== '' && !record) throw new Problem('not-found')
    const codes = rows.map((row) => row.drug_upc)
    const own = await ownProductsOf(sql, doctorId, codes, catalogue)
    const asked = { now: clock(), replaces }
    const prescribed = uid === null ? [] : await prescribedRows(sql, doctorId, uid, asked)
    const earlier = { rows: prescribed, day: mexicoDay(clock()), replaces, renews }
    const again = await findPrescribedAgain(sql, rows, judgedCatalogue(withOwn(catalogue, own)), {
      doctorId,
      uid,
      now: clock(),
      replaces,
      isIssue: false,
    })
    const result: SafetyResult = checkDraftSafety(safety, rows, record, { own, diagnoses, earlier, again })
    const isRemembered = uid !== null && result.findings.some((finding) => finding.interrupts)
    const reasons = isRemembered ? await lastReasons(sql, doctorId, uid) : new Map<string, string>()
    return { result, reasons }
  }
