import { Fragment } from 'react'
import type { SheetFact } from '#contract/prescription/sheet/sheet.ts'
import { useDocumentLang } from '../../lib/document-texts.ts'
import type { DraftWords } from './shown-sheet.ts'

interface SaidProps {
  value: string | null | undefined
  draft: DraftWords | undefined
}

/** A value of the sheet. If a draft has no value yet, a note says that the value is assigned when the prescription is issued. */
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

/** Whether the sheet shows this fact: it has a value, or the sheet is a draft, which shows a note in place of the value. */
export const isSaid = (fact: SheetFact | null, draft: DraftWords | undefined): fact is SheetFact =>
  fact !== null && (fact.value !== null || draft !== undefined)

/** Shows each text on a line of its own; empty texts are left out. */
export const Lines = ({ of }: { of: readonly string[] }) =>
  of.filter(Boolean).map((line, at) => <span key={`${at} ${line}`}>{line}</span>)

/** Shows labels with their values, all on one line. */
export const Inline = ({ of }: { of: readonly { label: string; value: string }[] }) =>
  of.map(({ label, value }) => (
    <Fragment key={label}>
      <span className="sheet-whole">
        {label}: <b>{value}</b>
      </span>{' '}
    </Fragment>
  ))
