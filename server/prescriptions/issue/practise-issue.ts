import type { JudgedDocument } from '#contract/prescription/document.ts'
import { Problem } from '#contract/problem.ts'
import type { Sql } from '../../database/database.ts'
import { buildDocument } from './build-payload.ts'
import { onlyRead, readIssueContext } from './issue-context-queries.ts'
import type { DraftToIssue, IssueDependencies } from './issue-request.ts'
import { judgeIssue } from './judge-issue.ts'
import { uidOfDraft } from './patient-of-draft.ts'
import { type IssueFacts, readRowFacts } from './read-for-issue.ts'

interface Practice {
  doctorId: number
  draft: DraftToIssue
  brand: string
}

/**
 * Makes a practice prescription: reads, judges and checks the draft like `issuePrescription`, and returns the documents without
 * signing or storing any. The transaction refuses every write. Only one rule is not applied: the licence need not have been
 * compared with the register, because doctors may practise before that comparison.
 * @throws Problem that an issue of the same draft would throw
 */
export async function practiseIssue(deps: IssueDependencies, practice: Practice): Promise<JudgedDocument[]> {
  const { doctorId, brand } = practice
  // A practice prescription is never dispensed, so the doctor is not asked about a repeated prescription.
  const draft: DraftToIssue = { ...practice.draft, if_repeated: 'warn' }
  const facts = await deps.database.asDoctor(doctorId, async (sql) => {
    await onlyRead(sql)
    return readToPractise(sql, deps, doctorId, draft)
  })
  const { place, patient, documents, relation } = judgeIssue(deps, draft, facts)
  const { context, at: issuedAt } = facts
  return documents.map((document) =>
    buildDocument({ draft, doctorId, brand, context, place, patient, document, relation, issuedAt }),
  )
}

/**
 * Reads the data by which the draft of a practice prescription is judged. A patient given by name counts as unknown, because
 * only an issue would add the patient.
 */
async function readToPractise(
  sql: Sql,
  deps: IssueDependencies,
  doctorId: number,
  draft: DraftToIssue,
): Promise<IssueFacts> {
  const at = deps.clock()
  // A hospital with the id 0 means no hospital (specification section 4).
  const place = { hospitalId: draft.hospital || null, clinicId: draft.clinic ?? null }
  const context = await readIssueContext(sql, {
    ...place,
    idempotencyKey: null,
    patientUid: uidOfDraft(draft.patient),
    replaces: draft.replaces ?? null,
    now: at,
  })
  if (context?.doctor_id !== doctorId) throw new Problem('forbidden')
  const rows = await readRowFacts(sql, deps, draft, { doctorId, context, at, isIssue: false })
  return { doctorId, context: { ...context, specialty_verified: true }, ...place, at, ...rows }
}
