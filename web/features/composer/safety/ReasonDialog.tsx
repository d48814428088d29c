import { useEffect, useId, useState } from 'react'
import type { Finding, Override, SafetyQuestion } from '#contract/safety.ts'
import { tellsReason } from '#contract/values/reason.ts'
import { api } from '../../../lib/calls/api.ts'
import { safetyCalls } from '../../../lib/calls/endpoints.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { WithNames } from '../../../ui/Clinical.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import type { ComposerDraft } from '../draft/draft.ts'
import { UnusualText, type UnusualTextProps } from '../issue/ConfirmationDialogs.tsx'
import { FindingText } from '../../../ui/safety/FindingList.tsx'
import { spanishNames } from '../../../ui/safety/spanish-names.ts'
import { questionOf } from './question.ts'
import { reasonTitle } from './reason-title.ts'

const LONGEST = 300

export interface ReasonDialogProps {
  draft: ComposerDraft
  /** Unusual clinic or delivery, which the doctor confirms in this same dialog. */
  unusual?: UnusualTextProps | undefined
  onClose: () => void
  onReasons: (overrides: Override[]) => void
}

/** Dialog that asks for a reason for each safety finding that stops an issue, all at once. */
export function ReasonDialog({ draft, unusual, onClose, onReasons }: ReasonDialogProps) {
  const texts = useTexts('safety')
  const { unusualTitle, unusualConfirm } = useTexts('issue-questions')
  const formId = useId()
  const findings = useInterrupting(draft)
  const [reasons, write] = useReasons(draft.idempotencyKey)
  const [isAsked, setAsked] = useState(false)
  const list = Array.isArray(findings) ? findings : []
  const isRead = list.length > 0
  useEffect(() => {
    if (isRead) document.getElementById(`${formId}-0`)?.focus()
  }, [isRead, formId])
  const reasonOf = ({ id }: Finding): string => reasons[id]?.trim() ?? ''
  const submit = () => {
    setAsked(true)
    const missing = list.findIndex((finding) => !tellsReason(reasonOf(finding)))
    if (missing >= 0) document.getElementById(`${formId}-${missing}`)?.focus()
    else onReasons(list.map((finding) => ({ finding: finding.id, reason: reasonOf(finding) })))
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={texts.dialog[reasonTitle(list)]}
      className="w-[min(36rem,calc(100vw-2rem))]"
      actions={
        <>
          <Button onClick={onClose}>{texts.dialog.back}</Button>
          {list.length > 0 && (
            <Button tone="danger" type="submit" form={formId}>
              {texts.dialog.issue}
            </Button>
          )}
          {Array.isArray(findings) && list.length === 0 && (
            <Button tone="primary" onClick={() => onReasons([])}>
              {unusualConfirm}
            </Button>
          )}
        </>
      }
    >
      {unusual && (
        <section className="grid gap-1 rounded-control bg-sunk px-4 py-3">
          <h3 className="font-semibold text-ink">{unusualTitle}</h3>
          <UnusualText {...unusual} />
        </section>
      )}
      {findings === undefined && <Skeleton className="h-24 w-full" />}
      {findings === 'failed' && <p role="alert">{texts.dialog.failed}</p>}
      {list.length > 0 && (
        <form
          id={formId}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <p>{texts.dialog.lead}</p>
          {list.map((finding, at) => (
            <ReasonField
              key={finding.id}
              id={`${formId}-${at}`}
              finding={finding}
              reason={reasons[finding.id] ?? ''}
              isAsked={isAsked}
              onReason={(reason) => write(finding.id, reason)}
            />
          ))}
        </form>
      )}
    </Dialog>
  )
}

/** Safety findings that stop the issue of the draft, each once; undefined until the server has answered. */
function useInterrupting(draft: ComposerDraft): Finding[] | 'failed' | undefined {
  const [findings, setFindings] = useState<Finding[] | 'failed'>()
  const asked = JSON.stringify(questionOf(draft))
  useEffect(() => {
    const left = new AbortController()
    const read = async () => {
      try {
        const body = JSON.parse(asked) as SafetyQuestion
        const answer = await api(safetyCalls.check, { body }, { signal: left.signal })
        const stopping = answer.findings.filter(({ interrupts }) => interrupts)
        setFindings([...new Map(stopping.map((finding) => [finding.id, finding])).values()])
      } catch {
        if (!left.signal.aborted) setFindings('failed')
      }
    }
    void read()
    return () => left.abort()
  }, [asked])
  return findings
}

/**
 * Reasons typed for each draft, by its idempotency key: whoever goes back to change something finds them
 * again.
 */
const written = new Map<string, Readonly<Record<string, string>>>()

function useReasons(key: string) {
  const [reasons, setReasons] = useState(written.get(key) ?? {})
  const write = (id: string, reason: string) => {
    const next = { ...reasons, [id]: reason }
    written.set(key, next)
    setReasons(next)
  }
  return [reasons, write] as const
}

interface ReasonFieldProps {
  id: string
  finding: Finding
  reason: string
  /** Whether the form was submitted once: missing reasons are marked then. */
  isAsked: boolean
  onReason: (reason: string) => void
}

/** One finding, with the field for the doctor's reason to prescribe in spite of it. */
function ReasonField({ id, finding, reason, isAsked, onReason }: ReasonFieldProps) {
  const { dialog: texts } = useTexts('safety')
  const blank = reason.trim() === ''
  const fault = blank ? texts.blank : tellsReason(reason.trim()) ? undefined : texts.short
  return (
    <fieldset className="grid gap-2 border-t border-line pt-3">
      <legend className="sr-only">
        <WithNames text={texts.reason(finding.about.join(', '))} names={spanishNames([finding])} />
      </legend>
      <FindingText finding={finding} />
      <TextArea
        id={id}
        label={texts.reasonLabel}
        rows={2}
        maxLength={LONGEST}
        value={reason}
        error={isAsked ? fault : undefined}
        onChange={({ target }) => onReason(target.value)}
      />
      {finding.last_reason && blank && (
        <Button tone="quiet" className="w-fit text-left" onClick={() => onReason(finding.last_reason)}>
          {texts.last(finding.last_reason)}
        </Button>
      )}
    </fieldset>
  )
}
