import type { SignedDocument, SignedRow } from '#contract/prescription/document.ts'

/** What happened to one row since it was signed, and the numbers that were never signed. */
export interface RowState {
  id: number
  position: number
  sku: string
  order_id: number
  ad_id: string
  cost_cents: number
  bought_qty: number
  bought: boolean
  ended_at: string | null
  end_reason: string
  end_note: string
}

/** Everything of a stored prescription that is not signed: whose it is, how it stands, where the patient is reached. */
export interface PrescriptionState {
  doctor_id: number
  id: number
  signature: string
  standing: 'issued' | 'rejected'
  rejected_at: Date | null
  rejected_by: string
  reason_of_rejected: string
  end_reason: string
  paused_at: Date | null
  send_rx: boolean
  external_patient_file: string
  additional_data: Record<string, unknown>
  medic_email: string
  /** Where the patient is reached today. */
  contact: { email: string; phone: string }
  rows: RowState[]
  /** State of the newest mail about it, or about the act or series it is in; null when none was ever to be sent. */
  mail_state: 'pending' | 'sending' | 'sent' | 'failed' | 'unknown' | 'stopped' | null
}

/**
 * A prescription as every reader is given it (decision 029): what was signed, from the payload alone, and how it stands
 * today. Columns that repeat the payload are an index for finding it; no reader shows them.
 */
export interface StoredPrescription {
  document: SignedDocument
  state: PrescriptionState
}

/** One medicine as it was signed, with what happened to it since. */
export type StoredRow = SignedRow & RowState

/** A signed row whose stored row is gone: nothing is known of it but what was signed. */
const UNKNOWN: Omit<RowState, 'position'> = {
  id: 0,
  sku: '',
  order_id: 0,
  ad_id: '',
  cost_cents: 0,
  bought_qty: 0,
  bought: false,
  ended_at: null,
  end_reason: '',
  end_note: '',
}

/** The rows that were signed, in their order. A stored row that was not signed is none. */
export function rowsOf({ document, state }: StoredPrescription): StoredRow[] {
  return document.items.map((item, position) => {
    const row = state.rows.find((one) => one.position === position) ?? { ...UNKNOWN, position }
    return { ...item, ...row }
  })
}
