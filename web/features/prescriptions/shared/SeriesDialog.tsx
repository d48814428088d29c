import { useId, useRef, useState } from 'react'
import { navigate } from '../../../lib/router/address.ts'
import { drugName } from '#contract/medications/drug-name.ts'
import type { Prescription } from '#contract/prescriptions.ts'
import { dayIn } from '#contract/values/mexico-day.ts'
import { api } from '../../../lib/calls/api.ts'
import { prescriptionCalls } from '../../../lib/calls/endpoints.ts'
import { useForm } from '../../../lib/form.ts'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { WithNames } from '../../../ui/Clinical.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import { Select } from '../../../ui/fields/Select.tsx'
import { DayField } from '../../../ui/fields/DayField.tsx'
import { offerUndo } from '../../../ui/issued/offer-undo.ts'
import { refreshPrescriptions } from '../../../lib/calls/refresh-prescriptions.ts'
import { firstDay, INTERVALS, MOST_DOCUMENTS, seriesBody, writtenRows } from './series-body.ts'
import { isRefused, seriesRefusal } from './series-refusal.ts'

interface DialogProps {
  rx: Prescription
  isOpen: boolean
  onClose: () => void
}

/** Dialog that continues a prescription with dated documents, each to be filled in its own days. */
export function SeriesDialog({ rx, isOpen, onClose }: DialogProps) {
  const { seriesDialog: texts } = useTexts('prescription')
  const { unnamed } = useTexts('prescriptions')
  const { cancel } = useTexts('common')
  const formId = useId()
  const [today] = useState(() => dayIn(rx.time_zone, new Date()))
  // Idempotency key of one series until it is refused or issued: repeated presses and lost answers issue no
  // second one.
  const key = useRef(crypto.randomUUID())
  const form = useForm({
    initial: { count: '3', every: INTERVALS[0], starts: firstDay(rx, today) },
    validate: ({ starts }) => ({
      starts: starts >= today ? undefined : texts.startsPast,
      count: undefined,
      every: undefined,
    }),
    send: async (values) => {
      const headers = { 'idempotency-key': key.current }
      const made = await api(prescriptionCalls.issue, { body: seriesBody(rx, values) }, { headers }).catch(
        (error: unknown) => {
          if (isRefused(error)) key.current = crypto.randomUUID()
          throw seriesRefusal(error, writtenRows(rx), texts)
        },
      )
      key.current = crypto.randomUUID()
      onClose()
      const issued = texts.done(1 + (made.also_issued?.length ?? 0))
      const notice = notify({ message: issued, colour: 'success' })
      await refreshPrescriptions()
      navigate(linkTo('prescription', { signature: made.signature }))
      if (made.send_rx)
        void offerUndo(made, notice, { ...texts, issued }, () => {
          navigate(linkTo('prescription', { signature: rx.signature }))
        })
    },
  })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      closesOutside={false}
      title={texts.title}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button tone="primary" busy={form.isSending} type="submit" form={formId}>
            {form.isSending ? texts.issuing : texts.issue(Number(form.values.count))}
          </Button>
        </>
      }
    >
      <p>{texts.lead(rx.patient.name || unnamed)}</p>
      {rx.medications.map(
        (row) =>
          row.ended && (
            <p key={row.id} className="text-warn-ink">
              <WithNames text={texts.leftOut(drugName(row), row.ended.reason)} names={[drugName(row)]} />
            </p>
          ),
      )}
      <form id={formId} noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <SeriesFields form={form} today={today} />
      </form>
    </Dialog>
  )
}

interface SeriesFieldsProps {
  form: ReturnType<typeof useForm<Record<'count' | 'every' | 'starts', string>>>
  today: string
}

/** Fields of a series: the number of documents, the interval, and the first day. */
function SeriesFields({ form, today }: SeriesFieldsProps) {
  const { seriesDialog: texts } = useTexts('prescription')
  const { onChange: _typed, ...starts } = form.field('starts')
  return (
    <>
      <Select
        {...form.field('count')}
        label={texts.count}
        options={Array.from({ length: MOST_DOCUMENTS - 1 }, (_, at) => ({
          value: String(at + 2),
          label: String(at + 2),
        }))}
      />
      <Select
        {...form.field('every')}
        label={texts.every}
        options={INTERVALS.map((value) => ({ value, label: texts.intervals[value] }))}
      />
      <DayField
        {...starts}
        onDay={(day) => form.set('starts', day)}
        label={texts.starts}
        hint={texts.startsHint}
        min={today}
      />
    </>
  )
}
