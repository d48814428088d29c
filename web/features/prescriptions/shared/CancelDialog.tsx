import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { drugName } from '#contract/medications/drug-name.ts'
import type { Prescription } from '#contract/prescriptions.ts'
import { ApiError } from '../../../lib/calls/api-error.ts'
import { api } from '../../../lib/calls/api.ts'
import { prescriptionActCalls, prescriptionCalls } from '../../../lib/calls/endpoints.ts'
import { useForm } from '../../../lib/form.ts'
import { leftToFill } from '#contract/prescription/left-to-fill.ts'
import { query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Clinical, WithNames } from '../../../ui/Clinical.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { closeNoticesAbout, notify } from '../../../ui/notices/notices.ts'
import { checkReason, emptyReason, reasonBody } from './reason.ts'
import { ReasonFields } from './ReasonFields.tsx'
import { refreshPrescriptions } from '../../../lib/calls/refresh-prescriptions.ts'

interface DialogProps {
  rx: Prescription
  isOpen: boolean
  onClose: () => void
}

/**
 * Dialog that cancels a prescription, or some of its rows, for a reason chosen from a list. The dispensed quantities are read
 * anew first.
 */
export function CancelDialog({ rx: shown, isOpen, onClose }: DialogProps) {
  const { cancelDialog: texts } = useTexts('prescription')
  const { unnamed } = useTexts('prescriptions')
  const formId = useId()
  const { data: rx = shown } = useQuery(
    query(prescriptionCalls.get, { params: { signature: shown.signature } }),
  )
  const open = rx.medications.filter((row) => leftToFill(row).kind !== 'none')
  const [kept, setKept] = useState<readonly number[]>([])
  const ending = open.filter(({ id }) => !kept.includes(id))
  const isWhole = ending.length === open.length
  const touched = isWhole ? rx.medications : ending
  const form = useForm({
    initial: emptyReason,
    validate: (values) => checkReason(values, texts),
    send: async (values) => {
      await api(prescriptionActCalls.cancel, {
        params: { signature: rx.signature },
        body: {
          ...reasonBody(values),
          ...(isWhole ? {} : { rows: ending.map(({ id }) => id) }),
          dispensed: touched.reduce((all, { bought_qty }) => all + bought_qty, 0),
        },
      }).catch(async (error: unknown) => {
        // After `dispensed-meanwhile`, the new sales are shown before the doctor decides again.
        if (error instanceof ApiError && error.code === 'dispensed-meanwhile') await refreshPrescriptions()
        throw error
      })
      onClose()
      if (isWhole) closeNoticesAbout(rx.signature)
      notify({ message: isWhole ? texts.done : texts.rowsDone(ending.length), colour: 'success' })
      await refreshPrescriptions()
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
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button
            tone="danger"
            busy={form.isSending}
            disabled={ending.length === 0}
            type="submit"
            form={formId}
          >
            {form.isSending ? texts.cancelling : isWhole ? texts.confirm : texts.confirmRows(ending.length)}
          </Button>
        </>
      }
    >
      <Dispensed rx={rx} />
      <p>{isWhole ? texts.consequence(rx.patient.name || unnamed) : texts.rowsConsequence}</p>
      <form id={formId} noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        {open.length > 1 && <RowChoice rows={open} kept={kept} onKept={setKept} />}
        <ReasonFields form={form} />
      </form>
    </Dialog>
  )
}

/** Lists the rows that pharmacies already dispensed: a cancellation does not bring them back. */
function Dispensed({ rx }: { rx: Prescription }) {
  const { cancelDialog: texts } = useTexts('prescription')
  const dispensed = rx.medications.filter((row) => row.bought_qty > 0)
  if (dispensed.length === 0) return null
  return (
    <div className="rounded-control bg-warn-soft px-3 py-2 text-warn-ink">
      <p className="font-semibold">{texts.dispensed}</p>
      <ul>
        {dispensed.map((row) => (
          <li key={row.id}>
            <WithNames text={texts.dispensedRow(row.bought_qty, drugName(row))} names={[drugName(row)]} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface RowChoiceProps {
  rows: Prescription['medications']
  /** Ids of the rows that are not to be cancelled. */
  kept: readonly number[]
  onKept: (kept: readonly number[]) => void
}

function RowChoice({ rows, kept, onKept }: RowChoiceProps) {
  const { cancelDialog: texts } = useTexts('prescription')
  return (
    <fieldset className="grid">
      <legend className="mb-1 font-semibold">{texts.rows}</legend>
      {rows.map((row) => (
        <Checkbox
          key={row.id}
          label={<Clinical>{drugName(row)}</Clinical>}
          checked={!kept.includes(row.id)}
          onChange={({ target }) =>
            onKept(target.checked ? kept.filter((id) => id !== row.id) : [...kept, row.id])
          }
        />
      ))}
    </fieldset>
  )
}
