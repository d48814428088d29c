import type { FieldError } from '../../../ui/fields/ErrorSummary.tsx'
import type { Row } from '../draft/row.ts'

/** Errors for the summary of all errors, where the sentence of a row has to name the row. */
export const issueSummary = (
  errors: readonly FieldError[],
  rows: readonly Row[],
  { inRow }: { inRow: (position: number, message: string) => string },
): FieldError[] =>
  errors.map(({ id, message }) => {
    const at = rows.findIndex(({ key }) => id?.startsWith(`row-${key}-`))
    return { id, message: at < 0 ? message : inRow(at + 1, message) }
  })
