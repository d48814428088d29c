import type { SignedDocument } from '#contract/prescription/document.ts'
import { documentIn } from '#contract/signed-document.ts'
import type { Sql } from '../../database/database.ts'
import type { Signer } from '../../signing/signer.ts'
import { columnsUnlike } from './compare-columns.ts'
import { signatureOf } from '../payload.ts'
import type { StoredColumns } from './proof-queries.ts'

/** What a stored prescription is worth today. */
export interface PrescriptionProof {
  /** Null where the payload is no signed document any more. */
  document: SignedDocument | null
  /** Names of what does not hold: `payload`, `signed`, or a column; none where all of it holds. */
  faults: string[]
}

/**
 * Proves a prescription anew: its identifier names this payload, the doctor's public key says that the doctor's key signed
 * it, and every column that repeats the payload says the same (mexico.md B14).
 */
export async function proofOf(sql: Sql, signer: Signer, stored: StoredColumns): Promise<PrescriptionProof> {
  const { doctor_id: doctorId, key_id: keyId, payload, signed, signature } = stored
  const document = documentIn(payload)
  const isSigned = await signer.verify(sql, doctorId, keyId, payload, signed)
  return {
    document,
    faults: [
      ...(document !== null && signatureOf(payload) === signature ? [] : ['payload']),
      ...(isSigned ? [] : ['signed']),
      ...(document === null ? [] : columnsUnlike(document, stored)),
    ],
  }
}
