import type { JudgedPrescriber } from '#contract/prescription/draft.ts'
import { judgedPrescriber } from '#contract/prescription/prescriber.ts'
import { UxSettings } from '#contract/profile/profile.ts'
import { Problem } from '#contract/problem.ts'
import type { Sql } from '../database/database.ts'
import { doctorById } from './queries.ts'

/** The doctor's data by which drafts are judged, and the clinic that is preselected on the doctor's page. */
export async function prescriberOf(
  sql: Sql,
  doctorId: number,
): Promise<{ prescriber: JudgedPrescriber; clinic: number | null }> {
  const doctor = await doctorById(sql, doctorId)
  if (!doctor) throw new Problem('not-found')
  return {
    prescriber: judgedPrescriber(doctor),
    clinic: UxSettings.parse(doctor.ux_settings).clinicId,
  }
}
