import { pharmacyCalls } from '../../lib/calls/pharmacy-calls.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { useForm } from '../../lib/form.ts'
import { request } from '../../lib/calls/request.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { counterProblem } from './counter-problem.ts'
import { noticeRefusal } from './counter-session.ts'

interface RejectDialogProps {
  isOpen: boolean
  onClose: () => void
  signature: string
  token: string
  refresh: () => Promise<unknown>
}

const LONGEST_REASON = 300
const reasonKeys = ['altered', 'incomplete', 'duplicate', 'misuse', 'other'] as const

/** Dialog that rejects a prescription, with a reason: no pharmacy can fill it any more, of which the dialog warns first. */
export function RejectDialog({ isOpen, onClose, signature, token, refresh }: RejectDialogProps) {
  const texts = useTexts('pharmacies')
  const t = texts.rejectDialog
  const form = useForm({
    initial: { reason: '', other: '' },
    validate: ({ reason, other }) => ({
      reason: reason ? undefined : t.reasonBlank,
      other:
        reason !== 'other'
          ? undefined
          : !other.trim()
            ? t.otherBlank
            : other.trim().length > LONGEST_REASON
              ? t.tooLong
              : undefined,
    }),
    send: async ({ reason, other }) => {
      const key = reasonKeys.find((known) => known === reason) ?? 'other'
      const why = key === 'other' ? other.trim() : t.reasons[key]
      try {
        await request(
          pharmacyCalls.reject,
          { params: { signature }, body: { rejected: true, reason_of_rejected: why } },
          { token },
        )
      } catch (error) {
        noticeRefusal(error)
        throw inWordsOfACounter(error, counterProblem(error, 'reject', texts))
      }
      await refresh()
      onClose()
    },
  })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      closesOutside={false}
      title={t.title}
      actions={
        <>
          <Button onClick={onClose}>{t.keep}</Button>
          <Button tone="danger" busy={form.isSending} onClick={() => void form.submit()}>
            {form.isSending ? t.rejecting : t.confirm}
          </Button>
        </>
      }
    >
      <p>{t.consequence}</p>
      <p className="font-semibold text-ink">{t.onlyStock}</p>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <Select
        {...form.field('reason')}
        label={t.reason}
        options={[
          { value: '', label: t.choose, disabled: true },
          ...reasonKeys.map((key) => ({ value: key, label: t.reasons[key] })),
        ]}
      />
      {form.values.reason === 'other' && <TextArea {...form.field('other')} label={t.other} />}
    </Dialog>
  )
}

const inWordsOfACounter = (error: unknown, detail: string): unknown =>
  error instanceof ApiError ? new ApiError(error.code, { status: error.status, detail }) : error
