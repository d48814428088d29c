import { createHash, randomBytes } from 'node:crypto'
import type * as z from 'zod/mini'
import { NewPrescription } from '#contract/prescriptions.ts'
import { Problem, type FieldErrors } from '#contract/problem.ts'
import { isEmail } from '#contract/values/email.ts'
import { makeCode } from '#contract/values/human-code.ts'
import { lawVersion } from '#knowledge/law/article-226.ts'
import { requireStepUp } from '../accounts/require-step-up.ts'
import { errorCode, type Database, type Sql } from '../database/database.ts'
import { searchLexemes } from '../database/search-words.ts'
import type { Catalogue } from '../medications/catalogue.ts'
import { inTermsOfChecks } from '../patients/record-for-checks.ts'
import { checkIssue, rememberReasons } from '../safety/check-issue.ts'
import type { Safety } from '../safety/open-safety.ts'
import { ALGORITHM, signBytes, type Signer } from '../signing/signer.ts'
import { mexicoDay } from '../time.ts'
import { readIssueContext, replayOf, type IssueContext, type Replay } from './issue-context-queries.ts'
import { insertPrescription, type NewPrescriptionRow } from './issue-queries.ts'
import { issuedRow } from './issued-row.ts'
import type { Item } from './item.ts'
import { canonical, signatureOf, type Payload } from './payload.ts'
import { patientOfDraft } from './patient-of-draft.ts'
import { prescriptionById, type PrescriptionRow } from './queries.ts'
import { resolveRows } from './resolve-rows.ts'
import {
  announcedSpecialty,
  documentKind,
  missingOfPrescriber,
  refuseByClass,
  refusePrescriber,
  validUntil,
} from './rules.ts'

type Draft = z.output<typeof NewPrescription>

export interface IssueDependencies {
  database: Database
  catalogue: Catalogue
  safety: Safety
  signer: Signer
  clock: () => Date
}

export interface IssueRequest {
  doctorId: number
  /** Who asks; null where there is no session that could prove anything. */
  sessionId: number | null
  draft: Draft
  idempotencyKey: string | null
  brand: string
}

const TRIES = 3

/** The key was used between two reads: what this transaction added is taken back, and all begins anew. */
class UsedMeanwhile extends Error {}

/**
 * Issues a prescription: checks prescriber, content and class, signs the canonical payload and stores everything in one
 * transaction. A repeated idempotency key gives back the prescription that it made.
 * @returns the prescription as it is stored
 * @throws Problem with the fields to correct; `key-reused` when the key belongs to another content
 */
export async function issuePrescription(
  deps: IssueDependencies,
  request: IssueRequest,
): Promise<PrescriptionRow> {
  const requestHash = createHash('sha256').update(canonical(request.draft)).digest()
  for (let attempt = 1; ; attempt += 1) {
    try {
      const work = (sql: Sql): Promise<PrescriptionRow> => issue(sql, deps, request, requestHash)
      return await deps.database.asDoctor(request.doctorId, work, { fixedPlans: true })
    } catch (error) {
      // The same key a moment earlier, or (hardly ever) a code that exists: read again, or draw again.
      const again = errorCode(error) === '23505' || error instanceof UsedMeanwhile
      if (!again || attempt >= TRIES) throw error
    }
  }
}

async function issue(
  sql: Sql,
  deps: IssueDependencies,
  request: IssueRequest,
  requestHash: Buffer,
): Promise<PrescriptionRow> {
  const { doctorId, draft, idempotencyKey } = request
  const replayed = (made: Replay): Promise<PrescriptionRow> => {
    if (!made.request_hash.equals(requestHash)) throw new Problem('key-reused')
    return storedRow(sql, doctorId, made.prescription_id)
  }
  // A patient that is written out may be added: not for a prescription that is there already.
  const addsPatient = !draft.patient.uid
  const earlier = addsPatient && idempotencyKey ? await replayOf(sql, doctorId, idempotencyKey) : undefined
  if (earlier) return replayed(earlier)
  const clinicId = draft.clinic ?? null
  // Hospital 0 means none (specification section 4).
  const hospitalId = draft.hospital || null
  const reference = {
    hospitalId,
    clinicId,
    idempotencyKey,
    patientUid: await patientOfDraft(sql, doctorId, draft.patient, mexicoDay(deps.clock())),
  }
  const context = await readIssueContext(sql, doctorId, reference)
  if (!context) throw new Problem('forbidden')
  if (context.replay && addsPatient) throw new UsedMeanwhile()
  if (context.replay) return replayed(context.replay)
  if (context.step_up_to_issue) await requireStepUp(sql, { sessionId: request.sessionId })
  refusePrescriber(context)
  const { items, fields } = resolveRows(draft.medications, deps.catalogue, {
    genericOnly: context.hospital?.public_institution ?? false,
  })
  const place = placeOf(context, { hospitalId, clinicId }, fields)
  if (!context.patient) fields['patient.uid'] = ['patient-unknown']
  if (Object.keys(fields).length > 0 || !place || !context.patient)
    throw new Problem('invalid-input', { fields })
  refuseIncomplete(context, place)
  refuseByClass(items, context.profession)
  const safety = checkIssue(
    deps.safety,
    rowsToCheck(draft),
    recordOf(context.patient, mexicoDay(deps.clock())),
    draft.overrides ?? [],
  )
  const key = await deps.signer.keyOf(sql, doctorId, context.key)
  const issuedAt = deps.clock()
  const payload = buildPayload({
    request,
    context,
    place,
    patient: context.patient,
    items,
    issuedAt,
    keyId: key.id,
  })
  const written = canonical(payload)
  const { patient } = context
  const sendRx = draft.send_rx ?? true
  const row: NewPrescriptionRow = {
    doctorId,
    signature: signatureOf(written),
    code: payload.code,
    payload: written,
    keyId: key.id,
    signed: signBytes(key.privateKey, written),
    documentKind: payload.document_kind,
    patientId: patient.id,
    hospitalId: place.hospital.id,
    clinicId: place.clinic?.id ?? null,
    issuedAt,
    validUntil: payload.valid_until,
    sendRx,
    showDiagnosis: payload.show_diagnosis,
    diagnosis: payload.diagnosis,
    extras: payload.extras,
    externalPatientFile: patient.external_patient_file,
    additionalData: additionalData(draft),
    lexemes: searchLexemes('prescription', doctorId, patient.name, patient.email, payload.diagnosis),
    items,
    recipient: sendRx && isEmail(patient.email) ? patient.email : null,
    idempotencyKey,
    requestHash,
    actorKind: 'doctor',
    safety,
  }
  await rememberReasons(sql, { doctorId, patientId: patient.id, at: issuedAt }, safety)
  return issuedRow(row, context, place, await insertPrescription(sql, row))
}

