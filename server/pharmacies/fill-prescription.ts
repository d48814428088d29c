import { Problem } from '#contract/problem.ts'
import { handReason } from '#contract/prescription/by-hand.ts'
import type { RowRule } from '#contract/prescription/law.ts'
import { paperAtSale } from '#contract/prescription/paper-at-sale.ts'
import { law } from '#knowledge/law/law.ts'
import { recordEvent } from '../events/record-event.ts'
import { errorCode, type Sql } from '../database/database.ts'
import { findForPharmacy } from '../prescriptions/find-for-pharmacy.ts'
import { isAhead, dayOfDocument, isExpired, liveItems } from '../prescriptions/status.ts'
import { rowsOf, type StoredPrescription } from '../prescriptions/stored-prescription.ts'
import { withProven, type Proving } from '../prescriptions/proof/with-proven.ts'
import { countFills, fillByTicket, insertFill } from './queries.ts'
import { settleSale, type Sale } from './rules.ts'

export interface FillRequest {
  signature: string
  pharmacy: { id: number; name: string }
  salesCode: string
  sales: Sale[]
  now: Date
}

/**
 * Records a sale under one ticket, for a prescription whose signature and columns are verified at that moment. Concurrent sales
 * of one prescription are serialized, so the last package is sold only once. The same ticket with the same quantities is the
 * same sale and is not recorded twice.
 * @throws Problem when the prescription is altered, cancelled, paused, outside its days of validity or used up, or when the
 * sale exceeds the remaining quantity
 */
export async function fillPrescription(deps: Proving, request: FillRequest): Promise<void> {
  const place = await findForPharmacy(deps.database, request.signature)
  if (!place) throw new Problem('prescription-unknown', { values: { signature: request.signature } })
  await withProven(deps, place, { hold: true }, (sql, rx) => sell(sql, request, rx)).catch(
    (error: unknown) => {
      // A unique violation means that a concurrent request recorded a sale with the same ticket.
      if (errorCode(error) === '23505') throw new Problem('conflict')
      throw error
    },
  )
}

async function sell(sql: Sql, request: FillRequest, rx: StoredPrescription): Promise<void> {
  const { pharmacy, salesCode, sales, now } = request
  const { doctor_id: doctorId, id: prescriptionId } = rx.state
  const ticket = { doctorId, prescriptionId, pharmacyId: pharmacy.id, salesCode }
  const rows = rowsOf(rx)
  const before = await fillByTicket(sql, ticket)
  if (before.length > 0) {
    if (isSameSale(before, sales, rows)) return
    throw new Problem('conflict')
  }
  refuseToday(rx, dayOfDocument(rx.document, now))
  const open = liveItems(rows)
  if (open.every((r) => r.bought)) throw new Problem('prescription-exhausted')
  const rules = open.map((item) => law.rowRule(item))
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

/**
 * Refuses a sale when no row may be dispensed on this day, whatever quantity is left.
 * @throws Problem with the reason
 */
function refuseToday({ document, state }: StoredPrescription, today: string): void {
  const { valid_from: from = '', valid_until: until } = document
  if (state.standing === 'rejected') throw new Problem('prescription-cancelled')
  if (isExpired(document, today)) throw new Problem('prescription-expired', { values: { day: until } })
  if (isAhead(document, today)) throw new Problem('prescription-not-yet', { values: { day: from } })
  if (state.paused_at !== null) throw new Problem('prescription-paused')
  // The class of an unrecognised medicine is unknown, and so is how often the sheet may be filled.
  if (handReason(document) === 'unrecognised') throw new Problem('prescription-on-paper')
}

/**
 * Refuses a sale when the prescription has already been filled as often as the legal class of a medicine allows, whatever
 * quantity is left: class II is filled once, class III up to three times (LGS 226 II-III, mexico.md D4, E2).
 */
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
