import type { Patient } from '#contract/patients.ts'
import type { Medication, Prescription } from '#contract/prescriptions.ts'
import { type Draft, emptyDraft } from './draft.ts'
import { newRow, type Row } from './row.ts'

/**
 * A new draft with what an older prescription said. Quantities are those that were written, not what is left to fill;
 * the place is where the doctor is today, and the patient as known today.
 */
export const draftFrom = (
  rx: Prescription,
  patient: Patient | null,
  newKey: () => string = () => crypto.randomUUID(),
): Draft => ({
  ...emptyDraft(newKey()),
  patient,
  diagnosis: rx.diagnosis,
  show_diagnosis: rx.show_diagnosis,
  extras: rx.extras,
  rows: rx.medications.map((medication) => rowFrom(medication, newKey())),
  send_rx: rx.send_rx,
})

const rowFrom = (medication: Medication, key: string): Row => ({
  ...newRow(key),
  presentation: medication.presentation,
  instructions: medication.instructions,
  drug_upc: medication.drug_upc,
  order_id: String(medication.order_id),
  ad_id: medication.ad_id,
  category: medication.category,
  qty: medication.qty,
  via: medication.via,
  price: medication.cost > 0 ? medication.cost.toFixed(2) : null,
  // A free text without a generic comes back as its own.
  generic: medication.generic === medication.presentation ? '' : medication.generic,
  brand: medication.brand || null,
  fraction: medication.fraction,
  antibiotic: medication.antibiotic,
  substitution_allowed: medication.substitution_allowed,
})
