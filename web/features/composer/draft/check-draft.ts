import type { DocumentFault, DocumentField } from '#contract/prescription/document-fields.ts'
import { MAX_ROWS } from '#contract/prescription/quantities.ts'
import type { ComposerDraft } from './draft.ts'
import { fieldIdOfRow, fieldIds, rowFieldId } from './field-ids.ts'
import type { DraftJudgement, FieldFault, RowJudgement } from './judgement.ts'
import type { Row } from './row.ts'

/** A reason why a draft cannot be issued. Its sentence has the same key in the `draft-problems` texts. */
export type DraftProblem =
  | {
      kind: DocumentFault | 'patient' | 'patient-unsaved' | 'unsaved' | 'no-rows' | 'instructions'
    }
  | { kind: 'search-unfinished'; text: string }
  | { kind: 'too-many-rows'; most: number; over: number }
  | { kind: 'quantity'; drug: string }
  | { kind: 'class-one' | 'profession'; drug: string; fraction: string; basis: string }
  /** A fault that the legal check found in a field of a row. */
  | { kind: 'fault'; fault: FieldFault }

export interface PlacedProblem {
  id: string
  problem: DraftProblem
}

/**
 * Finds the problems that can be found without the server, in the order of the screen: unfinished parts of the page, and
 * faults that the legal check found in the rows. The server checks again by the same rules, and checks more.
 * @param unsaved forms with patient data that are not saved: the safety checks would not know of them
 */
export function checkDraft(
  draft: ComposerDraft,
  judgement: DraftJudgement,
  unsaved: readonly string[] = [],
): PlacedProblem[] {
  const found: PlacedProblem[] = []
  if (!draft.patient) {
    found.push({
      id: fieldIds.patient,
      problem: { kind: draft.newPatient ? 'patient-unsaved' : 'patient' },
    })
  }
  for (const id of unsaved) found.push({ id, problem: { kind: 'unsaved' } })
  for (const row of draft.rows) found.push(...checkRow(row, judgement.rowOf(row.key)))
  for (const [field, faults] of Object.entries(judgement.fieldFaults))
    for (const kind of faults) found.push({ id: fieldIds[field as DocumentField], problem: { kind } })
  for (const fault of judgement.noteFaults)
    found.push({ id: fieldIds[fault.field as DocumentField], problem: { kind: 'fault', fault } })
  const text = draft.drugSearch.trim()
  if (text) found.push({ id: fieldIds.add, problem: { kind: 'search-unfinished', text } })
  else if (draft.rows.length > MAX_ROWS) {
    const over = draft.rows.length - MAX_ROWS
    found.push({ id: fieldIds.add, problem: { kind: 'too-many-rows', most: MAX_ROWS, over } })
  } else if (draft.rows.length === 0) found.push({ id: fieldIds.add, problem: { kind: 'no-rows' } })
  return found
}

function checkRow(row: Row, judged: RowJudgement | undefined): PlacedProblem[] {
  const found: PlacedProblem[] = []
  // Each field gets one message only: blank instructions have a fault for each part that is missing in them.
  const told = new Set<string>()
  const text = row.drug.trim()
  const drug = judged?.item.generic || row.generic || row.presentation
  if (text)
    found.push({ id: rowFieldId(row.key, 'presentation'), problem: { kind: 'search-unfinished', text } })
  if (judged?.refusal) {
    const { code, values } = judged.refusal
    const kind = code === 'class-one-needs-official-pad' ? 'class-one' : 'profession'
    const problem = { kind, drug, fraction: values.fraction, basis: values.basis ?? '' } as const
    const id = rowFieldId(row.key, 'presentation')
    found.push({ id, problem })
    told.add(id)
  }
  for (const fault of judged?.faults ?? []) {
    const id = fieldIdOfRow(row.key, fault.field)
    if (told.has(id)) continue
    told.add(id)
    found.push({
      id,
      problem: fault.key === 'blank' ? { kind: 'instructions' } : { kind: 'fault', fault },
    })
  }
  const qtyId = rowFieldId(row.key, 'qty')
  if (row.qty === null && !told.has(qtyId)) found.push({ id: qtyId, problem: { kind: 'quantity', drug } })
  return found
}
