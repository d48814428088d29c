import type { Drug } from '#contract/medications/medications.ts'
import { addDays } from '#contract/values/calendar-day.ts'
import { ownToday } from '../../lib/own-clock.ts'
import { api } from '../../lib/calls/api.ts'
import { useLocations } from '../../lib/places/use-locations.ts'
import { useForm } from '../../lib/form.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { notify } from '../../ui/notices/notices.ts'
import { Select } from '../../ui/fields/Select.tsx'
import { ownMedicationCalls } from './calls.ts'
import { refresh } from './refresh.ts'

const DAYS = [7, 30, 90] as const
const EVERYWHERE = ''

/** Dialog that notes that a drug is out of stock, where, and until when. */
export function MarkDialog({ drug, onClose }: { drug: Drug; onClose: () => void }) {
  const texts = useTexts('medications')
  const { cancel } = useTexts('common')
  const { data: locations, error, retry } = useLocations()
  const form = useForm({
    initial: { hospital: EVERYWHERE, days: '30' },
    validate: () => ({}),
    send: async ({ hospital, days }) => {
      const params = { uid: drug.uid }
      const where = hospital === EVERYWHERE ? null : Number(hospital)
      const put = (until: string | null) =>
        api(ownMedicationCalls.mark, { params, body: { hospital: where, until } })
      await put(addDays(ownToday(), Number(days)))
      await refresh()
      notify({
        message: texts.marked(drug.presentation),
        action: { label: texts.undo, run: () => void put(null).then(refresh) },
      })
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.markTitle}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button tone="primary" busy={form.isSending} onClick={() => void form.submit()}>
            {texts.markSave}
          </Button>
        </>
      }
    >
      <form className="grid gap-4" onSubmit={(event) => void form.submit(event)}>
        <p>{texts.markText(drug.presentation)}</p>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        {error ? (
          <LoadFailed error={error} retry={retry} />
        ) : (
          <Select
            {...form.field('hospital')}
            label={texts.markWhere}
            options={[
              { value: EVERYWHERE, label: texts.everywhere },
              ...(locations ?? []).map(({ hospital }) => ({
                value: String(hospital.id),
                label: texts.atHospital(hospital.name),
              })),
            ]}
          />
        )}
        <Select
          {...form.field('days')}
          label={texts.markUntil}
          options={DAYS.map((days) => ({ value: String(days), label: texts.days(days) }))}
        />
      </form>
    </Dialog>
  )
}
