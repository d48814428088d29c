import { Problem } from '#contract/problem.ts'
import type { Fraction } from '#knowledge/catalogue/product.ts'
import { classRule } from '#knowledge/law/article-226.ts'
import { recordEvent } from '../audit/record-event.ts'
import { errorCode, type Database, type Sql } from '../database/database.ts'
import { findForPharmacy } from '../prescriptions/find-for-pharmacy.ts'
import { holdPrescription } from '../prescriptions/hold-prescription.ts'
import { countFills, fillByTicket, insertFill, sellableRows } from './queries.ts'
import { settleSale, type Sale } from './rules.ts'

export interface FillRequest {
  signature: string
  pharmacy: { id: number; name: string }
  salesCode: string
  sales: Sale[]
  today: string
}

/**
 * Records a sale under one ticket. Concurrent sales of one prescription take turns on its row, so the last package is
 * sold once. The same ticket with the same quantities again is the same sale.
 * @throws Problem when it is cancelled, expired, used up or asked for beyond what is left
 */
export async function fillPrescription(database: Database, request: FillRequest): Promise<void> {
  const found = await findForPharmacy(database, request.signature)
  if (!found) throw new Problem('prescription-unknown', { values: { signature: request.signature } })
  const { doctorId, prescriptionId } = found
  await database
    .asDoctor(doctorId, (sql) => sell(sql, request, doctorId, prescriptionId, found.fractions))
    .catch((error: unknown) => {
      // The same ticket in the same moment: the other request recorded it.
      if (errorCode(error) === '23505') throw new Problem('conflict')
      throw error
    })
}

async function sell(
  sql: Sql,
  request: FillRequest,
  doctorId: number,
  prescriptionId: number,
  fractions: readonly Fraction[],
): Promise<void> {
  const { pharmacy, salesCode, sales, today } = request
  const state = await holdPrescription(sql, doctorId, prescriptionId)
  if (!state) throw new Problem('prescription-unknown', { values: { signature: request.signature } })
  const ticket = { doctorId, prescriptionId, pharmacyId: pharmacy.id, salesCode }
  const rows = await sellableRows(sql, doctorId, prescriptionId)
  const before = await fillByTicket(sql, ticket)
  if (before.length > 0) {
    if (isSameSale(before, sales, rows)) return
    throw new Problem('conflict')
  }
  if (state.state === 'rejected') throw new Problem('prescription-cancelled')
  if (state.valid_until < today)
    throw new Problem('prescription-expired', { values: { day: state.valid_until } })
  if (rows.every((r) => r.bought)) throw new Problem('prescription-exhausted')
  await refuseFillsBeyondClass(sql, doctorId, prescriptionId, fractions)
  const sold = settleSale(rows, sales)
  const fillId = await insertFill(sql, { ...ticket, pharmacyName: pharmacy.name, rows: sold })
  await recordEvent(sql, doctorId, {
    actor: 'pharmacy',
    actorId: pharmacy.id,
    action: 'prescription.filled',
    object: ['prescription', prescriptionId],
    details: { fill: fillId },
  })
}

/** Class II is filled once, class III up to three times, whatever is left (LGS 226 II-III, mexico.md D4, E2). */
async function refuseFillsBeyondClass(
  sql: Sql,
  doctorId: number,
  prescriptionId: number,
  fractions: readonly Fraction[],
): Promise<void> {
  const limits = fractions.map((f) => classRule(f).fills).filter((n) => n !== null)
  if (limits.length === 0) return
  if ((await countFills(sql, doctorId, prescriptionId)) >= Math.min(...limits))
    throw new Problem('prescription-exhausted')
}

function isSameSale(
  before: { position: number; quantity: number }[],
  sales: readonly Sale[],
  rows: readonly { position: number; id: number }[],
): boolean {
  const asked = sales.map((s) => `${rows.find((r) => r.id === s.id)?.position}:${s.quantity}`).toSorted()
  return (
    asked.join() ===
    before
      .map((b) => `${b.position}:${b.quantity}`)
      .toSorted()
      .join()
  )
}
