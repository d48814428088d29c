import { useEffect } from 'react'
import { profileBody, profileFaults, profileValues } from '../../lib/account/profile-values.ts'
import { keepProfile, useDoctor } from '../../lib/account/profile.ts'
import { api } from '../../lib/calls/api.ts'
import { profileCalls } from '../../lib/calls/endpoints.ts'
import { useForm } from '../../lib/form.ts'
import { useTexts } from '../../lib/texts.ts'
import { PhoneField } from '../../ui/fields/PhoneField.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import type { TypedProps } from './GrowingSheet.tsx'
import { StepForm } from './StepForm.tsx'
import { goOn } from './steps.ts'

/** First step: the doctor's name, form of address and telephone. */
export function YouStep({ onTyped }: TypedProps) {
  const texts = useTexts('profile')
  const doctor = useDoctor()
  const form = useForm({
    initial: profileValues(doctor),
    validate: (values) => profileFaults(values, texts.rules),
    send: async (values) => {
      keepProfile(await api(profileCalls.complete, { body: profileBody(values, doctor) }))
      goOn(1)
    },
  })
  const { values } = form
  useEffect(() => onTyped({ you: values }), [values, onTyped])
  const { onChange: _typed, ...phone } = form.field('phone')
  return (
    <StepForm step={1} form={form}>
      <TextField
        {...form.field('name')}
        label={texts.fields.name}
        hint={texts.hints.name}
        autoComplete="name"
        maxLength={160}
      />
      <Select
        {...form.field('female')}
        label={texts.fields.title}
        options={[
          ...(values.female === '' ? [{ value: '', label: texts.titles.none }] : []),
          { value: 'yes', label: texts.titles.female },
          { value: 'no', label: texts.titles.male },
        ]}
      />
      <PhoneField
        {...phone}
        onValue={(value) => form.set('phone', value)}
        label={texts.fields.phone}
        autoComplete="tel"
      />
    </StepForm>
  )
}
