import { parseCode } from '#contract/values/human-code.ts'
import type { Database } from '../database/database.ts'
import { locate, prescriptionById, type PrescriptionRow } from './queries.ts'

export interface Found {
  doctorId: number
  prescriptionId: number
  row: PrescriptionRow
}

/** Finds a prescription by what a counter has: the signature of the QR, its whole address, or the short code. */
export async function findForPharmacy(database: Database, typed: string): Promise<Found | undefined> {
  const key = readKey(typed)
  if (key === null) return undefined
  const place = await locate(database.open, key)
  if (!place) return undefined
  const row = await database.asDoctor(place.doctor_id, (sql) =>
    prescriptionById(sql, place.doctor_id, place.prescription_id),
  )
  if (!row) return undefined
  return { doctorId: place.doctor_id, prescriptionId: place.prescription_id, row }
}

function readKey(typed: string): string | null {
  const text = typed.trim()
  const signature = /(?:^|\/v\/)([0-9a-f]{64})\/?$/i.exec(text)?.[1]
  if (signature) return signature.toLowerCase()
  const code = parseCode(text)
  return code.ok ? code.value : null
}
