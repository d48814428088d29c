import { useId } from 'react'
import type { LicenceFile } from '#contract/accounts/operator.ts'
import { useForm } from '../../lib/form.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { operatorCalls } from './calls.ts'
import { ask } from './turn.ts'

const REASON_LENGTH = 300

interface DecisionDialogProps {
  file: LicenceFile
  verdict: 'verified' | 'rejected'
  onClose: () => void
  onDecided: () => void
}

/**
 * Dialog that confirms the decision on a licence, and asks for the reason of a rejection. The decision is about the data that the
 * operator has read.
 */
export function DecisionDialog({ file, verdict, onClose, onDecided }: DecisionDialogProps) {
  const texts = useTexts('operator')
  const { cancel } = useTexts('common')
  const formId = useId()
  const rejects = verdict === 'rejected'
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({ reason: rejects && !reason.trim() ? texts.reasonBlank : undefined }),
    send: async ({ reason }) => {
      const params = { id: String(file.id) }
      await ask(operatorCalls.decide, {
        params,
        body: { verdict, reason: reason.trim(), version: file.version },
      })
      onDecided()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={rejects ? texts.rejectTitle : texts.verifyTitle}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={formId} tone="primary" busy={form.isSending}>
            {form.isSending ? texts.deciding : rejects ? texts.reject : texts.verify}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        {rejects ? (
          <TextArea
            {...form.field('reason')}
            label={texts.reason}
            hint={texts.reasonHint}
            rows={3}
            maxLength={REASON_LENGTH}
          />
        ) : (
          <p>{texts.verifyLead(file.name)}</p>
        )}
      </form>
    </Dialog>
  )
}
