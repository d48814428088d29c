import type * as z from 'zod/mini'
import { Problem } from '#contract/problem.ts'
import type { NewPrescription } from '#contract/prescriptions.ts'
import { formatCode } from '#contract/values/identifiers/format-code.ts'
import type { Sql } from '../../database/database.ts'
import type { Language } from '../../http/context.ts'
import { endReasonTexts } from '../texts.ts'
import { endPrescription } from '../acts/end-prescription.ts'
import { prescriptionBySignature } from '../queries.ts'
import type { StoredPrescription } from '../stored-prescription.ts'

/** Relation of a new prescription to the older prescription that it replaces or renews. */
export interface Relation {
  kind: 'replaces' | 'renews'
  id: number
  signature: string
}

/**
 * The older prescription that a draft names. `found` is undefined where the doctor has no prescription with that
 * signature.
 */
export interface RelatedPrescription {
  found: Pick<StoredPrescription, 'document' | 'state'> | undefined
}

type Relating = Pick<z.output<typeof NewPrescription>, 'replaces' | 'renews'>

/**
 * Reads the prescription that the draft replaces or renews. The result is null, without a query, when the draft names
 * none.
 */
export async function relatedTo(
  sql: Sql,
  doctorId: number,
  { replaces, renews }: Relating,
): Promise<RelatedPrescription | null> {
  const signature = replaces || renews
  return signature ? { found: await prescriptionBySignature(sql, doctorId, signature) } : null
}

/**
 * The relation of a draft to the older prescription that it names; null where it names none. The older prescription
 * must be this doctor's and of the same patient.
 * @throws Problem with the field to correct
 */
export function relationOf(
  draft: Relating,
  related: RelatedPrescription | null,
  patientUid: string,
): Relation | null {
  if (!related) return null
  const kind = draft.replaces ? 'replaces' : 'renews'
  const refuse = (key: string): Problem => new Problem('invalid-input', { fields: { [kind]: [key] } })
  if (draft.replaces && draft.renews) throw refuse('one-relation')
  const old = related.found
  if (!old) throw refuse('related-unknown')
  if (old.document.patient.uid !== patientUid) throw refuse('related-other-patient')
  return { kind, id: old.state.id, signature: old.state.signature }
}

/**
 * Cancels the prescription that the new one replaces, in the transaction of the issue.
 * @throws Problem when the older prescription can't be cancelled any more
 */
export async function cancelReplaced(
  sql: Sql,
  doctorId: number,
  relation: Relation | null,
  by: { code: string; language: Language },
): Promise<void> {
  if (relation?.kind !== 'replaces') return
  await endPrescription(sql, {
    doctorId,
    prescriptionId: relation.id,
    by: { kind: 'doctor', id: doctorId, name: '' },
    reason: endReasonTexts(by.language).replaced(formatCode(by.code)),
    code: 'replaced',
  })
}
