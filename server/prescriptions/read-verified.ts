import type { Database, Sql } from '../database/database.ts'
import type { Signer } from '../signing/signer.ts'
import { predecessorOf, standingSuccessorOf, type Named } from './issue/link-queries.ts'
import { columnsById } from './proof/proof-queries.ts'
import { proofOf } from './proof/prove-prescription.ts'
import { findPrescription, prescriptionById } from './queries.ts'
import type { PrescriptionState, StoredPrescription } from './stored-prescription.ts'

export interface Verified {
  rx: StoredPrescription
  /**
   * Whether the prescription is authentic: its identifier is the payload's hash, its signature verifies, and every
   * column equals the payload.
   */
  authentic: boolean
  replaces: Named | null
  /** Whether the prescription was cancelled because another prescription replaced it. */
  isReplaced: boolean
  /** The prescription that now stands in the place of the replaced one; null where every replacement is cancelled. */
  replacedBy: Named | null
}

/**
 * Reads a prescription by its public identifier and verifies its signature.
 * @throws Problem `prescription-altered` where the signed document can't be read
 */
export async function readVerified(
  database: Database,
  signer: Signer,
  signature: string,
): Promise<Verified | undefined> {
  if (!/^[0-9a-f]{64}$/.test(signature)) return undefined
  const place = await findPrescription(database.open, signature)
  if (!place) return undefined
  const { doctor_id: doctorId, prescription_id: id } = place
  return database.asDoctor(doctorId, async (sql) => {
    const rx = await prescriptionById(sql, doctorId, id)
    const stored = await columnsById(sql, doctorId, id)
    if (!rx || !stored) return undefined
    const { faults } = await proofOf(sql, signer, stored)
    const authentic = faults.length === 0 && rx.state.signature === signature
    return { rx, authentic, ...(await replacements(sql, doctorId, rx.state)) }
  })
}

async function replacements(sql: Sql, doctorId: number, { id, end_reason: reason }: PrescriptionState) {
  // A replacement that was undone does not count: the replaced prescription was restored, or it ended for another
  // reason than `replaced`.
  const isReplaced = reason === 'replaced'
  return {
    replaces: await predecessorOf(sql, doctorId, id),
    isReplaced,
    replacedBy: isReplaced ? await standingSuccessorOf(sql, doctorId, id) : null,
  }
}
