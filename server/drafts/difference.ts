import { diagnosisText } from '#contract/values/diagnosis-text.ts'
import type { DraftBody, DraftChange, DraftRow } from '#contract/drafts/drafts.ts'

type Field = DraftChange['field']

/**
 * For each member of a draft the field of the review that shows its changes, in the order of the screen; null for a
 * member that the review does not show. A member that is missing here does not compile.
 */
export const fieldOfDraft = {
  patient: 'patient',
  // A draft can't be issued while its new patient is not added.
  newPatient: 'patient',
  diagnosis: 'diagnosis',
  diagnoses: 'diagnosis',
  // Rows are compared one by one, by `fieldOfRow`.
  rows: 'medication',
  extras: 'extras',
  follow_up_on: 'follow_up_on',
  show_diagnosis: 'show_diagnosis',
  hospital: 'place',
  clinic: 'place',
  send_rx: 'send_rx',
  relation: 'relation',
  // The doctor's review of an assistant's changes does not show the id of the draft.
  idempotencyKey: null,
  // The doctor's review of an assistant's changes does not show the texts of the search boxes.
  patientSearch: null,
  drugSearch: null,
  // The doctor's review of an assistant's changes does not show data of advertising sessions.
  keywords: null,
  // The doctor sets this member by confirming, so that the review of what the assistant wrote does not show it.
  RxWarning: null,
} as const satisfies Record<keyof DraftBody, Field | null>

/**
 * For each member of a row the field of the review that shows its changes; null for a member that the review does not
 * show.
 */
export const fieldOfRow = {
  presentation: 'medication',
  drug: 'medication',
  generic: 'generic',
  brand: 'brand',
  drug_upc: 'code',
  category: 'category',
  instructions: 'instructions',
  qty: 'quantity',
  refills: 'refills',
  via: 'route',
  substitution_allowed: 'substitution',
  // The key identifies the row: two rows with one key are the same row, so that a key never changes.
  key: null,
  // The review does not show advertising and ids of other programs.
  ad_id: null,
  order_id: null,
  keyword: null,
  // The review does not show members that are neither signed nor printed.
  price: null,
  qty_follows: null,
  // The review does not show the class: the catalogue decides it at the issue, whatever the draft says.
  fraction: null,
  antibiotic: null,
} as const satisfies Record<keyof DraftRow, Field | null>

type Told<T extends Record<string, Field | null>> = Exclude<T[keyof T], null>

/** Value of each field of a draft as text. The value in a blank draft is '' or that of `unwritten`. */
const saidByDraft: Record<Exclude<Told<typeof fieldOfDraft>, 'medication'>, (body: DraftBody) => string> = {
  patient: ({ patient, newPatient }) =>
    patient ? `${patient.name}, ${patient.date_of_birth}` : (newPatient?.name ?? ''),
  diagnosis: (body) => textOfDiagnosis(body),
  extras: ({ extras }) => extras,
  follow_up_on: (body) => body.follow_up_on,
  show_diagnosis: (body) => yesOrNo(body.show_diagnosis),
  place: ({ hospital, clinic }) => [hospital, clinic].filter((n) => n !== null).join('/'),
  send_rx: (body) => yesOrNo(body.send_rx),
  relation: ({ relation }) => (relation ? `${relation.kind} ${relation.signature}` : ''),
}
const saidByRow: Record<Told<typeof fieldOfRow>, (row: DraftRow) => string> = {
  medication: (row) => nameOf(row),
  generic: ({ generic }) => generic,
  brand: ({ brand }) => brand ?? '',
  code: (row) => row.drug_upc,
  category: ({ category }) => category,
  instructions: ({ instructions }) => instructions,
  quantity: ({ qty }) => (qty === null ? '' : String(qty)),
  refills: ({ refills }) => String(refills ?? 0),
  route: ({ via }) => via,
  substitution: (row) => yesOrNo(row.substitution_allowed),
}

/** Value of a field that nobody wrote, where it is not ''. */
const unwritten: Partial<Record<Field, string>> = {
  show_diagnosis: 'no',
  send_rx: 'yes',
  refills: '0',
  substitution: 'yes',
}

/**
 * Fields that follow from the name of a medicine: not shown for an added medicine, only where they change in an
 * existing row.
 */
const inTheName: ReadonlySet<Field> = new Set(['generic', 'code', 'category'])

/**
 * Changes between two versions of a draft, field by field, in the order of the screen. Rows are compared by their key:
 * a medicine that was removed and written again is two changes.
 * @param before null for a draft that was not seen yet
 */
export function listDraftChanges(before: DraftBody | null, after: DraftBody): DraftChange[] {
  const fields = new Set(Object.values(fieldOfDraft))
  return [...fields].flatMap((field) => {
    if (field === null) return []
    if (field === 'medication') return differenceOfRows(before?.rows ?? [], after.rows)
    const say = saidByDraft[field]
    return changeOf(field, '', before && say(before), say(after))
  })
}

function differenceOfRows(before: readonly DraftRow[], after: readonly DraftRow[]): DraftChange[] {
  const present = after.flatMap((to) => {
    const from = before.find(({ key }) => key === to.key)
    return [...new Set(Object.values(fieldOfRow))].flatMap((field) => {
      if (field === null || (!from && inTheName.has(field))) return []
      const say = saidByRow[field]
      return changeOf(field, nameOf(to), from ? say(from) : null, say(to))
    })
  })
  // A removed medicine is one change, without its other fields.
  const removed = before
    .filter((from) => after.every(({ key }) => key !== from.key))
    .flatMap((from) => changeOf('medication', nameOf(from), nameOf(from), ''))
  return [...present, ...removed]
}

function changeOf(field: Field, row: string, before: string | null, after: string): DraftChange[] {
  const from = before ?? unwritten[field] ?? ''
  return from === after ? [] : [{ field, row, before: from, after }]
}

/** Diagnosis of a draft as text. Drafts of earlier versions have no `diagnoses`. */
export const textOfDiagnosis = ({ diagnosis, diagnoses }: DraftBody): string =>
  diagnosisText({ diagnosis, diagnoses: diagnoses ?? [] })

const nameOf = (row: DraftRow): string => row.presentation || row.drug
const yesOrNo = (yes: boolean): string => (yes ? 'yes' : 'no')
