import type { fieldFaults } from '#contract/prescription/document-fields.ts'
import type { RowFaultKey } from '#contract/prescription/fault.ts'
import type { Language } from '#locales/locale.ts'
import type {
  JudgedRow,
  PlannedDocument,
  PrescriberRefusal,
  RowRefusal,
} from '#contract/prescription/judgement.ts'
import type { Row } from './row.ts'

/** What stands against one field of a row. */
export interface FieldFault {
  field: string
  key: RowFaultKey
  /** Its sentence. */
  say: (language: Language) => string
}

/** What the judge says of one row. */
export interface RowJudgement extends JudgedRow {
  faults: readonly FieldFault[]
  /** Why the row cannot be issued at all. */
  refusal: RowRefusal | null
}

/** One of the prescriptions that the draft becomes. */
export interface DraftDocument extends Pick<PlannedDocument, 'document_kind' | 'valid_until'> {
  rows: readonly Row[]
}

/** Why nothing can be issued by whom it is written for, whatever is written. */
export interface PrescriberFault {
  refusal: PrescriberRefusal
  /** Its sentence, to the prescriber. */
  say: (language: Language) => string
}

/** What the judge says of the draft on the page. */
export interface DraftJudgement {
  /** What stands against prescriber and place. */
  prescriberFaults: readonly PrescriberFault[]
  /** What stands against what is written beside patient, place and medicines. */
  fieldFaults: ReturnType<typeof fieldFaults>
  /** Whether the catalogue was asked: before it is there, nothing is known of what is written as free text. */
  isChecked: boolean
  /** Undefined until the judge is there. */
  rowOf: (key: string) => RowJudgement | undefined
  documents: readonly DraftDocument[]
}

/** Until the judge is there, and where it cannot be had: the server judges. */
export const unjudged = (rows: readonly Row[]): DraftJudgement => ({
  isChecked: false,
  prescriberFaults: [],
  fieldFaults: {},
  rowOf: () => undefined,
  documents: rows.length === 0 ? [] : [{ rows, document_kind: 'electronic', valid_until: null }],
})

/** Whether a sheet will need a signature by hand (mexico.md 1.3). */
export const needsHand = ({ documents }: DraftJudgement): boolean =>
  documents.some(({ document_kind }) => document_kind === 'handwritten')

/** A quantity is given, and in numbers where the class asks for them. */
export const hasQuantity = (row: RowJudgement | undefined): boolean =>
  row !== undefined && row.is_quantity_written && !row.faults.some(({ key }) => key === 'quantity-needed')

/** Ready to be signed, as far as can be told here; until then it is pale on the sheet. */
export const isComplete = (row: RowJudgement | undefined): boolean =>
  row !== undefined && row.is_quantity_written && row.faults.length === 0 && row.refusal === null
