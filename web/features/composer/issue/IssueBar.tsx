import { CircleAlert, FileText, Mail, Printer, WifiOff } from 'lucide-react'
import { useTexts } from '../../../lib/texts.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Kbd } from '../../../ui/Kbd.tsx'
import { Link } from '../../../ui/Link.tsx'
import type { Failure } from './refusal-of.ts'

interface IssueBarProps {
  /** Text that says what issuing will do. */
  note: string
  /** Number of prescriptions into which the law splits the draft. */
  documents: number
  /** Whether the prescription will be mailed; undefined before there is a patient. */
  isMailed: boolean | undefined
  /** Whether the button makes a practice prescription and issues nothing, because the licence is not verified yet. */
  isPractice: boolean
  isSending: boolean
  failure: Failure | undefined
  /** Callback that calls off an issue that waits for the network; undefined while no issue waits. */
  onStopWaiting: (() => void) | undefined
  /** Callback that opens the preview of the sheet; undefined where the preview is visible beside the page. */
  onShowSheet: (() => void) | undefined
  onIssue: () => void
  onIssueAsNew: () => void
}

interface Words {
  issuing: string
  issuePractice: string
  issue: string
  issueSeveral: (documents: number) => string
}

function issueWords({ isSending, isPractice, documents }: IssueBarProps, texts: Words): string {
  if (isSending) return texts.issuing
  if (isPractice) return texts.issuePractice
  return documents > 1 ? texts.issueSeveral(documents) : texts.issue
}

/**
 * Bar that is always in view: what issuing will do, and the button to issue. A failure is shown here, beside
 * the button that was pressed.
 */
export function IssueBar(props: IssueBarProps) {
  const { note, isMailed, isSending, failure, onStopWaiting, onShowSheet, onIssue, onIssueAsNew } = props
  const texts = useTexts('composer')
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 border-t border-line bg-card px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6 lg:px-8"
    >
      <div className="mx-auto flex max-w-4xl lg:max-w-[52rem] flex-wrap items-center gap-3">
        {failure && (
          <div role="alert" className="flex basis-full flex-wrap items-center gap-x-4 gap-y-1 text-stop-ink">
            <p className="flex flex-1 basis-80 items-start gap-2 font-medium">
              <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
              {failure.message}
            </p>
            {failure.isAlreadyIssued && (
              <>
                <Link to={paths.prescriptions}>{texts.seeHistory}</Link>
                <Button onClick={onIssueAsNew}>{texts.issueAsNew}</Button>
              </>
            )}
          </div>
        )}
        {onStopWaiting && (
          <p role="status" className="flex basis-full items-start gap-2 font-medium text-warn-ink">
            <WifiOff aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            {texts.waiting}
          </p>
        )}
        <p className="flex min-w-0 flex-1 items-center gap-2 text-ink-soft max-sm:hidden">
          {isMailed === true && <Mail aria-hidden className="size-5 shrink-0" />}
          {isMailed === false && <Printer aria-hidden className="size-5 shrink-0" />}
          <span id="rx-issue-note" className="truncate">
            {note}
          </span>
        </p>
        {onShowSheet && (
          <Button onClick={onShowSheet}>
            <FileText aria-hidden className="size-5" />
            {texts.showSheet}
          </Button>
        )}
        {onStopWaiting && (
          <Button onClick={onStopWaiting} className="max-sm:flex-1">
            {texts.stopWaiting}
          </Button>
        )}
        <Button
          tone="primary"
          busy={isSending}
          disabled={!!onStopWaiting}
          aria-describedby="rx-issue-note"
          aria-keyshortcuts="Control+Enter"
          onClick={onIssue}
          // On a phone the button that calls off the issue takes the place of the issue button while an issue waits for the
          // network.
          className={classNames('min-w-44', onStopWaiting ? 'max-sm:hidden' : 'max-sm:flex-1')}
        >
          {issueWords(props, texts)}
          <span aria-hidden className="max-md:hidden pointer-coarse:hidden">
            <Kbd>Ctrl ⏎</Kbd>
          </span>
        </Button>
      </div>
    </div>
  )
}
