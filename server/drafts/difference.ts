import { diagnosisText } from '#contract/values/diagnosis-text.ts'
import type { DraftBody, DraftChange, DraftRow } from '#contract/drafts/drafts.ts'

type Field = DraftChange['field']

/**
 * Under which field of the review each member of a draft is told, in the order of the screen; null: it is not told. A
 * member that is missing here does not compile.
 */
export const fieldOfDraft = {
  patient: 'patient',
  // The form of a patient who is not added yet: nothing can be issued to them.
  newPatient: 'patient',
  diagnosis: 'diagnosis',
  diagnoses: 'diagnosis',
  // Row by row, as `fieldOfRow` says.
  rows: 'medication',
  extras: 'extras',
  follow_up_on: 'follow_up_on',
  show_diagnosis: 'show_diagnosis',
  hospital: 'place',
  clinic: 'place',
  send_rx: 'send_rx',
  relation: 'relation',
  // The draft's own name.
  idempotencyKey: null,
  // What is being typed to search.
  patientSearch: null,
  drugSearch: null,
  // Advertising.
  keywords: null,
  // What the doctor confirmed, not what the assistant wrote.
  RxWarning: null,
} as const satisfies Record<keyof DraftBody, Field | null>

/** The same of a row. */
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
  // Rows are the same while it is.
  key: null,
  // Advertising, and the numbers of other programs.
  ad_id: null,
  order_id: null,
  keyword: null,
  // Neither signed nor printed.
  price: null,
  qty_follows: null,
  // Decided at the issue from the catalogue, whatever the draft says.
  fraction: null,
  antibiotic: null,
} as const satisfies Record<keyof DraftRow, Field | null>

type Told<T extends Record<string, Field | null>> = Exclude<T[keyof T], null>

/** What a field says; the first value is that of a sheet on which nothing is written. */
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

/** What a field says of nothing written, where that is not ''. */
const unwritten: Partial<Record<Field, string>> = {
  show_diagnosis: 'no',
  send_rx: 'yes',
  refills: '0',
  substitution: 'yes',
}

/** What the name of a new medicine stands for already: told where it changes under a name that was seen. */
const inTheName: ReadonlySet<Field> = new Set(['generic', 'code', 'category'])

/**
 * What a draft says differently, field by field, in the order of the screen. Rows are the same while their key is: a
 * medicine that was taken out and written anew is two changes.
 */
export function differenceOf(before: DraftBody | null, after: DraftBody): DraftChange[] {
  const fields = new Set(Object.values(fieldOfDraft))
  return [...fields].flatMap((field) => {
    if (field === null) return []
    if (field === 'medication') return differenceOfRows(before?.rows ?? [], after.rows)
    const say = saidByDraft[field]
    return changeOf(field, '', before && say(before), say(after))
  })
}

function differenceOfRows(before: readonly DraftRow[], after: readonly DraftRow[]): DraftChange[] {
  const keys = new Set([...after, ...before].map(({ key }) => key))
  return [...keys].flatMap((key) => {
    const [from, to] = [before, after].map((rows) => rows.find((row) => row.key === key))
    // A medicine that is gone says so once.
    if (!to) return from ? changeOf('medication', nameOf(from), nameOf(from), '') : []
    return [...new Set(Object.values(fieldOfRow))].flatMap((field) => {
      if (field === null || (!from && inTheName.has(field))) return []
      const say = saidByRow[field]
      return changeOf(field, nameOf(to), from ? say(from) : null, say(to))
    })
  })
}

function changeOf(field: Field, row: string, before: string | null, after: string): DraftChange[] {
  const from = before ?? unwritten[field] ?? ''
  return from === after ? [] : [{ field, row, before: from, after }]
}

/** Drafts of an earlier version have free text alone. */
export const textOfDiagnosis = ({ diagnosis, diagnoses }: DraftBody): string =>
  diagnosisText({ diagnosis, diagnoses: diagnoses ?? [] })

const nameOf = (row: DraftRow): string => row.presentation || row.drug
const yesOrNo = (yes: boolean): string => (yes ? 'yes' : 'no')
