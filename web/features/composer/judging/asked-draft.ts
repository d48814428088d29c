import type { WrittenFields } from '#contract/prescription/document-fields.ts'
import type { JudgedPlace } from '#contract/prescription/draft.ts'
import type { Row } from '../draft/row.ts'
import type { PageCatalogue } from '../rows/page-catalogue.ts'
import type { Signing } from './prescriber-of.ts'

/** What the judge is asked about on the page. */
export interface AskedDraft {
  rows: readonly Row[]
  /** What is written beside patient, place and medicines, as it would be sent. */
  fields: WrittenFields
  place: JudgedPlace | null
  /** Null while it is not known who will sign. */
  prescriber: Signing | null
  /** Undefined while it is not there. */
  catalogue: Pick<PageCatalogue, 'judged'> | undefined
  day: string
}
