import { Problem } from '#contract/problem.ts'
import { paperAtSale, rowRule, type RowRule } from '#knowledge/law/article-226.ts'
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
 * @throws Problem when it is cancelled, paused, outside its days, used up or asked for beyond what is left
 */
export async function fillPrescription(database: Database, request: FillRequest): Promise<void> {
  const found = await findForPharmacy(database, request.signature)
  if (!found) throw new Problem('prescription-unknown', { values: { signature: request.signature } })
  const { doctorId, prescriptionId } = found
  await database
    .asDoctor(doctorId, (sql) => sell(sql, request, doctorId, prescriptionId))
    .catch((error: unknown) => {
      // The same ticket in the same moment: the other request recorded it.
      if (errorCode(error) === '23505') throw new Problem('conflict')
      throw error
    })
}

async function sell(sql: Sql, request: FillRequest, doctorId: number, prescriptionId: number): Promise<void> {
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
  if (state.valid_from !== null && state.valid_from > today)
    throw new Problem('prescription-not-yet', { values: { day: state.valid_from } })
  if (state.paused_at !== null) throw new Problem('prescription-paused')
  const open = rows.filter((row) => !row.ended)
  if (open.every((r) => r.bought)) throw new Problem('prescription-exhausted')
  const rules = open.map(rowRule)
  const number = 1 + (await countFills(sql, doctorId, prescriptionId))
  refuseFillsBeyondClass(rules, number)
  const sold = settleSale(rows, sales)
  const isUsedUp = open.every((row) => row.bought || sold.find((s) => s.position === row.position)?.bought)
  const paper = paperAtSale(rules, { number, isUsedUp })
  const fillId = await insertFill(sql, { ...ticket, pharmacyName: pharmacy.name, paper, rows: sold })
  await recordEvent(sql, doctorId, {
    actor: 'pharmacy',
    actorId: pharmacy.id,
    action: 'prescription.filled',
    object: ['prescription', prescriptionId],
    details: { fill: fillId },
  })
}

/** Class II is filled once, class III up to three times, whatever is left (LGS 226 II-III, mexico.md D4, E2). */
function refuseFillsBeyondClass(rules: readonly RowRule[], number: number): void {
  const limits = rules.map((rule) => rule.fills).filter((n) => n !== null)
  if (limits.length > 0 && number > Math.min(...limits)) throw new Problem('prescription-exhausted')
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
