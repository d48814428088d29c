import { useEffect } from 'react'
import { hospitalLimits } from '#contract/places/workplace-limits.ts'
import type { Hospital } from '#contract/places/workplaces.ts'
import {
  faultsWithoutShortName,
  hospitalBody,
  type HospitalValues,
  hospitalValues,
  setLocation,
  withShortName,
} from '../../lib/account/hospital-values.ts'
import { useDoctor } from '../../lib/account/profile.ts'
import { api } from '../../lib/calls/api.ts'
import { profileCalls } from '../../lib/calls/endpoints.ts'
import { refetch } from '../../lib/calls/query.ts'
import { workplaceCalls } from '../../lib/calls/workplace-calls.ts'
import { useForm } from '../../lib/form.ts'
import { useTexts } from '../../lib/texts.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import type { TypedProps } from './GrowingSheet.tsx'
import { StepForm } from './StepForm.tsx'
import { goOn } from './steps.ts'

/** Third step of a new doctor: the workplace with its address. The short name and the postal code are derived where they can be. */
export function WorkplaceStep({ onTyped, hospital }: TypedProps & { hospital: Hospital | null }) {
  const texts = useTexts('workplaces')
  const { publicPlace, zipHint } = useTexts('welcome')
  const { phone } = useDoctor()
  const opening = hospitalValues(hospital)
  const form = useForm<HospitalValues>({
    initial: { ...opening, contact: opening.contact || phone },
    validate: (values) => faultsWithoutShortName(completed(values), texts.rules),
    send: async (values) => {
      const body = hospitalBody(completed(values))
      if (hospital) await api(workplaceCalls.change, { params: { id: String(hospital.id) }, body })
      else await api(workplaceCalls.found, { body })
      const { hospitals, locations } = workplaceCalls
      await Promise.all([hospitals, locations, profileCalls.get].map((call) => refetch(call)))
      goOn(3)
    },
  })
  const { values } = form
  useEffect(() => onTyped({ place: completed(values) }), [values, onTyped])
  return (
    <StepForm step={3} form={form}>
      <TextField
        {...form.field('patron')}
        label={texts.fields.patron}
        autoComplete="organization"
        maxLength={hospitalLimits.patron}
      />
      <TextArea
        {...form.field('location')}
        label={texts.fields.location}
        hint={texts.hints.location}
        onChange={({ target }) => setLocation(form.set, target.value)}
        rows={2}
        maxLength={hospitalLimits.location}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...form.field('zip_code')}
          label={texts.fields.zip}
          hint={zipHint}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
        />
        <TextField
          {...form.field('contact')}
          label={texts.fields.contact}
          hint={texts.hints.contact}
          autoComplete="off"
          maxLength={hospitalLimits.contact}
        />
      </div>
      <Checkbox
        label={publicPlace}
        hint={texts.hints.kind}
        checked={values.kind === 'public'}
        onChange={({ target }) => form.set('kind', target.checked ? 'public' : 'private')}
      />
    </StepForm>
  )
}

/** The typed values with a short name for the hospital, and with the postal code added to the address, which the sheet prints. */
function completed(values: HospitalValues): HospitalValues {
  const location = values.location.trim()
  const zip = values.zip_code.trim()
  const lacksZip = location !== '' && /^\d{5}$/.test(zip) && !location.includes(zip)
  return {
    ...withShortName(values),
    location: lacksZip ? `${location}, C.P. ${zip}` : values.location,
  }
}
