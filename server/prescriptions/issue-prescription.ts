import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import { NewPrescription } from '#contract/prescriptions.ts'
import type { Reading } from '#contract/posology/parse.ts'
import { Problem } from '#contract/problem.ts'
import { isEmail } from '#contract/values/email.ts'
import type { CodedDiagnosis as ListedDiagnosis } from '#knowledge/diagnoses/load.ts'
import { requireStepUp } from '../accounts/require-step-up.ts'
import { errorCode, type Database, type Sql, type Transaction } from '../database/database.ts'
import { searchLexemes } from '../database/search-words.ts'
import type { Language } from '../http/context.ts'
import type { Catalogue } from '../medications/catalogue.ts'
import { ownProductsOf, withOwn } from '../medications/own-products.ts'
import { inTermsOfChecks } from '../patients/record-for-checks.ts'
import { checkIssue, partOf, rememberReasons } from '../safety/check-issue.ts'
import type { Safety } from '../safety/open-safety.ts'
import { readInstructions } from '../safety/read-instructions.ts'
import { signBytes, type Signer } from '../signing/signer.ts'
import { mexicoDay } from '../time.ts'
import { buildPayload } from './build-payload.ts'
import { type DoubtfulDiagnosis, doubtfulDiagnoses } from './doubtful-diagnoses.ts'
import { readIssueContext, replayOf, type IssueContext, type Replay } from './issue-context-queries.ts'
import { insertPrescription, type NewLink, type NewPrescriptionRow } from './issue-queries.ts'
import { issuedRow } from './issued-row.ts'
import { othersOfAct } from './link-queries.ts'
import { canonical, signatureOf } from './payload.ts'
import { patientOfDraft, uidOfDraft } from './patient-of-draft.ts'
import { placeOf, refuseIncomplete } from './place-of-draft.ts'
import { doubtfulOf, prescriptionById, prescriptionsByIds, type PrescriptionRow } from './queries.ts'
import { endReplaced, relationOf, type Relation } from './relate.ts'
import { resolveRows } from './resolve-rows.ts'
import { refuseByClass, refusePrescriber } from './rules.ts'
import { planDocuments } from './split.ts'

type Draft = z.output<typeof NewPrescription>

export interface IssueDependencies {
  database: Database
  catalogue: Catalogue
  safety: Safety
  /** The CIE-10 by code. */
  diagnosisList: ReadonlyMap<string, ListedDiagnosis>
  signer: Signer
  clock: () => Date
}

export interface IssueRequest {
  /** Finds out who asks; from then on the transaction is this doctor's. */
  prove(sql: Sql): Promise<Asking>
  draft: Draft
  idempotencyKey: string | null
  brand: string
  /** In which a reason that the product writes is written. */
  language?: Language
}

/** Who asks; no session where there is none that could prove anything. */
export interface Asking {
  accountId: number
  sessionId: number | null
}

const TRIES = 3

/** The key was used between two reads: what this transaction added is taken back, and all begins anew. */
class UsedMeanwhile extends Error {}

/**
 * Issues a prescription: checks prescriber, content and class, signs the canonical payload and stores everything in one
 * transaction. A repeated idempotency key gives back the prescription that it made.
 * @returns what was stored: one prescription, or all those that the draft became
 * @throws Problem with the fields to correct; `key-reused` when the key belongs to another content
 */
export async function issuePrescription(deps: IssueDependencies, request: IssueRequest): Promise<Issued> {
  const requestHash = createHash('sha256').update(canonical(request.draft)).digest()
  for (let attempt = 1; ; attempt += 1) {
    try {
      const work = (sql: Transaction): Promise<Issued> => issue(sql, deps, request, requestHash)
      return await deps.database.asWhomItProves(work)
    } catch (error) {
      // The same key a moment earlier, or (hardly ever) a code that exists: read again, or draw again.
      const again = errorCode(error) === '23505' || error instanceof UsedMeanwhile
      if (!again || attempt >= TRIES) throw error
    }
  }
}

