import { diagnosisText } from '#contract/values/diagnosis-text.ts'
import type { DraftBody, DraftChange, DraftRow } from '#contract/drafts/drafts.ts'

type Field = DraftChange['field']

/**
 * For each member of a draft, the field of the doctor's review that shows its changes, in the order of the screen; null for a
 * member that the review does not show. The compiler requires every member to be listed.
 */
export const fieldOfDraft = {
  patient: 'patient',
  // A draft with a new patient can't be issued before the patient is added.
  newPatient: 'patient',
  diagnosis: 'diagnosis',
  diagnoses: 'diagnosis',
  // The rows of a draft are compared one by one, with the fields of `fieldOfRow`.
  rows: 'medication',
  extras: 'extras',
  follow_up_on: 'follow_up_on',
  show_diagnosis: 'show_diagnosis',
  hospital: 'place',
  clinic: 'place',
  send_rx: 'send_rx',
  relation: 'relation',
  // The doctor's review of a draft does not show the id of the draft.
  idempotencyKey: null,
  // The doctor's review of a draft does not show the texts of the search boxes.
  patientSearch: null,
  drugSearch: null,
  // The doctor's review of a draft does not show the session ids of the program that made the draft.
  keywords: null,
  // The doctor sets `RxWarning` by confirming a warning, so this member is no part of what the assistant wrote.
  RxWarning: null,
} as const satisfies Record<keyof DraftBody, Field | null>

/**
 * For each member of a draft's row, the field of the doctor's review that shows its changes; null for a member that the review
 * does not show.
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
  // The key identifies a row of the draft, so it never changes.
  key: null,
  // The doctor's review of a draft does not show the ids and the keyword that another program gave to a row.
  ad_id: null,
  order_id: null,
  keyword: null,
  // The doctor's review of a draft does not show members of a row that are neither signed nor printed.
  price: null,
  qty_follows: null,
  // The doctor's review of a draft does not show a medicine's legal class: the catalogue decides it when the prescription is
  // issued.
  fraction: null,
  antibiotic: null,
} as const satisfies Record<keyof DraftRow, Field | null>

type Told<T extends Record<string, Field | null>> = Exclude<T[keyof T], null>

/** Functions that give the value of each field of a draft as text. In a blank draft the value is '' or that of `unwritten`. */
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

/** Values that fields of a draft have before anybody wrote in them, for fields where this value is not ''. */
const unwritten: Partial<Record<Field, string>> = {
  show_diagnosis: 'no',
  send_rx: 'yes',
  refills: '0',
  substitution: 'yes',
}

/**
 * Fields whose values are determined by the name of a medicine. Their changes are shown for an existing row, but not for an
 * added medicine.
 */
const inTheName: ReadonlySet<Field> = new Set(['generic', 'code', 'category'])

/**
 * Lists the changes between two versions of a draft, field by field, in the order of the screen. Rows are compared by their
 * key, so a medicine that was removed and written again counts as two changes.
 * @param before earlier version; null for a draft that the doctor has not seen yet
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
  // A removed medicine is listed as one change, without changes of its other fields.
  const removed = before
    .filter((from) => after.every(({ key }) => key !== from.key))
    .flatMap((from) => changeOf('medication', nameOf(from), nameOf(from), ''))
  return [...present, ...removed]
}

function changeOf(field: Field, row: string, before: string | null, after: string): DraftChange[] {
  const from = before ?? unwritten[field] ?? ''
  return from === after ? [] : [{ field, row, before: from, after }]
}

/** Returns the diagnosis of a draft as text. Drafts that an earlier version of the product saved have no `diagnoses`. */
export const textOfDiagnosis = ({ diagnosis, diagnoses }: DraftBody): string =>
  diagnosisText({ diagnosis, diagnoses: diagnoses ?? [] })

const nameOf = (row: DraftRow): string => row.presentation || row.drug
const yesOrNo = (yes: boolean): string => (yes ? 'yes' : 'no')
