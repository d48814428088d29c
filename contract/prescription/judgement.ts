import type { AdministrationRoute } from '../medications/administration-route.ts'
import type { FieldErrors } from '../problem.ts'
import type { DocumentKind } from './document.ts'
import type { PrescriberPart } from './draft.ts'
import type { RowRule } from './law.ts'
import type { Item } from './row.ts'

/** A row that cannot be issued at all, whatever is corrected of it. */
export interface RowRefusal {
  code: 'class-one-needs-official-pad' | 'profession-not-allowed'
  /** The row's position in the draft. */
  row: number
  /** What the sentence names. */
  values: { drug: string; fraction: string; basis?: string }
}

/** What a sheet must show of prescriber and place, and does not have. */
export type MissingOnSheet = PrescriberPart | 'location'

/** Why nothing at all can be issued by this prescriber at this place, whatever is written. */
export type PrescriberRefusal =
  | { code: 'licence-missing' | 'licence-unverified' | 'profession-not-allowed' | 'animal-patient-needed' }
  | { code: 'prescriber-incomplete'; missing: readonly MissingOnSheet[] }

/** Why a draft is not issued. */
export type Refusal =
  | PrescriberRefusal
  | { code: 'hospital-required' }
  /** What has to be corrected, by field path. */
  | { code: 'invalid-input'; fields: FieldErrors }
  | RowRefusal

/** One row as the judge understood it. */
export interface JudgedRow {
  item: Item
  /** What the law asks of it. */
  rule: RowRule
  /** The routes of the picked product, of which the doctor chooses one; none of a free text. */
  routes: readonly AdministrationRoute[]
  /** Somebody gave a quantity; without one it is one package. */
  is_quantity_written: boolean
}

/** One document of an act: its rows, and when it can be filled. */
export interface PlannedDocument {
  items: Item[]
  /** The positions of its rows in the draft. */
  rows: number[]
  document_kind: DocumentKind
  /** Null: from its issue on. */
  valid_from: string | null
  /** Null while a row leaves it open: days of treatment that nobody stated, which is refused. */
  valid_until: string | null
  /** Its place among the documents of the act; null where it is the only one. */
  part: { kind: 'act' | 'series'; position: number; total: number } | null
}

/** All that can be said of a draft without a database. */
export interface Judgement {
  /** One for each row of the draft, in its order. */
  rows: readonly JudgedRow[]
  /** In the order in which they are answered; none: the draft can be issued. */
  refusals: readonly Refusal[]
  /** All that has to be corrected, by field path, of whichever refusal. */
  faults: FieldErrors
  /** The documents that the draft becomes, once nothing stands against it. */
  documents: readonly PlannedDocument[]
}