async function issue(
  sql: Transaction,
  deps: IssueDependencies,
  request: IssueRequest,
  requestHash: Buffer,
): Promise<Issued> {
  const { draft, idempotencyKey } = request
  const replayed = (doctorId: number, made: Replay): Promise<Issued> => {
    if (!made.request_hash.equals(requestHash)) throw new Problem('key-reused')
    return storedAct(sql, doctorId, made.prescription_id)
  }
  // Who asks, and what is to be known of them: one round trip.
  const proving = request.prove(sql)
  // A patient that is written out may be added: not for a prescription that is there already.
  const addsPatient = !draft.patient.uid
  if (addsPatient) {
    const { accountId } = await proving
    const earlier = idempotencyKey ? await replayOf(sql, accountId, idempotencyKey) : undefined
    if (earlier) return replayed(accountId, earlier)
  }
  const clinicId = draft.clinic ?? null
  // Hospital 0 means none (specification section 4).
  const hospitalId = draft.hospital || null
  const patientUid = addsPatient
    ? await patientOfDraft(sql, (await proving).accountId, draft.patient, mexicoDay(deps.clock()))
    : uidOfDraft(draft.patient)
  const replaces = draft.replaces ?? null
  const reference = { hospitalId, clinicId, idempotencyKey, patientUid, replaces, now: deps.clock() }
  const [{ accountId: doctorId, sessionId }, context] = await Promise.all([
    proving,
    readIssueContext(sql, reference),
  ])
  if (context?.doctor_id !== doctorId) throw new Problem('forbidden')
  if (context.replay && addsPatient) throw new UsedMeanwhile()
  if (context.replay) return replayed(doctorId, context.replay)
  if (context.step_up_to_issue) await requireStepUp(sql, { sessionId })
  refusePrescriber(context)
  const codes = draft.medications.map((row) => row.drug_upc)
  const own = await ownProductsOf(sql, doctorId, codes, deps.catalogue)
  const readings = draft.medications.map((row) => readInstructions(row.instructions))
  const { items, fields } = resolveRows(draft.medications, withOwn(deps.catalogue, own), {
    genericOnly: context.hospital?.public_institution ?? false,
    readings,
  })
  const place = placeOf(context, { hospitalId, clinicId }, fields)
  if (!context.patient) fields['patient.uid'] = ['patient-unknown']
  if (Object.keys(fields).length > 0 || !place || !context.patient)
    throw new Problem('invalid-input', { fields })
  refuseIncomplete(context, place)
  refuseByClass(items, context.profession)
  const issuedAt = deps.clock()
  const documents = planDocuments(items, draft.series, mexicoDay(issuedAt))
  const relation = await relationOf(sql, doctorId, draft, context.patient.uid)
  const doubtful = doubtfulDiagnoses(
    draft.diagnoses ?? [],
    deps.diagnosisList,
    context.patient,
    mexicoDay(issuedAt),
  )
  const safety = checkIssue(
    deps.safety,
    rowsToCheck(draft, readings),
    recordOf(context.patient, mexicoDay(deps.clock())),
    draft.overrides ?? [],
    {
      own,
      diagnoses: draft.diagnoses?.map(({ code }) => code) ?? [],
      earlier: {
        rows: context.patient.prescribed ?? [],
        day: draft.series?.starts_on ?? mexicoDay(issuedAt),
        replaces: draft.replaces,
        renews: draft.renews,
      },
    },
  )
  const key = await deps.signer.keyOf(sql, doctorId, context.key)
  const { patient } = context
  await rememberReasons(sql, { doctorId, patientId: patient.id, at: issuedAt }, safety)
  const links = linksOf(documents.length, draft.series ? 'series' : 'act', relation)
  const issued: PrescriptionRow[] = []
  for (const [at, document] of documents.entries()) {
    const payload = buildPayload({
      draft,
      doctorId,
      brand: request.brand,
      context,
      place,
      patient,
      document,
      isSeries: Boolean(draft.series),
      relation,
      issuedAt,
      keyId: key.id,
    })
    if (at === 0)
      await endReplaced(sql, doctorId, relation, {
        code: payload.code,
        language: request.language ?? 'es',
      }).catch(async (error: unknown) => {
        // The same key replaced it a moment earlier.
        const made = idempotencyKey ? await replayOf(sql, doctorId, idempotencyKey) : undefined
        throw made ? new UsedMeanwhile() : error
      })
    const written = canonical(payload)
    const sendRx = draft.send_rx ?? true
    const checked = partOf(
      safety,
      document.items.map((item) => rowKey(items.indexOf(item))),
    )
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
      validFrom: document.validFrom,
      validUntil: payload.valid_until,
      sendRx,
      showDiagnosis: payload.show_diagnosis,
      diagnosis: payload.diagnosis,
      diagnoses: draft.diagnoses ?? [],
      extras: payload.extras,
      externalPatientFile: patient.external_patient_file,
      additionalData: additionalData(draft),
      lexemes: searchLexemes(
        'prescription',
        doctorId,
        patient.name,
        patient.email,
        payload.diagnosis,
        ...document.items.map(({ generic, brand, presentation }) => `${generic || presentation} ${brand}`),
      ),
      items: document.items,
      recipient: sendRx && isEmail(patient.email) ? patient.email : null,
      // The mail of the first of an act or a series carries all of it.
      hasOwnMail: at === 0,
      // The key, and the draft that it names, are spent once: by the first.
      idempotencyKey: at === 0 ? idempotencyKey : null,
      requestHash,
      actorKind: 'doctor',
      safety: doubtful.length > 0 ? { ...checked, diagnoses: doubtful } : checked,
      links: links(at + 1, issued[0]?.id ?? null),
    }
    const isLast = at === documents.length - 1
    issued.push(issuedRow(row, context, place, await insertPrescription(isLast ? sql.last : sql, row)))
  }
  return issuedOf(issued, doubtful)
}