async function storedRow(sql: Sql, doctorId: number, id: number): Promise<PrescriptionRow> {
  const row = await prescriptionById(sql, doctorId, id)
  if (!row) throw new Problem('not-found')
  return row
}

export interface Place {
  hospital: NonNullable<IssueContext['hospital']>
  clinic: IssueContext['clinic']
}

function placeOf(
  context: IssueContext,
  asked: { hospitalId: number | null; clinicId: number | null },
  fields: FieldErrors,
): Place | null {
  const { hospital, clinic } = context
  if (!hospital) {
    if (asked.hospitalId === null && asked.clinicId === null) throw new Problem('hospital-required')
    if (asked.hospitalId === null) fields['clinic'] = ['clinic-unknown']
    else fields['hospital'] = ['hospital-unknown']
    return null
  }
  if (asked.clinicId !== null && (!clinic || clinic.hospital_id !== hospital.id)) {
    fields['clinic'] = ['clinic-unknown']
    return null
  }
  return { hospital, clinic }
}

function refuseIncomplete(context: IssueContext, place: Place): void {
  const missing = missingOfPrescriber(context, {
    location: place.clinic?.location || place.hospital.location,
  })
  if (missing.length > 0)
    throw new Problem('prescriber-incomplete', { values: { missing: missing.join(', ') } })
}

interface PayloadParts {
  request: IssueRequest
  context: IssueContext
  place: Place
  patient: NonNullable<IssueContext['patient']>
  items: Item[]
  issuedAt: Date
  keyId: string
}

function buildPayload({ request, context, place, patient, items, issuedAt, keyId }: PayloadParts): Payload {
  const { draft } = request
  const { hospital, clinic } = place
  return {
    version: 1,
    nonce: randomBytes(32).toString('base64url'),
    code: makeCode(randomBytes(8)),
    issued_at: issuedAt.toISOString(),
    valid_until: validUntil(items, mexicoDay(issuedAt)),
    document_kind: documentKind(items),
    law_version: lawVersion,
    algorithm: ALGORITHM,
    key_id: keyId,
    brand: request.brand,
    prescriber: {
      id: request.doctorId,
      name: context.name,
      female: context.female,
      profession: context.profession,
      cedula: context.cedula,
      institution: context.institution,
      ...announcedSpecialty(context, mexicoDay(issuedAt)),
      phone: context.phone,
    },
    place: {
      hospital_id: hospital.id,
      patron: hospital.patron,
      headline: hospital.headline,
      location: hospital.location,
      contact: hospital.contact,
      paper: hospital.paper,
      clinic_id: clinic?.id ?? null,
      clinic_name: clinic?.name ?? '',
      clinic_location: clinic?.location ?? '',
    },
    pictures: context.pictures,
    patient: {
      uid: patient.uid,
      name: patient.name,
      date_of_birth: patient.date_of_birth,
      gender: patient.gender,
    },
    diagnosis: draft.diagnosis ?? '',
    show_diagnosis: draft.show_diagnosis ?? false,
    extras: draft.extras ?? '',
    items: items.map((item) => ({
      presentation: item.presentation,
      generic: item.generic,
      brand: item.brand,
      recognised: item.recognised,
      instructions: item.instructions,
      via: item.via,
      category: item.category,
      drug_upc: item.drugUpc,
      fraction: item.fraction,
      antibiotic: item.antibiotic,
      substitution_allowed: item.substitutionAllowed,
      qty: item.qty,
    })),
  }
}

const recordOf = ({ record, date_of_birth, gender }: NonNullable<IssueContext['patient']>, today: string) =>
  inTermsOfChecks({ ...record, date_of_birth, gender }, today)

/** The rows as they were written: what is signed of them is shorter. */
const rowsToCheck = ({ medications }: Draft) =>
  medications.map((row, index) => ({
    key: String(index),
    presentation: row.presentation ?? '',
    generic: row.generic ?? '',
    brand: row.brand ?? '',
    drugUpc: row.drug_upc ?? '',
    instructions: row.instructions,
    via: row.via?.toLowerCase() ?? '',
    category: row.category ?? '',
  }))

const CONTRACT_KEYS = new Set(Object.keys(NewPrescription.shape))

/** What the contract does not name is kept as it came (public-api.md 1.5.6). */
const additionalData = (draft: Draft): Record<string, unknown> =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => !CONTRACT_KEYS.has(key)))
