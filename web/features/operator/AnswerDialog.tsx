import { useId } from 'react'
import type { SupportMessage } from '#contract/accounts/support.ts'
import { useForm } from '../../lib/form.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { supportCalls } from './calls.ts'
import { ask } from './turn.ts'

const ANSWER_LENGTH = 2000

interface AnswerDialogProps {
  message: SupportMessage
  onClose: () => void
  onAnswered: () => void
}

/** Dialog that writes the answer to a message to support, which is mailed to the doctor. */
export function AnswerDialog({ message, onClose, onAnswered }: AnswerDialogProps) {
  const { messages: texts } = useTexts('operator')
  const { cancel } = useTexts('common')
  const formId = useId()
  const form = useForm({
    initial: { answer: '' },
    validate: ({ answer }) => ({ answer: answer.trim() ? undefined : texts.blank }),
    send: async ({ answer }) => {
      await ask(supportCalls.answer, { params: { id: String(message.id) }, body: { answer: answer.trim() } })
      onAnswered()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={texts.answerTitle}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={formId} tone="primary" busy={form.isSending}>
            {form.isSending ? texts.sending : texts.send}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <TextArea
          {...form.field('answer')}
          label={texts.field}
          hint={texts.hint(message.doctor.email)}
          rows={6}
          maxLength={ANSWER_LENGTH}
        />
      </form>
    </Dialog>
  )
}
