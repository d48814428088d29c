import type { Database, Sql } from '../database/database.ts'
import type { Signer } from '../signing/signer.ts'
import { replacementsOf, type Named } from './link-queries.ts'
import { canonical, parsePayload, signatureOf, type Payload } from './payload.ts'
import { locate, prescriptionById, signedById, type PrescriptionRow } from './queries.ts'

export interface Verified {
  row: PrescriptionRow
  payload: Payload
  /** The identifier names this payload, the doctor's key signed it, and what is dispensed from says the same. */
  authentic: boolean
  replaces: Named | null
  replacedBy: Named | null
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
      saysTheSame(payload, row)
    return { row, payload, authentic, ...(await replacements(sql, doctorId, row)) }
  })
}

async function replacements(sql: Sql, doctorId: number, { id, end_reason: reason }: PrescriptionRow) {
  const found = await replacementsOf(sql, doctorId, id)
  const named = (isNewer: boolean): Named | null => {
    const one = found.findLast(({ is_newer }) => is_newer === isNewer)
    return one ? { signature: one.signature, code: one.code } : null
  }
  // A replacement that was taken back stands for nothing: then this one is as it was, or ended for another reason since.
  return { replaces: named(false), replacedBy: reason === 'replaced' ? named(true) : null }
}

/** What a pharmacy dispenses from are the columns and rows, so they must be the signed ones (mexico.md B14). */
function saysTheSame(payload: Payload, row: PrescriptionRow): boolean {
  return canonical(dispensable(payload)) === canonical(dispensable(row))
}

interface Dispensable {
  code: string
  valid_from?: string | null | undefined
  valid_until: string
  document_kind: string
  diagnosis: string
  extras: string
  items: readonly Omit<Payload['items'][number], 'recognised'>[]
}

const dispensable = ({
  code,
  valid_from,
  valid_until,
  document_kind,
  diagnosis,
  extras,
  items,
}: Dispensable) => ({
  code,
  valid_from: valid_from ?? null,
  valid_until,
  document_kind,
  diagnosis,
  extras,
  items: items.map((i) => ({
    presentation: i.presentation,
    generic: i.generic,
    brand: i.brand,
    instructions: i.instructions,
    via: i.via,
    category: i.category,
    drug_upc: i.drug_upc,
    fraction: i.fraction,
    antibiotic: i.antibiotic,
    substitution_allowed: i.substitution_allowed,
    qty: i.qty,
    refills: i.refills ?? 0,
  })),
})