/** What each document is linked to; nothing for the ordinary one. */
const linksOf =
  (total: number, kind: 'act' | 'series', relation: Relation | null) =>
  (position: number, first: number | null): NewLink[] => [
    ...(total > 1 ? [{ kind, other: first, position, total }] : []),
    ...(relation ? [{ kind: relation.kind, other: relation.id, position: 1, total: 1 }] : []),
  ]

/** What one draft became: a prescription, and the others of the act where the law or a series made several of it. */
export interface Issued {
  first: PrescriptionRow
  others: PrescriptionRow[]
  /** Codes that should be looked at again. */
  doubtful: readonly DoubtfulDiagnosis[]
}

function issuedOf([first, ...others]: PrescriptionRow[], doubtful: readonly DoubtfulDiagnosis[]): Issued {
  if (!first) throw new Problem('not-found')
  return { first, others, doubtful }
}

/** What a key made, all documents of it. */
async function storedAct(sql: Sql, doctorId: number, firstId: number): Promise<Issued> {
  const first = await prescriptionById(sql, doctorId, firstId)
  const others = await othersOfAct(sql, doctorId, firstId)
  const documents = first ? [first, ...(await prescriptionsByIds(sql, doctorId, others, '')).reverse()] : []
  return issuedOf(documents, await doubtfulOf(sql, doctorId, firstId))
}

const recordOf = ({ record, date_of_birth, gender }: NonNullable<IssueContext['patient']>, today: string) =>
  inTermsOfChecks({ ...record, date_of_birth, gender }, today)

/** The rows as they were written: what is signed of them is shorter. */
const rowKey = (index: number): string => String(index)

const rowsToCheck = ({ medications }: Draft, readings: readonly Reading[]) =>
  medications.map((row, index) => ({
    key: rowKey(index),
    presentation: row.presentation ?? '',
    generic: row.generic ?? '',
    brand: row.brand ?? '',
    drugUpc: row.drug_upc ?? '',
    instructions: row.instructions,
    ...(readings[index] ? { reading: readings[index] } : {}),
    via: row.via?.toLowerCase() ?? '',
    category: row.category ?? '',
  }))

const CONTRACT_KEYS = new Set(Object.keys(NewPrescription.shape))

/** What the contract does not name is kept as it came (public-api.md 1.5.6). */
const additionalData = (draft: Draft): Record<string, unknown> =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => !CONTRACT_KEYS.has(key)))
