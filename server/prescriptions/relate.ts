import type * as z from 'zod/mini'
import { Problem } from '#contract/problem.ts'
import type { NewPrescription } from '#contract/prescriptions.ts'
import { formatCode } from '#contract/values/human-code.ts'
import type { Sql } from '../database/database.ts'
import type { Language } from '../http/context.ts'
import { endReasonTexts } from './texts.ts'
import { endPrescription } from './end-prescription.ts'
import { prescriptionBySignature } from './queries.ts'

/** The older prescription that a new one stands for or goes on from. */
export interface Relation {
  kind: 'replaces' | 'renews'
  id: number
  signature: string
}

/**
 * Reads which prescription the draft replaces or renews: one of this doctor and of the same patient. Nothing is asked of
 * the database when it names none.
 * @throws Problem with the field to correct
 */
export async function relationOf(
  sql: Sql,
  doctorId: number,
  draft: z.output<typeof NewPrescription>,
  patientUid: string,
): Promise<Relation | null> {
  const kind = draft.replaces ? 'replaces' : 'renews'
  const signature = draft.replaces || draft.renews
  if (!signature) return null
  const refuse = (key: string): Problem => new Problem('invalid-input', { fields: { [kind]: [key] } })
  if (draft.replaces && draft.renews) throw refuse('one-relation')
  const old = await prescriptionBySignature(sql, doctorId, signature)
  if (!old) throw refuse('related-unknown')
  if (old.patient.uid !== patientUid) throw refuse('related-other-patient')
  return { kind, id: old.id, signature: old.signature }
}

/** Cancels what the new one stands for, in its transaction. @throws Problem when that can't be cancelled any more */
export async function endReplaced(
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
