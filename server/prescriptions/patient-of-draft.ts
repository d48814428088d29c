import type * as z from 'zod/mini'
import type { PatientReference } from '#contract/prescriptions.ts'
import { Problem, type FieldErrors } from '#contract/problem.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { Sql } from '../database/database.ts'
import { addPatient } from '../patients/save-patient.ts'
import { similarPatient } from './issue-queries.ts'

type Reference = z.output<typeof PatientReference>

/** The uid asked for; null for one that can be nobody's. */
export const uidOfDraft = ({ uid }: Reference): string | null =>
  uid && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(uid) ? uid : null

/** The uid of the patient written out, who is added unless already known. */
export async function patientOfDraft(
  sql: Sql,
  doctorId: number,
  patient: Reference,
  today: string,
): Promise<string> {
  const fields: FieldErrors = {}
  if (!patient.name) fields['patient.name'] = ['required']
  if (!patient.date_of_birth) fields['patient.date_of_birth'] = ['required']
  if (!patient.name || !patient.date_of_birth) throw new Problem('invalid-input', { fields })
  const written = { ...patient, name: patient.name, date_of_birth: patient.date_of_birth }
  const known = await similarPatient(sql, doctorId, {
    name: written.name,
    dateOfBirth: written.date_of_birth,
    email: written.email ?? '',
    file: written.external_patient_file ?? '',
  })
  if (!known) return (await addPatient(sql, doctorId, written, today).catch(underPatient)).uid
  // The number alone must not choose the patient: a mistyped one would put the prescription into another's hands.
  if (known.date_of_birth !== written.date_of_birth || normalize(known.name) !== normalize(written.name)) {
    throw new Problem('invalid-input', { fields: { 'patient.external_patient_file': ['patient-differs'] } })
  }
  return known.uid
}

/** The fields of a refusal, named as they stand in the prescription. */
function underPatient(error: unknown): never {
  if (!(error instanceof Problem) || !error.fields) throw error
  const fields = Object.entries(error.fields).map(([name, keys]) => [`patient.${name}`, keys])
  throw new Problem(error.code, { fields: Object.fromEntries(fields) as FieldErrors })
}
