import type { Burn, PharmacyPrescription } from '#contract/pharmacies.ts'
import { leftToFill } from '#contract/prescription/left-to-fill.ts'
import { readKey } from './read-key.ts'

export type CounterRow = PharmacyPrescription['medications'][number]

/** Values typed for one row. With an empty or zero quantity the row is left for another day. */
export interface TypedRow {
  quantity: string
  dispensed: string
}
export type TypedSale = Readonly<Record<number, TypedRow>>

/** Maximum quantity that the contract takes for one row of one sale. */
export const MOST_PER_SALE = 999
const TICKET_LENGTH = 64

/**
 * Initial values of a sale. A row with a known quantity left begins with that quantity; for other rows the pharmacist types it.
 */
export const startSale = (rows: readonly CounterRow[]): TypedSale =>
  Object.fromEntries(rows.map((row) => [row.id, { quantity: suggested(row), dispensed: '' }]))

function suggested(row: CounterRow): string {
  const left = leftToFill(row)
  return left.kind === 'amount' ? String(mostOf(row)) : ''
}

/** Maximum quantity of a row that can be typed for one sale. */
export function mostOf(row: CounterRow): number {
  const left = leftToFill(row)
  if (left.kind === 'none') return 0
  // A refill is supplied at another visit, so that at most the written quantity is handed over at once.
  return left.kind === 'amount' ? Math.min(left.atOnce, MOST_PER_SALE) : MOST_PER_SALE
}

export type RowMistake = { kind: 'not-a-number' } | { kind: 'too-many'; most: number }
export type TicketMistake = 'blank' | 'too-long' | 'prescription'

export interface CheckedSale {
  rows: Burn['medications']
  rowMistakes: Readonly<Record<number, RowMistake>>
  ticketMistake: TicketMistake | undefined
  /** Whether all typed quantities are 0, so that the sale would hand over nothing. */
  isEmpty: boolean
  isReady: boolean
}

/** Reads a sale as it is typed, and finds what keeps it from being registered. */
export function checkSale(rows: readonly CounterRow[], typed: TypedSale, ticket: string): CheckedSale {
  const rowMistakes: Record<number, RowMistake> = {}
  const sold: Burn['medications'] = []
  for (const row of rows) {
    const { quantity = '', dispensed = '' } = typed[row.id] ?? {}
    const text = quantity.trim()
    const most = mostOf(row)
    if (text === '' || Number(text) === 0) continue
    if (!/^\d{1,6}$/.test(text)) rowMistakes[row.id] = { kind: 'not-a-number' }
    else if (Number(text) > most) rowMistakes[row.id] = { kind: 'too-many', most }
    else sold.push({ id: row.id, bought_qty: Number(text), ...(dispensed.trim() && { dispensed }) })
  }
  const ticketMistake = mistakeOfTicket(ticket.trim())
  const hasMistakes = Object.keys(rowMistakes).length > 0
  const isEmpty = sold.length === 0 && !hasMistakes
  return {
    rows: sold,
    rowMistakes,
    ticketMistake,
    isEmpty,
    isReady: !isEmpty && !hasMistakes && ticketMistake === undefined,
  }
}

/** A prescription's code as it is printed: groups of four, four and one letter, with any sign that a scanner types for a hyphen. */
const PRINTED_CODE = /^[^\W_]{4}[^\p{L}\p{N}][^\W_]{4}[^\p{L}\p{N}][^\W_]$/u

/**
 * Whether a text is a signature, or a code as it is printed. Nine signs without hyphens are no code here, because one in 32 ticket
 * numbers of nine signs has a valid check letter.
 */
function isPrescription(text: string): boolean {
  const { kind } = readKey(text)
  return kind === 'signature' || (kind === 'code' && PRINTED_CODE.test(text))
}

function mistakeOfTicket(ticket: string): TicketMistake | undefined {
  if (ticket === '') return 'blank'
  // A prescription was scanned or its code was typed into the field of the ticket: both are short enough to pass for a ticket.
  if (isPrescription(ticket)) return 'prescription'
  return ticket.length > TICKET_LENGTH ? 'too-long' : undefined
}
