import { useEffect, useState } from 'react'
import { isProfession, professions } from '#contract/profile/professions.ts'
import { licenceBody, openingLicence, specialistFaults } from '../../lib/account/licence-values.ts'
import { useSpecialties } from '../../lib/account/use-specialties.ts'
import { keepProfile, useDoctor } from '../../lib/account/profile.ts'
import { api } from '../../lib/calls/api.ts'
import { profileCalls } from '../../lib/calls/endpoints.ts'
import { useForm } from '../../lib/form.ts'
import { useTexts } from '../../lib/texts.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { ListedField } from '../../ui/fields/ListedField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import type { TypedProps } from './GrowingSheet.tsx'
import { StepForm } from './StepForm.tsx'
import { goOn } from './steps.ts'

/** Second of the four steps of a new doctor: the licence, which is sent to review when it is saved. */
export function OwnLicenceStep({ onTyped }: TypedProps) {
  const texts = useTexts('licence')
  const { specialty, specialtyBlank } = useTexts('welcome')
  const doctor = useDoctor()
  const names = useSpecialties()
  const [isSpecialist, setSpecialist] = useState(doctor.specialty !== '')
  const form = useForm({
    initial: openingLicence(doctor),
    validate: (values) =>
      specialistFaults(values, { ...texts.rules, specialtyBlank }, { isSpecialist, listed: names }),
    send: async (values) => {
      keepProfile(await api(profileCalls.complete, { body: licenceBody(values) }))
      goOn(2)
    },
  })
  const { values } = form
  useEffect(() => onTyped({ licence: values }), [values, onTyped])
  const digits = { inputMode: 'numeric', autoComplete: 'off', maxLength: 12 } as const
  return (
    <StepForm step={2} form={form}>
      <Select
        {...form.field('profession')}
        label={texts.fields.profession}
        hint={isProfession(values.profession) ? texts.scopes[values.profession] : undefined}
        options={professions.map((value) => ({ value, label: texts.professions[value] }))}
      />
      <TextField
        {...form.field('cedula_prof')}
        {...digits}
        label={texts.fields.cedula}
        hint={texts.hints.cedula}
      />
      <TextField
        {...form.field('alma_mater')}
        label={texts.fields.institution}
        autoComplete="off"
        maxLength={200}
      />
      <Checkbox
        label={specialty}
        checked={isSpecialist}
        onChange={({ target }) => {
          setSpecialist(target.checked)
          if (!target.checked) for (const name of ['specialty', 'specialty_no'] as const) form.set(name, '')
        }}
      />
      {isSpecialist && (
        <>
          <ListedField
            {...form.field('specialty')}
            label={texts.fields.specialty}
            hint={texts.hints.specialty}
            listed={names}
            maxLength={120}
          />
          <TextField {...form.field('specialty_no')} {...digits} label={texts.fields.specialtyCedula} />
        </>
      )}
    </StepForm>
  )
}
