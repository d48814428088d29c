import type { Database } from '../database/database.ts'
import type { Signer } from '../signing/signer.ts'
import { canonical, parsePayload, signatureOf, type Payload } from './payload.ts'
import { locate, prescriptionById, signedById, type ItemRow, type PrescriptionRow } from './queries.ts'

export interface Verified {
  row: PrescriptionRow
  payload: Payload
  /** The payload is the one that the identifier names, the doctor's key signed it, and the rows still say the same. */
  authentic: boolean
}

/** Reads a prescription by its public identifier and checks its signature anew. */
export async function readVerified(
  database: Database,
  signer: Signer,
  signature: string,
): Promise<Verified | undefined> {
  if (!/^[0-9a-f]{64}$/.test(signature)) return undefined
  const place = await locate(database.open, signature)
  if (!place) return undefined
  const { doctor_id: doctorId, prescription_id: id } = place
  return database.asDoctor(doctorId, async (sql) => {
    const row = await prescriptionById(sql, doctorId, id)
    const signed = await signedById(sql, doctorId, id)
    if (!row || !signed) return undefined
    const payload = parsePayload(signed.payload)
    const authentic =
      signatureOf(signed.payload) === signature &&
      (await signer.verify(sql, doctorId, signed.key_id, signed.payload, signed.signed)) &&
      sameItems(payload, row.items)
    return { row, payload, authentic }
  })
}

/** What a pharmacy dispenses from are the rows, so they must be the signed ones (mexico.md B14). */
function sameItems(payload: Payload, rows: readonly ItemRow[]): boolean {
  const ofPayload = payload.items.map((i) => [
    i.presentation,
    i.generic,
    i.instructions,
    i.via,
    i.qty,
    i.fraction,
  ])
  const ofRows = rows.map((i) => [
    i.presentation,
    i.generic,
    i.brand,
    i.instructions,
    i.via,
    i.qty,
    i.fraction,
  ])
  return canonical(ofPayload) === canonical(ofRows)
}
