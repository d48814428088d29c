import type { DocumentField, EachField } from '#contract/prescription/document-fields.ts'
import type { ComposerDraft } from './draft.ts'
import type { Row } from './row.ts'

/** Ids of the controls of the fields that apply to the whole prescription: diagnosis, instructions, next appointment. */
const documentFieldIds = {
  diagnosis: 'rx-diagnosis',
  show_diagnosis: 'rx-diagnosis',
  extras: 'rx-extras',
  follow_up_on: 'rx-follow-up',
} as const satisfies EachField<string>

const isDocumentField = (area: string): area is DocumentField => Object.hasOwn(documentFieldIds, area)

/** Ids of the controls that an error can point to. */
export const fieldIds = {
  ...documentFieldIds,
  patient: 'rx-patient',
  add: 'rx-add',
  place: 'rx-place',
  send: 'rx-send',
  /** Id of the title above the medicines. */
  rows: 'rx-rows',
} as const

export type RowField = 'presentation' | 'generic' | 'instructions' | 'qty' | 'refills' | 'via' | 'box'

export const rowFieldId = (key: string, field: RowField): string => `row-${key}-${field}`

const rowFields: Record<string, RowField> = {
  instructions: 'instructions',
  generic: 'generic',
  qty: 'qty',
  refills: 'refills',
  via: 'via',
}

/**
 * Id of the control of a row's field. A field without a control of its own uses that of the medicine's name.
 */
export const fieldIdOfRow = (key: string, field: string): string =>
  rowFieldId(key, rowFields[field] ?? 'presentation')

/**
 * Id of the control for a path in the server's answer (`medications.0.instructions`, `patient.uid`,
 * `hospital`); undefined for a path without a control.
 */
export function fieldIdOf(path: string, rows: readonly Row[]): string | undefined {
  const [area = '', index = '', field = ''] = path.split('.')
  if (area === 'medications') {
    const row = rows[Number(index)]
    return row && index !== '' ? fieldIdOfRow(row.key, field) : fieldIds.add
  }
  if (area === 'hospital' || area === 'clinic') return fieldIds.place
  if (area === 'send_rx') return fieldIds.send
  // Faults that mean that the draft's patient differs from the patient of the prescription to replace or renew.
  if (area === 'replaces' || area === 'renews') return fieldIds.patient
  if (area === 'patient' || isDocumentField(area)) return fieldIds[area]
  return undefined
}

/** Value of a control as JSON: an error about the control is cleared once this value changes. */
export function valueIn(draft: ComposerDraft, id: string): string {
  const row = draft.rows.find(({ key }) => id.startsWith(`row-${key}-`))
  const { patient, newPatient, relation, diagnosis, diagnoses, hospital, clinic, send_rx, rows, drugSearch } =
    draft
  const values: Record<string, unknown> = {
    ...Object.fromEntries(
      Object.entries(documentFieldIds).map(([field, id]) => [id, draft[field as DocumentField]]),
    ),
    [fieldIds.patient]: [patient, newPatient, relation],
    [fieldIds.diagnosis]: [diagnosis, diagnoses],
    [fieldIds.place]: [hospital, clinic],
    [fieldIds.send]: send_rx,
    [fieldIds.add]: [rows.length, drugSearch],
    ...(row && {
      [rowFieldId(row.key, 'presentation')]: [row.presentation, row.drug_upc, row.drug, rows.length],
      // An error about the instructions also depends on route and quantity, which change the parts that instructions must state.
      [rowFieldId(row.key, 'instructions')]: [row.instructions, row.via, row.qty, row.drug_upc],
      [rowFieldId(row.key, 'generic')]: [row.generic, row.presentation],
      [rowFieldId(row.key, 'qty')]: row.qty,
      [rowFieldId(row.key, 'refills')]: [row.refills, row.qty, row.drug_upc],
      [rowFieldId(row.key, 'via')]: [row.via, row.instructions],
    }),
  }
  return JSON.stringify(values[id]) ?? ''
}
