import type { SignedDocument } from '#contract/prescription/document.ts'
import { documentIn } from '#contract/signed-document.ts'
import type { Sql } from '../../database/database.ts'
import type { Signer } from '../../signing/signer.ts'
import { findDifferingColumns } from './compare-columns.ts'
import { signatureOf } from '../payload.ts'
import type { StoredColumns } from './proof-queries.ts'

/** Result of the verification of a stored prescription. */
export interface PrescriptionProof {
  /** The signed document; null where the payload can't be read as one any more. */
  document: SignedDocument | null
  /** Names of the altered parts: `payload`, `signed`, or a column; empty where nothing is altered. */
  faults: string[]
}

/**
 * Verifies a stored prescription. Its identifier must be the hash of the payload, and its signature must verify with the
 * doctor's public key. Every column that repeats a part of the payload must equal this part (mexico.md B14).
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
      ...(document === null ? [] : findDifferingColumns(document, stored)),
    ],
  }
}
