import { diagnosisText } from '#contract/values/diagnosis-text.ts'
import type { NewMedication, NewPrescription } from '#contract/prescriptions.ts'
import type { Override } from '#contract/safety.ts'
import type { Place } from '../draft/default-place.ts'
import type { Draft } from '../draft/draft.ts'
import { printedInstructions } from '../draft/instruction-reader.ts'
import type { Row } from '../draft/row.ts'

/** A draft as the contract takes it. The same draft always gives the same body: a repeated key must be a true repetition. */
export const requestBody = (
  draft: Draft,
  place: Place | null,
  overrides: readonly Override[] = [],
): NewPrescription => ({
  patient: { uid: draft.patient?.uid ?? '' },
  medications: draft.rows.map(medication),
  hospital: place?.hospital ?? null,
  clinic: place?.clinic ?? null,
  diagnosis: diagnosisText(draft),
  diagnoses: draft.diagnoses,
  extras: draft.extras,
  show_diagnosis: draft.show_diagnosis,
  send_rx: draft.send_rx,
  ...(draft.relation ? { [draft.relation.kind]: draft.relation.signature } : {}),
  ...(overrides.length > 0 ? { overrides: [...overrides] } : {}),
})

function medication(row: Row): NewMedication {
  return {
    presentation: row.presentation,
    instructions: printedInstructions(row),
    drug_upc: row.drug_upc,
    order_id: row.order_id,
    ad_id: row.ad_id,
    category: row.category,
    qty: row.qty,
    ...(row.refills ? { refills: row.refills } : {}),
    via: row.via,
    price: row.price,
    ...(row.brand ? { brand: row.brand } : {}),
    substitution_allowed: row.substitution_allowed,
    // The catalogue knows the generic name of its own products.
    ...(row.drug_upc === '' && row.generic ? { generic: row.generic } : {}),
  }
}
