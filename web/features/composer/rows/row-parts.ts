import type { ComposerDraft } from '../draft/draft.ts'
import type { Row } from '../draft/row.ts'

/** Props of the card of one medicine, and of its parts. */
export interface RowCardProps {
  row: Row
  position: number
  count: number
  /** Keys of all rows, in their order. */
  order: readonly string[]
  patient: ComposerDraft['patient']
  errorOf: (id: string) => string | undefined
  /** Callback with a change of the row. `follows`: the page computed the change from what the doctor wrote. */
  onChange: (change: Partial<Omit<Row, 'key'>>, follows?: boolean) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}
