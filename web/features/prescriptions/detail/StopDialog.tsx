import { useId } from 'react'
import { api } from '../../../lib/calls/api.ts'
import { prescriptionActCalls } from '../../../lib/calls/endpoints.ts'
import { useForm } from '../../../lib/form.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import { checkReason, emptyReason, reasonBody } from '../shared/reason.ts'
import { ReasonFields } from '../shared/ReasonFields.tsx'
import { refreshPrescriptions } from '../../../lib/calls/refresh-prescriptions.ts'

/** Dialog that stops the prescriptions of a series that are still to come, for a reason chosen from a list. */
export function StopDialog({ signature, onClose }: { signature: string; onClose: () => void }) {
  const { related: texts, cancelDialog } = useTexts('prescription')
  const formId = useId()
  const form = useForm({
    initial: emptyReason,
    validate: (values) => checkReason(values, cancelDialog),
    send: async (values) => {
      const body = { act: 'stop' as const, ...reasonBody(values) }
      const { detail } = await api(prescriptionActCalls.series, { params: { signature }, body })
      onClose()
      notify({ message: detail, colour: 'success' })
      await refreshPrescriptions()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={texts.stopTitle}
      actions={
        <>
          <Button onClick={onClose}>{cancelDialog.keep}</Button>
          <Button tone="danger" busy={form.isSending} type="submit" form={formId}>
            {texts.stop}
          </Button>
        </>
      }
    >
      <p>{texts.stopConsequence}</p>
      <form id={formId} noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <ReasonFields form={form} />
      </form>
    </Dialog>
  )
}
