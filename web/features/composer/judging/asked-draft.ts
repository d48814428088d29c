import type { WrittenFields } from '#contract/prescription/document-fields.ts'
import type { JudgedPlace } from '#contract/prescription/draft.ts'
import type { Row } from '../draft/row.ts'
import type { PageCatalogue } from '../rows/page-catalogue.ts'
import type { Signing } from './prescriber-of.ts'

/** Input of the legal check on the page (`judge`). */
export interface AskedDraft {
  rows: readonly Row[]
  /** Fields other than patient, place and medicines, in the form of the request to issue. */
  fields: WrittenFields
  place: JudgedPlace | null
  /** The prescriber who will sign; null while unknown. */
  prescriber: Signing | null
  /** The page's catalogue; undefined until it is loaded. */
  catalogue: Pick<PageCatalogue, 'judged'> | undefined
  day: string
}
