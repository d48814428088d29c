import type { SignedDocument, SignedRow } from '#contract/prescription/document.ts'

/** State of one prescription row since it was signed, and the row's identifiers that are not signed. */
export interface RowState {
  id: number
  position: number
  sku: string
  /** Instructions as the caller wrote them; '' where the signed instructions are the same. */
  written: string
  order_id: number
  ad_id: string
  cost_cents: number
  bought_qty: number
  bought: boolean
  ended_at: string | null
  end_reason: string
  end_note: string
}

/** The unsigned part of a stored prescription: doctor, state, and the patient's current contact. */
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
  /** The patient's current mail address and phone. */
  contact: { email: string; phone: string }
  rows: RowState[]
  /** State of the newest mail about the prescription, or about its issue or series; null when no mail was queued. */
  mail_state: 'pending' | 'sending' | 'sent' | 'failed' | 'unknown' | 'stopped' | null
}

/**
 * A prescription as every call reads it (decision 029): the signed document, from the payload alone, and its current
 * state. Columns that repeat the payload serve to find the prescription; no response shows them.
 */
export interface StoredPrescription {
  document: SignedDocument
  state: PrescriptionState
}

/** One row of a prescription as it was signed, with its state since then. */
export type StoredRow = SignedRow & RowState

/** State of a signed row whose row in `prescription_item` is missing. */
const UNKNOWN: Omit<RowState, 'position'> = {
  id: 0,
  sku: '',
  written: '',
  order_id: 0,
  ad_id: '',
  cost_cents: 0,
  bought_qty: 0,
  bought: false,
  ended_at: null,
  end_reason: '',
  end_note: '',
}

/**
 * The signed rows of a prescription in their order, each with its stored state. A stored row that was not signed is
 * left out.
 */
export function rowsOf({ document, state }: StoredPrescription): StoredRow[] {
  return document.items.map((item, position) => {
    const row = state.rows.find((one) => one.position === position) ?? { ...UNKNOWN, position }
    return { ...item, ...row }
  })
}
