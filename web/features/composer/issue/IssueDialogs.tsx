import type { Workplace } from '../place/use-workplace.ts'
import { Reasons } from '../safety/OnDemand.tsx'
import { RepeatedDialog, UnusualDialog } from './ConfirmationDialogs.tsx'
import { DoubtsDialog } from './DoubtsDialog.tsx'
import { QuantitiesDialog } from './QuantitiesDialog.tsx'
import type { ConfirmedIssue } from './use-confirmed-issue.ts'
import type { Issuing } from './use-issue.ts'

export interface IssueDialogsProps {
  workplace: Workplace
  issuing: Issuing
  confirming: ConfirmedIssue
}

/**
 * Dialogs before an issue. They ask for reasons to override safety findings, and for confirmation of an unusual clinic or
 * delivery, or of a prescription with the same rows as one that the patient got within the last minutes.
 */
export function IssueDialogs({ workplace, issuing, confirming }: IssueDialogsProps) {
  const { draft, shown } = workplace
  const clinic = shown?.clinic || (shown?.hospital ?? '')
  const unusual = confirming.unusual && { unusual: confirming.unusual, clinic }
  const { confirm, leave } = confirming
  const { question } = issuing
  const answered = { onConfirm: issuing.sayYes, onClose: issuing.leaveQuestion }
  return (
    <>
      {issuing.isUnanswered && (
        <Reasons draft={draft} onClose={issuing.leaveUnanswered} onReasons={issuing.issueWithReasons} />
      )}
      {confirming.doubted.length > 0 && (
        <DoubtsDialog
          rows={confirming.doubted}
          onConfirm={confirming.passDoubts}
          onClose={confirming.leaveDoubts}
        />
      )}
      {question?.quantities && (
        <QuantitiesDialog asked={question.quantities} rows={draft.rows} {...answered} />
      )}
      {question?.repeated !== undefined && <RepeatedDialog question={question.repeated} {...answered} />}
      {unusual &&
        (confirming.asksReasons ? (
          <Reasons draft={draft} unusual={unusual} onClose={leave} onReasons={confirm} />
        ) : (
          <UnusualDialog {...unusual} onConfirm={confirm} onClose={leave} />
        ))}
    </>
  )
}
