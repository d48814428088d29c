import { Problem } from '#contract/problem.ts'
import type { Sql } from '../database/database.ts'
import { numbersOf, patientByUid } from './queries.ts'

/**
 * All ids of one of the doctor's patients: the patient's own id, and the ids of the patients merged into that patient.
 * @throws Problem `not-found` for a patient who is not the doctor's
 */
export async function patientNumbers(sql: Sql, doctorId: number, uid: string): Promise<number[]> {
  const patient = await patientByUid(sql, doctorId, uid)
  if (!patient) throw new Problem('not-found')
  return numbersOf(sql, doctorId, patient.id)
}
