import type { AdministrationRoute } from '../medications/administration-route.ts'
import type { FieldErrors } from '../problem.ts'
import type { DocumentKind } from './document.ts'
import type { PrescriberPart } from './draft.ts'
import type { RowRule } from './law.ts'
import type { Item } from './row.ts'

/** A row that cannot be issued at all, whatever the doctor corrects in it. */
export interface RowRefusal {
  code: 'class-one-needs-official-pad' | 'profession-not-allowed'
  /** The row's position in the draft. */
  row: number
  /** Values that the sentence of the refusal contains. */
  values: { drug: string; fraction: string; basis?: string }
}

/** Part of prescriber or place that a sheet must show, and that is missing. */
export type MissingOnSheet = PrescriberPart | 'location'

/** Why this prescriber can issue nothing at all at this place, whatever the draft says. */
export type PrescriberRefusal =
  | { code: 'licence-missing' | 'licence-unverified' | 'profession-not-allowed' | 'animal-patient-needed' }
  | { code: 'prescriber-incomplete'; missing: readonly MissingOnSheet[] }

/** Why a draft is not issued. */
export type Refusal =
  | PrescriberRefusal
  | { code: 'hospital-required' }
  /** Faults of the draft that have to be corrected, by the path of the field. */
  | { code: 'invalid-input'; fields: FieldErrors }
  | RowRefusal

/** One row as the legal check (judge.ts) understood it. */
export interface JudgedRow {
  item: Item
  /** The rule of law that applies to the row. */
  rule: RowRule
  /** The routes of the picked product, of which the doctor chooses one; empty for a free text. */
  routes: readonly AdministrationRoute[]
  /** Whether the doctor gave a quantity; without one the quantity is one package. */
  is_quantity_written: boolean
}

/** Document that a draft becomes: its rows, and when the document can be filled. */
export interface PlannedDocument {
  items: Item[]
  /** Positions, in the draft, of the rows that the document has. */
  rows: number[]
  document_kind: DocumentKind
  /** First day on which the document can be filled; null: the day of its issue. */
  valid_from: string | null
  /**
   * Last day on which the document can be filled. Null while the days of treatment of a row are missing, which is
   * refused.
   */
  valid_until: string | null
  /** Position among the documents that the draft becomes; null for the only document. */
  part: { kind: 'act' | 'series'; position: number; total: number } | null
}

/**
 * Result of the legal check of a draft: rows, refusals, faults by field and the planned documents. The check needs no
 * database.
 */
export interface Judgement {
  /** Result for each row of the draft, in the order of the rows. */
  rows: readonly JudgedRow[]
  /** Reasons why the draft is not issued, in the order in which they are reported; empty when the draft can be issued. */
  refusals: readonly Refusal[]
  /** Everything that has to be corrected, by field path, from all refusals. */
  faults: FieldErrors
  /** The documents that the draft becomes once it has no refusal. Documents are planned even while there are refusals. */
  documents: readonly PlannedDocument[]
}
