import { dayIn } from '#contract/values/mexico-day.ts'
import { isEmail } from '#contract/values/email.ts'
import type { Sql, Transaction } from '../../database/database.ts'
import { searchLexemes } from '../../database/search-words.ts'
import { partOf, rememberReasons } from '../../safety/check-issue.ts'
import { signBytes } from '../../signing/signer.ts'
import { additionalData } from './additional-data.ts'
import type { IssueFacts } from './read-for-issue.ts'
import { buildPayload } from './build-payload.ts'
import { replayOf } from './issue-context-queries.ts'
import { insertPrescription, type NewLink, type NewPrescriptionRow } from './issue-queries.ts'
import {
  type DraftToIssue,
  type IssueDependencies,
  type IssueRequest,
  rowKey,
  UsedMeanwhile,
} from './issue-request.ts'
import { type Issued, issuedOf } from './issued-act.ts'
import { issuedPrescription } from './issued-prescription.ts'
import type { DocumentToWrite, IssuePlan } from './judge-issue.ts'
import { canonical, signatureOf } from '../payload.ts'
import { zoneOfPlace } from './place-of-draft.ts'
import { cancelReplaced, type Relation } from './relate.ts'
import type { StoredPrescription } from '../stored-prescription.ts'

/**
 * Third step of issuing: signs each document and stores it. COMMIT is sent with the last statement (`sql.last`), so
 * that an ordinary issue writes in one round trip.
 */
export async function writeIssue(
  sql: Transaction,
  deps: IssueDependencies,
  request: IssueRequest,
  requestHash: Buffer,
  facts: IssueFacts,
  plan: IssuePlan,
): Promise<Issued> {
  const { doctorId, context, at } = facts
  const { documents, patient, relation } = plan
  const key = await deps.signer.keyOf(sql, doctorId, context.key)
  await rememberReasons(sql, { doctorId, patientId: patient.id, at }, plan.safety)
  const links = linksOf(documents, relation)
  const issued: StoredPrescription[] = []
  for (const [index, document] of documents.entries()) {
    const isFirst = index === 0
    const payload = payloadOf(request, facts, plan, document, key.id)
    if (isFirst) await endOlder(sql, doctorId, plan, request, payload.code)
    const written = canonical(payload)
    const row: NewPrescriptionRow = {
      ...columnsOf(request.draft, facts, plan, document),
      signature: signatureOf(written),
      code: payload.code,
      payload: written,
      keyId: key.id,
      signed: signBytes(key.privateKey, written),
      documentKind: payload.document_kind,
      validUntil: payload.valid_until,
      showDiagnosis: payload.show_diagnosis,
      diagnosis: payload.diagnosis,
      extras: payload.extras,
      // One mail, which belongs to the first document, carries all documents of an issue or a series.
      hasOwnMail: isFirst,
      // Only the first document uses up the idempotency key and deletes the draft that the key names.
      idempotencyKey: isFirst ? request.idempotencyKey : null,
      requestHash,
      links: links(index + 1, issued[0]?.state.id ?? null),
    }
    const isLast = index === documents.length - 1
    const made = await insertPrescription(isLast ? sql.last : sql, row)
    issued.push(issuedPrescription(payload, row, context, made))
  }
  return issuedOf(issued, plan)
}

const payloadOf = (
  { draft, brand }: IssueRequest,
  { doctorId, context, at }: IssueFacts,
  { place, patient, relation }: IssuePlan,
  document: DocumentToWrite,
  keyId: string,
) =>
  buildPayload({
    draft,
    doctorId,
    brand,
    context,
    place,
    patient,
    document,
    relation,
    issuedAt: at,
    keyId,
  })

/** Columns that are stored beside a document's payload, for search, mail and dispensing. */
function columnsOf(draft: DraftToIssue, facts: IssueFacts, plan: IssuePlan, document: DocumentToWrite) {
  const { doctorId, at } = facts
  const { patient, place, doubtful, twin, quantities } = plan
  const sendRx = draft.send_rx ?? true
  const timeZone = zoneOfPlace(place)
  const checked = partOf(plan.safety, document.rows.map(rowKey))
  return {
    doctorId,
    patientId: patient.id,
    hospitalId: place.hospital.id,
    clinicId: place.clinic?.id ?? null,
    issuedAt: at,
    timeZone,
    day: dayIn(timeZone, at),
    validFrom: document.valid_from,
    sendRx,
    diagnoses: draft.diagnoses ?? [],
    externalPatientFile: patient.external_patient_file,
    additionalData: additionalData(draft),
    lexemes: searchLexemes(
      'prescription',
      doctorId,
      patient.name,
      patient.email,
      draft.diagnosis ?? '',
      ...document.items.map(({ generic, brand, presentation }) => `${generic || presentation} ${brand}`),
      // The keywords of the rows come last, because words beyond the limit of the search index are left out.
      ...document.rows.map((row) => draft.medications[row]?.keyword ?? ''),
    ),
    items: document.items,
    recipient: sendRx && isEmail(patient.email) ? patient.email : null,
    safety: {
      ...checked,
      ...(doubtful.length > 0 ? { diagnoses: doubtful } : {}),
      ...(twin ? { twin } : {}),
      ...(quantities.length > 0 ? { quantities } : {}),
    },
  }
}

/**
 * Cancels the prescription that the new one replaces.
 * @throws UsedMeanwhile where a concurrent request with the same idempotency key has replaced that prescription already
 */
async function endOlder(
  sql: Sql,
  doctorId: number,
  { relation }: IssuePlan,
  { idempotencyKey, language = 'es' }: IssueRequest,
  code: string,
): Promise<void> {
  await cancelReplaced(sql, doctorId, relation, { code, language }).catch(async (error: unknown) => {
    const made = idempotencyKey ? await replayOf(sql, doctorId, idempotencyKey) : undefined
    throw made ? new UsedMeanwhile() : error
  })
}

/**
 * Makes a function that lists the links of the document at a position, counted from 1, to other documents of its issue or
 * series, and to the prescription that it replaces or renews. The list is empty for a prescription on its own.
 */
const linksOf =
  (documents: readonly DocumentToWrite[], relation: Relation | null) =>
  (position: number, first: number | null): NewLink[] => {
    const { part } = documents[0] ?? {}
    return [
      ...(part ? [{ kind: part.kind, other: first, position, total: part.total }] : []),
      ...(relation ? [{ kind: relation.kind, other: relation.id, position: 1, total: 1 }] : []),
    ]
  }
