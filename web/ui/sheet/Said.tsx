import { Fragment } from 'react'
import type { SheetFact } from '#contract/prescription/sheet/sheet.ts'
import { useDocumentLang } from '../../lib/texts.ts'
import type { DraftWords } from './shown-sheet.ts'

interface SaidProps {
  value: string | null | undefined
  draft: DraftWords | undefined
}

/** What is printed; of a draft that it comes with the issue, where it does: said, never made up. */
export function Said({ value, draft }: SaidProps) {
  const { said } = useDocumentLang()
  if (typeof value === 'string') return value
  return (
    draft && (
      <i lang={said} data-on-issue className="sheet-later">
        {draft.onIssue}
      </i>
    )
  )
}

/** Whether a sheet says something there: a draft says when it will. */
export const isSaid = (fact: SheetFact | null, draft: DraftWords | undefined): fact is SheetFact =>
  fact !== null && (fact.value !== null || draft !== undefined)

/** One line each; what is empty takes none. */
export const Lines = ({ of }: { of: readonly string[] }) =>
  of.filter(Boolean).map((line, at) => <span key={`${at} ${line}`}>{line}</span>)

/** A label and what it says, on one line. */
export const Inline = ({ of }: { of: readonly { label: string; value: string }[] }) =>
  of.map(({ label, value }) => (
    <Fragment key={label}>
      <span className="sheet-whole">
        {label}: <b>{value}</b>
      </span>{' '}
    </Fragment>
  ))
