import { MAX_ROWS, QTY_PHARMACIST_DECIDES } from '#contract/quantities.ts'
import { diagnosisText } from '#contract/values/diagnosis-text.ts'
import type { Draft } from './draft.ts'
import { fieldIds, rowFieldId } from './field-ids.ts'
import type { Row } from './row.ts'
import { hasQuantity, missingParts, type MissingPart, refillFault, refillRule, ruleOf } from './row-state.ts'

/** What keeps a draft from being issued; its sentence is in the `composer` texts under the same word. */
export type DraftProblem =
  | {
      kind:
        | 'patient'
        | 'patient-unsaved'
        | 'unsaved'
        | 'diagnosis-long'
        | 'no-rows'
        | 'instructions'
        | 'generic'
        | MissingPart
    }
  | { kind: 'search-unfinished'; text: string }
  | { kind: 'too-many-rows'; most: number; over: number }
  | { kind: 'quantity' | 'class-one'; drug: string; fraction: string }
  | { kind: 'quantity-above'; most: number }
  | { kind: 'refills-above' | 'refills-need-quantity'; most: number; basis: string }

/** As many characters as the contract takes. */
const DIAGNOSIS_MAX = 500

export interface PlacedProblem {
  id: string
  problem: DraftProblem
}

/**
 * What can be told before asking the server, in the order of the screen. The server checks all of it again and more;
 * this spares a doctor the way there and back.
 * @param unsaved forms with something of the patient that is not saved: the checks would not know of it
 */
export function checkDraft(draft: Draft, unsaved: readonly string[] = []): PlacedProblem[] {
  const found: PlacedProblem[] = []
  if (!draft.patient) {
    found.push({
      id: fieldIds.patient,
      problem: { kind: draft.newPatient ? 'patient-unsaved' : 'patient' },
    })
  }
  for (const id of unsaved) found.push({ id, problem: { kind: 'unsaved' } })
  if (diagnosisText(draft).length > DIAGNOSIS_MAX)
    found.push({ id: fieldIds.diagnosis, problem: { kind: 'diagnosis-long' } })
  for (const row of draft.rows) found.push(...checkRow(row))
  const text = draft.drugSearch.trim()
  if (text) found.push({ id: fieldIds.add, problem: { kind: 'search-unfinished', text } })
  else if (draft.rows.length > MAX_ROWS) {
    const over = draft.rows.length - MAX_ROWS
    found.push({ id: fieldIds.add, problem: { kind: 'too-many-rows', most: MAX_ROWS, over } })
  } else if (draft.rows.length === 0) found.push({ id: fieldIds.add, problem: { kind: 'no-rows' } })
  return found
}

function checkRow(row: Row): PlacedProblem[] {
  const found: PlacedProblem[] = []
  const named = { drug: row.generic || row.presentation, fraction: row.fraction ?? '' }
  const rule = ruleOf(row)
  const drugId = rowFieldId(row.key, 'presentation')
  const qtyId = rowFieldId(row.key, 'qty')
  if (row.drug.trim())
    found.push({ id: drugId, problem: { kind: 'search-unfinished', text: row.drug.trim() } })
  if (rule && !rule.issuable) found.push({ id: drugId, problem: { kind: 'class-one', ...named } })
  // One message a field: a blank text lacks everything at once, and the parts are mended one after the other.
  const [missing] = missingParts(row)
  const instructions: DraftProblem['kind'] | undefined = row.instructions.trim() ? missing : 'instructions'
  if (instructions) found.push({ id: rowFieldId(row.key, 'instructions'), problem: { kind: instructions } })
  if (!hasQuantity(row)) found.push({ id: qtyId, problem: { kind: 'quantity', ...named } })
  else if (rule?.maxQuantity && row.qty && row.qty < QTY_PHARMACIST_DECIDES && row.qty > rule.maxQuantity)
    found.push({ id: qtyId, problem: { kind: 'quantity-above', most: rule.maxQuantity } })
  const fault = refillFault(row)
  if (fault) found.push({ id: rowFieldId(row.key, 'refills'), problem: { kind: fault, ...refillRule(row) } })
  return found
}
