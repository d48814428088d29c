import { navigate } from '../../../lib/router/address.ts'
import type { Draft } from '#contract/drafts/drafts.ts'
import { ApiError } from '../../../lib/calls/api-error.ts'
import { api } from '../../../lib/calls/api.ts'
import { draftCalls } from '../../../lib/calls/endpoints.ts'
import { useForm } from '../../../lib/form.ts'
import { invalidate } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import { TextArea } from '../../../ui/fields/TextArea.tsx'

interface GiveBackDialogProps {
  draft: Draft
  isOpen: boolean
  onClose: () => void
}

/** Dialog that returns a prepared draft to the assistant, with a note of what is to be changed. */
export function GiveBackDialog({ draft, isOpen, onClose }: GiveBackDialogProps) {
  const texts = useTexts('draft-review')
  const { cancel } = useTexts('common')
  const form = useForm({
    initial: { note: '' },
    validate: ({ note }) => ({ note: note.trim() ? undefined : texts.noteBlank }),
    send: async ({ note }) => {
      try {
        const body = { version: draft.version, note: note.trim() }
        await api(draftCalls.giveBack, { params: { id: draft.id }, body })
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'draft-stale') throw error
        await invalidate(draftCalls.get)
        onClose()
        notify({ message: texts.stale, colour: 'warning' })
        return
      }
      await Promise.all([invalidate(draftCalls.list), invalidate(draftCalls.get)])
      notify({ message: texts.returned, colour: 'success' })
      navigate(paths.drafts)
    },
  })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.giveBackTitle}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button tone="primary" busy={form.isSending} onClick={() => void form.submit()}>
            {texts.giveBack}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{texts.giveBackText}</p>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <TextArea {...form.field('note')} label={texts.note} rows={4} maxLength={500} />
      </div>
    </Dialog>
  )
}
