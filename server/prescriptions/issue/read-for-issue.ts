import { Problem } from '#contract/problem.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { requireProofToSign } from '../../accounts/factors/require-step-up.ts'
import type { Sql } from '../../database/database.ts'
import { type OwnProducts, ownProductsOf, withOwn } from '../../medications/own/own-products.ts'
import { type IssueContext, readIssueContext, type Replay, replayOf } from './issue-context-queries.ts'
import {
  type DraftToIssue,
  type IssueDependencies,
  type IssueRequest,
  rowKey,
  UsedMeanwhile,
} from './issue-request.ts'
import { type Issued, storedAct } from './issued-act.ts'
import { judgedCatalogue } from '../../medications/judged-catalogue.ts'
import { findPrescribedAgain } from '../../safety/controlled/prescribed-again.ts'
import type { CheckFinding } from '../../safety/finding.ts'
import { patientOfDraft, uidOfDraft } from './patient-of-draft.ts'
import { type RelatedPrescription, relatedTo } from './relate.ts'

/** Data that are read from the database for a request to issue, before the request is judged. */
export interface IssueFacts {
  doctorId: number
  context: IssueContext
  /** Hospital that the request names; null where it names none. */
  hospitalId: number | null
  clinicId: number | null
  /** The doctor's own medications among the rows of the draft. */
  own: OwnProducts
  related: RelatedPrescription | null
  /** Findings about controlled medicines of the draft that the patient was prescribed lately. */
  again: readonly CheckFinding[]
  /** Instant of the issue. */
  at: Date
}

/** Columns of a draft's row by which a repeated medicine is searched for. @param index position in the draft, from 0 */
const namedRow = (row: DraftToIssue['medications'][number], index: number) => ({
  key: rowKey(index),
  presentation: row.presentation ?? '',
  generic: row.generic ?? '',
  brand: row.brand ?? '',
  drug_upc: row.drug_upc ?? '',
})

/**
 * First step of issuing: authenticates the caller, reads doctor, place and patient, and finds the prescription that an earlier
 * request with the same idempotency key has made. One round trip queries the token and the context, because a second round trip
 * would take longer than the queries. Together with the writes (write-issue.ts), an issue takes two round trips. Only data that
 * few drafts need are queried separately.
 */
export async function readForIssue(
  sql: Sql,
  deps: IssueDependencies,
  request: IssueRequest,
  requestHash: Buffer,
): Promise<{ replayed: Issued } | { facts: IssueFacts }> {
  const { draft, idempotencyKey } = request
  const at = deps.clock()
  const replayed = async (doctorId: number, made: Replay): Promise<{ replayed: Issued }> => {
    if (!made.request_hash.equals(requestHash)) throw new Problem('key-reused')
    return { replayed: await storedAct(sql, doctorId, made.prescription_id) }
  }
  const proving = request.prove(sql)
  // A repeated idempotency key must be found before a patient given by name is added, so that a replay adds nobody.
  const addsPatient = !draft.patient.uid
  if (addsPatient) {
    const { accountId } = await proving
    const earlier = idempotencyKey ? await replayOf(sql, accountId, idempotencyKey) : undefined
    if (earlier) return replayed(accountId, earlier)
  }
  const clinicId = draft.clinic ?? null
  // A hospital with the id 0 means no hospital (specification section 4).
  const hospitalId = draft.hospital || null
  const patientUid = addsPatient
    ? await patientOfDraft(sql, (await proving).accountId, draft.patient, mexicoDay(at))
    : uidOfDraft(draft.patient)
  const replaces = draft.replaces ?? null
  const reference = { hospitalId, clinicId, idempotencyKey, patientUid, replaces, now: at }
  const [{ accountId: doctorId, sessionId }, context] = await Promise.all([
    proving,
    readIssueContext(sql, reference),
  ])
  if (context?.doctor_id !== doctorId) throw new Problem('forbidden')
  if (context.replay && addsPatient) throw new UsedMeanwhile()
  if (context.replay) return replayed(doctorId, context.replay)
  await requireProofToSign(
    sql,
    { accountId: doctorId, sessionId },
    { asks: context.step_up_to_issue, demandsFactor: deps.config.secondFactorToSign },
  )
  const rows = await readRowFacts(sql, deps, draft, { doctorId, context, at, isIssue: true })
  // While this request waited for the lock of the patient's controlled medicines, a concurrent request with the same
  // idempotency key may have issued the medicine.
  if (rows.again.length > 0 && idempotencyKey && (await replayOf(sql, doctorId, idempotencyKey)))
    throw new UsedMeanwhile()
  return { facts: { doctorId, context, hospitalId, clinicId, at, ...rows } }
}

/**
 * Reads the data of a draft's rows from the database: own medications, related prescription, repeated controlled
 * medicines.
 */
export async function readRowFacts(
  sql: Sql,
  { catalogue }: Pick<IssueDependencies, 'catalogue'>,
  draft: DraftToIssue,
  { doctorId, context, at, isIssue }: Pick<IssueFacts, 'doctorId' | 'context' | 'at'> & { isIssue: boolean },
): Promise<Pick<IssueFacts, 'own' | 'related' | 'again'>> {
  const codes = draft.medications.map((row) => row.drug_upc)
  const own = await ownProductsOf(sql, doctorId, codes, catalogue)
  const related = await relatedTo(sql, doctorId, draft)
  const again = await findPrescribedAgain(
    sql,
    draft.medications.map(namedRow),
    judgedCatalogue(withOwn(catalogue, own)),
    { doctorId, uid: context.patient?.uid ?? null, now: at, replaces: draft.replaces, isIssue },
  )
  return { own, related, again }
}
