import { Problem } from '#contract/problem.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { requireStepUp } from '../../accounts/factors/require-step-up.ts'
import type { Sql } from '../../database/database.ts'
import { type OwnProducts, ownProductsOf } from '../../medications/own/own-products.ts'
import { type IssueContext, readIssueContext, type Replay, replayOf } from './issue-context-queries.ts'
import { type IssueDependencies, type IssueRequest, UsedMeanwhile } from './issue-request.ts'
import { type Issued, storedAct } from './issued-act.ts'
import { patientOfDraft, uidOfDraft } from './patient-of-draft.ts'
import { type RelatedPrescription, relatedTo } from './relate.ts'

/** All that is known of a request before it is judged. */
export interface Asked {
  doctorId: number
  context: IssueContext
  /** The place that was asked for; null where none was. */
  hospitalId: number | null
  clinicId: number | null
  /** The doctor's own medications among the rows. */
  own: OwnProducts
  related: RelatedPrescription | null
  /** The moment of the issue. */
  at: Date
}

/**
 * The first act: who asks, what is known of doctor, place and patient, and what the key made already. Token and context
 * leave together, because an answer from the database takes longer than the work on it: with what is written (write-issue)
 * an issue is two round trips. Only what few drafts need is asked for beside them.
 */
export async function askIssue(
  sql: Sql,
  deps: IssueDependencies,
  request: IssueRequest,
  requestHash: Buffer,
): Promise<{ replayed: Issued } | { asked: Asked }> {
  const { draft, idempotencyKey } = request
  const at = deps.clock()
  const replayed = async (doctorId: number, made: Replay): Promise<{ replayed: Issued }> => {
    if (!made.request_hash.equals(requestHash)) throw new Problem('key-reused')
    return { replayed: await storedAct(sql, doctorId, made.prescription_id) }
  }
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
  if (context.step_up_to_issue) await requireStepUp(sql, { sessionId })
  const codes = draft.medications.map((row) => row.drug_upc)
  const own = await ownProductsOf(sql, doctorId, codes, deps.catalogue)
  const related = await relatedTo(sql, doctorId, draft)
  return { asked: { doctorId, context, hospitalId, clinicId, own, related, at } }
}
