import { useId } from 'react'
import type { SavedClinic } from '#contract/places/workplaces.ts'
import { hospitalLimits } from '#contract/places/workplace-limits.ts'
import { api } from '../../../lib/calls/api.ts'
import { workplaceCalls } from '../../../lib/calls/workplace-calls.ts'
import { useForm } from '../../../lib/form.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { refreshWorkplaces } from './workplace-data.ts'

interface ClinicDialogProps {
  hospitalId: number
  /** Clinic that is edited; null for a new one. */
  clinic: SavedClinic | null
  onClose: () => void
}

/** Dialog for the name and address of one clinic. */
export function ClinicDialog({ hospitalId, clinic, onClose }: ClinicDialogProps) {
  const texts = useTexts('workplaces')
  const { cancel, save } = useTexts('common')
  const formId = useId()
  const form = useForm({
    initial: { name: clinic?.name ?? '', location: clinic?.location ?? '' },
    validate: ({ name, location }) => ({
      name: name.trim() ? undefined : texts.rules.clinicBlank,
      location: location.trim() ? undefined : texts.rules.locationBlank,
    }),
    send: async (body) => {
      const params = { id: String(hospitalId) }
      if (clinic) {
        await api(workplaceCalls.changeClinic, { params: { ...params, clinic: String(clinic.id) }, body })
      } else await api(workplaceCalls.addClinic, { params, body })
      await refreshWorkplaces()
      notify({ message: texts.clinicSaved, colour: 'success' })
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={texts.clinicTitle}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={formId} tone="primary" busy={form.isSending}>
            {form.isSending ? texts.saving : save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <TextField
          {...form.field('name')}
          label={texts.clinicName}
          autoComplete="off"
          maxLength={hospitalLimits.name}
        />
        <TextArea
          {...form.field('location')}
          label={texts.clinicLocation}
          hint={texts.hints.location}
          rows={2}
          maxLength={hospitalLimits.location}
        />
      </form>
    </Dialog>
  )
}
