import { randomUUID } from 'node:crypto'
import { isSmall } from '#contract/additional-data.ts'
import type { DraftBody } from '#contract/drafts/drafts.ts'
import { Problem } from '#contract/problem.ts'
import { isEmail } from '#contract/values/email.ts'
import { isStorable } from '#contract/values/plain-text.ts'
import type { Sql } from '../database/database.ts'
import { saveDraft } from '../drafts/save-draft.ts'
import { keepAdditionalData, patientOfFile, placeOfDoctor } from './prefill-queries.ts'

/** Parameters of `/redirect/new` for which a draft has a field. All other parameters are stored as additional data. */
const FIELDS = [
  'diagnosis',
  'patient_email',
  'patient_name',
  'patient_dob',
  'external_patient_file',
  'hospital',
  'clinic',
  'gender',
] as const
/** Parameters that control a launch, and are not stored with the draft. */
const OF_LAUNCH = ['token', 'code', 'redirect_url', 'v2_redirect', 'embed', 'draft']

type Parameters = Readonly<Record<string, string>>

/**
 * Begins a draft from the parameters of a launch. Unknown hospitals and clinics are left out, because the doctor sees and
 * chooses the place. A text beyond the maximum length of its field is cut.
 * @returns the draft's id
 * @throws Problem `invalid-input` for additional data beyond their maximum size
 */
export async function prefillDraft(sql: Sql, doctorId: number, given: Parameters): Promise<string> {
  const additional = additionalOf(given)
  if (!isSmall(additional, {}))
    throw new Problem('invalid-input', { fields: { parameters: ['additional-too-large'] } })
  const file = text(given['external_patient_file'], Infinity)
  const place = await placeOfDoctor(sql, doctorId, numberOf(given['hospital']), numberOf(given['clinic']))
  const known = file === '' ? undefined : await patientOfFile(sql, doctorId, file)
  const id = randomUUID()
  const body: DraftBody = {
    idempotencyKey: id,
    patient: known ?? null,
    patientSearch: '',
    newPatient: known ? null : newPatientOf(given),
    diagnosis: text(given['diagnosis'], 1000),
    diagnoses: [],
    show_diagnosis: false,
    rows: [],
    drugSearch: '',
    extras: '',
    follow_up_on: '',
    hospital: place?.hospital ?? null,
    clinic: place?.clinic ?? null,
    send_rx: true,
    keywords: [],
    RxWarning: null,
  }
  await saveDraft(sql, { doctorId, assistantId: null }, id, { version: 0, body, unanswered: [] })
  await keepAdditionalData(sql, doctorId, id, additional)
  return id
}

const additionalOf = (given: Parameters): Record<string, string> => {
  const known: readonly string[] = [...FIELDS, ...OF_LAUNCH]
  const additional = Object.entries(given).filter(([name]) => !known.includes(name))
  if (!additional.flat().every(isStorable))
    throw new Problem('invalid-input', { fields: { parameters: ['not-text'] } })
  return Object.fromEntries(additional)
}

function newPatientOf(given: Parameters): DraftBody['newPatient'] {
  const name = text(given['patient_name'], 160)
  const email = text(given['patient_email'], 254)
  const birth = text(given['patient_dob'], 40)
  const file = text(given['external_patient_file'], 64)
  if ([name, email, birth, file].every((one) => one === '')) return null
  const gender = given['gender']?.toUpperCase()
  return {
    name,
    birth,
    gender: gender === 'F' || gender === 'M' || gender === 'O' ? gender : '',
    email: isEmail(email) ? email : '',
    phone: '',
    curp: '',
    file,
  }
}

const text = (given: string | undefined, most: number): string =>
  given !== undefined && isStorable(given) ? given.trim().slice(0, most) : ''

const numberOf = (given: string | undefined): number | null =>
  given !== undefined && /^\d{1,15}$/.test(given) ? Number(given) : null
