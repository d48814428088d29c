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

/** A fault that the legal check found in one field of a row. */
export interface FieldFault {
  field: string
  key: RowFaultKey
  /** Sentence of the fault, addressed to the prescriber. */
  say: (language: Language) => string
}

/** Result of the legal check (`judge`, decision 028) for one row. */
export interface RowJudgement extends JudgedRow {
  faults: readonly FieldFault[]
  /** Reason why the row cannot be issued at all; null when it can. */
  refusal: RowRefusal | null
}

/** A prescription that the draft becomes. A draft becomes several where the law requires separate ones, or in a series. */
export interface DraftDocument extends Pick<PlannedDocument, 'document_kind' | 'valid_until'> {
  rows: readonly Row[]
}

/** A reason why this prescriber can issue nothing at this place, whatever the draft contains. */
export interface PrescriberFault {
  refusal: PrescriberRefusal
  /** Sentence of the reason, addressed to the prescriber. */
  say: (language: Language) => string
}

/** Result of the legal check (`judge`, decision 028) for the draft on the page. */
export interface DraftJudgement {
  /** Faults of the prescriber and the place of issue, which prevent any prescription. */
  prescriberFaults: readonly PrescriberFault[]
  /** Faults of the fields other than patient, place and medicines. */
  fieldFaults: ReturnType<typeof fieldFaults>
  /** Faults of the free texts outside the rows, such as a note that orders a drug or names a brand. */
  noteFaults: readonly FieldFault[]
  /** Whether the legal check had the catalogue. Without it, nothing is known of rows that are written as free text. */
  isChecked: boolean
  /** Result for the row with this key; undefined until the code of the legal check is loaded. */
  rowOf: (key: string) => RowJudgement | undefined
  documents: readonly DraftDocument[]
}

/** Result until the code of the legal check is loaded, and where it cannot be loaded: the server alone checks then. */
export const unjudged = (rows: readonly Row[]): DraftJudgement => ({
  isChecked: false,
  prescriberFaults: [],
  fieldFaults: {},
  noteFaults: [],
  rowOf: () => undefined,
  documents: rows.length === 0 ? [] : [{ rows, document_kind: 'electronic', valid_until: null }],
})

/** Whether a sheet will need a signature by hand (mexico.md 1.3). */
export const needsHand = ({ documents }: DraftJudgement): boolean =>
  documents.some(({ document_kind }) => document_kind === 'handwritten')

/** Whether the row has a quantity, as a number where the class of the medicine asks for one. */
export const hasQuantity = (row: RowJudgement | undefined): boolean =>
  row !== undefined && row.is_quantity_written && !row.faults.some(({ key }) => key === 'quantity-needed')

/**
 * Whether a row is ready to be signed, as far as the page can tell. The preview shows an incomplete row in a paler colour.
 */
export const isComplete = (row: RowJudgement | undefined): boolean =>
  row !== undefined && row.is_quantity_written && row.faults.length === 0 && row.refusal === null
