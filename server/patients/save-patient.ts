import { createHash, randomUUID } from 'node:crypto'
import type { NewPatient, PatientPatch } from '#contract/patients/patients.ts'
import type * as z from 'zod/mini'
import { Problem, type FieldErrors } from '#contract/problem.ts'
import { isEmail } from '#contract/values/email.ts'
import { phoneFault } from '#contract/values/phone/phone-fault.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Sql } from '../database/database.ts'
import { searchLexemes } from '../database/search-words.ts'
import { lockPatients } from './merge-queries.ts'
import {
  insertPatient,
  patientById,
  patientByUid,
  updatePatient,
  type PatientData,
  type PatientRow,
} from './queries.ts'
import { birthFault, curpFaults, genderOfCurp, isFullName } from './rules.ts'

type New = z.output<typeof NewPatient>
type Patch = z.output<typeof PatientPatch>

interface Adding {
  /** Id of the assistant who adds the patient in the doctor's name; null when the doctor adds the patient. */
  assistantId?: number | null
  /** The request's idempotency key; null for none. */
  key?: string | null
}

/**
 * Adds a patient of this doctor; only once for each idempotency key.
 * @throws Problem `invalid-input` by field, `key-reused`
 */
export async function addPatient(
  sql: Sql,
  doctorId: number,
  input: New,
  today: string,
  { assistantId = null, key = null }: Adding = {},
): Promise<PatientRow> {
  const data: PatientData = {
    uid: key === null ? randomUUID() : uidOfKey(doctorId, key),
    name: input.name,
    date_of_birth: input.date_of_birth,
    birth_approximate: input.birth_approximate ?? false,
    email: input.email ?? '',
    external_patient_file: input.external_patient_file ?? '',
    gender: input.gender ?? genderOfCurp(input.curp ?? '') ?? 'M',
    curp: (input.curp ?? '').toUpperCase(),
    phone: input.phone ?? '',
    address: input.address ?? '',
    state: input.state ?? '',
    zip_code: input.zip_code ?? '',
    location: input.location ?? '',
  }
  refuseBadData(data, today, null)
  const row = await insertPatient(sql, doctorId, data, patientLexemes(doctorId, data))
  if (!row) return patientOfKey(sql, doctorId, data)
  await recordEvent(sql, doctorId, {
    actor: assistantId === null ? 'doctor' : 'assistant',
    actorId: assistantId ?? doctorId,
    action: 'patient.added',
    object: ['patient', row.id],
    ...(assistantId !== null && { details: { on_behalf_of: doctorId } }),
  })
  return row
}

/**
 * Uid of a new patient, computed from the idempotency key. Two requests with one key therefore cannot both insert a
 * patient.
 */
function uidOfKey(doctorId: number, key: string): string {
  const hex = createHash('sha256').update(`patient ${doctorId} ${key}`).digest('hex')
  // In a UUID of version 8 (RFC 9562), the application chooses the bits.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/**
 * The patient that an earlier request with the key has added. A patient who was changed or merged since then cannot be
 * compared with the request, and is returned as stored.
 * @throws Problem `key-reused` if the key was used for other data
 */
async function patientOfKey(sql: Sql, doctorId: number, data: PatientData): Promise<PatientRow> {
  const row = await patientByUid(sql, doctorId, data.uid)
  if (!row) throw new Problem('not-found')
  const stored = new Map<string, unknown>(Object.entries(row))
  const isUnchanged = row.uid === data.uid && row.version === 1
  const isOther = Object.entries(data).some(([name, value]) => stored.get(name) !== value)
  if (isUnchanged && isOther) throw new Problem('key-reused')
  return row
}

/**
 * Changes a patient, found by id or uid. If a version is given, the change is made only while that version is the
 * current one.
 * @throws Problem `not-found`, `invalid-input`, `patient-stale`
 */
export async function changePatient(
  sql: Sql,
  doctorId: number,
  key: string,
  { version, ...patch }: Patch,
  today: string,
): Promise<PatientRow> {
  const found = await findPatient(sql, doctorId, key)
  if (!found) throw new Problem('not-found')
  await lockPatients(sql, doctorId, [found.id])
  // The patient is read again under the lock, so that a concurrent change is seen.
  const before = await patientById(sql, doctorId, found.id)
  if (!before) throw new Problem('not-found')
  // If the patient was merged meanwhile, the version in the request belongs to another patient.
  const isSame = key === String(before.id) || key.toLowerCase() === before.uid
  if (version !== undefined && (version !== before.version || !isSame)) throw new Problem('patient-stale')
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
  const data: PatientData = { ...before, ...given }
  data.curp = data.curp.toUpperCase()
  // A date of birth counts as exact unless the request says that it is approximate.
  if (patch.date_of_birth !== undefined) data.birth_approximate = patch.birth_approximate ?? false
  refuseBadData(data, today, before)
  const row = await updatePatient(sql, doctorId, before.id, data, patientLexemes(doctorId, data))
  await recordEvent(sql, doctorId, {
    actor: 'doctor',
    actorId: doctorId,
    action: 'patient.changed',
    object: ['patient', row.id],
  })
  return row
}

/** Whether a text has the form of a uid. */
export const isUid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** Finds a patient by id or uid; for a merged patient, the one into whom that patient was merged. */
export async function findPatient(sql: Sql, doctorId: number, key: string): Promise<PatientRow | undefined> {
  if (/^\d{1,15}$/.test(key)) return patientById(sql, doctorId, Number(key))
  if (isUid(key)) return patientByUid(sql, doctorId, key)
  return undefined
}

/** Words by which the search finds a patient. */
export function patientLexemes(doctorId: number, p: PatientData): string[] {
  return searchLexemes(
    'patient',
    doctorId,
    p.name,
    p.email,
    p.curp,
    p.phone,
    p.phone.replace(/\D/g, ''),
    p.external_patient_file,
  )
}

/**
 * Refuses invalid data of a patient.
 * @param before the stored patient, whose data are not checked again; null for a new one
 */
function refuseBadData(p: PatientData, today: string, before: PatientData | null): void {
  const fields: FieldErrors = {}
  const birth = birthFault(p.date_of_birth, today)
  if (birth) fields['date_of_birth'] = [birth]
  // The contract calls "identifier" an email, or any id longer than 4 characters (public-api.md 1.5.5).
  if (p.email !== '' && !(p.email.includes('@') ? isEmail(p.email) : p.email.length > 4)) {
    fields['email'] = [p.email.includes('@') ? 'email' : 'identifier-too-short']
  }
  if (p.name !== before?.name && !isFullName(p.name)) fields['name'] = ['name-incomplete']
  const identity = ['name', 'date_of_birth', 'gender', 'curp'] as const
  const curp = identity.some((part) => p[part] !== before?.[part]) ? curpFaults(p) : []
  if (curp.length > 0) fields['curp'] = curp
  const phone = p.phone === (before?.phone ?? '') ? null : phoneFault(p.phone)
  if (phone) fields['phone'] = [`phone-${phone}`]
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields })
}
