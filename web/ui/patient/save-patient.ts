import type { NewPatient, Patient } from '#contract/patients/patients.ts'
import { api } from '../../lib/calls/api.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { patientCalls } from '../../lib/calls/endpoints.ts'
import { invalidate } from '../../lib/calls/query.ts'
import type { AlikeChoice, FindAlike } from './alike.ts'
import { patientBody, type PatientValues } from './patient-values.ts'

/** Adds a new patient. A repeated call with the same key adds no second one. */
export type AddPatient = (body: NewPatient, options: { headers: Record<string, string> }) => Promise<Patient>

const addOwn: AddPatient = (body, options) => api(patientCalls.create, { body }, options)

/**
 * Makes the idempotency key for the requests of a form: the same key for the same body, a new key once the body was corrected.
 */
export function addingKey(): (body: NewPatient) => string {
  let sent = ''
  let key = ''
  return (body) => {
    const text = JSON.stringify(body)
    if (text !== sent) [sent, key] = [text, crypto.randomUUID()]
    return key
  }
}

export interface PatientSaving {
  /** The patient to update, against the version that was read; null to add one. */
  patient: Patient | null
  values: PatientValues
  today: string
  /** Adds a new patient; by default among the doctor's own. */
  add?: AddPatient | undefined
  keyOf: (body: NewPatient) => string
}

/** Adds a patient, or updates one against the version that was read. */
export async function savePatient({ patient, values, today, ...adding }: PatientSaving): Promise<Patient> {
  const { add = addOwn, keyOf } = adding
  const body = patientBody(values, today)
  try {
    const saved = patient
      ? await api(patientCalls.update, {
          params: { id: patient.uid },
          body: { ...body, version: patient.version },
        })
      : await add(body, { headers: { 'idempotency-key': keyOf(body) } })
    await invalidate(patientCalls.list)
    return saved
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // The form has one field for date of birth and age, named `birth`.
    const { date_of_birth: birth, ...fields } = error.fields
    const { status, detail } = error
    throw new ApiError(error.code, { status, detail, fields: birth ? { ...fields, birth } : fields })
  }
}

/**
 * Similar patients that exist already; none when the request fails, because the following request to save the patient then
 * reports the missing network.
 */
export async function alikeOf(
  values: PatientValues,
  today: string,
  find?: FindAlike,
): Promise<AlikeChoice[]> {
  if (!find) return []
  return find(patientBody(values, today)).catch(() => [])
}

/** The patient data that another device saved meanwhile, if that is why the save was refused; null for other errors. */
export async function newerOf(patient: Patient | null, error: unknown): Promise<Patient | null> {
  if (!patient || !(error instanceof ApiError) || error.code !== 'patient-stale') return null
  const newer = await api(patientCalls.get, { params: { uid: patient.uid } })
  void invalidate(patientCalls.get)
  return newer
}
