import type { FieldError } from '../../../ui/fields/ErrorSummary.tsx'
import type { Row } from '../draft/row.ts'

/** Errors for the list of all errors above the form. The sentence of an error in a row begins with the number of the row. */
export const issueSummary = (
  errors: readonly FieldError[],
  rows: readonly Row[],
  { inRow }: { inRow: (position: number, message: string) => string },
): FieldError[] =>
  errors.map(({ id, message }) => {
    const at = rows.findIndex(({ key }) => id?.startsWith(`row-${key}-`))
    return { id, message: at < 0 ? message : inRow(at + 1, message) }
  })
