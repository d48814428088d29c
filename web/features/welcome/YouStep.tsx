import { useEffect } from 'react'
import { profileBody, profileFaults, profileValues } from '../../lib/account/profile-values.ts'
import { keepProfile, useDoctor } from '../../lib/account/profile.ts'
import { api } from '../../lib/calls/api.ts'
import { profileCalls } from '../../lib/calls/endpoints.ts'
import { useForm } from '../../lib/form.ts'
import { useTexts } from '../../lib/texts.ts'
import { DoctorFields } from '../../ui/own-data/DoctorFields.tsx'
import type { TypedProps } from './GrowingSheet.tsx'
import { StepForm } from './StepForm.tsx'
import { goOn } from './steps.ts'

/** First of the four steps of a new doctor: name, form of address and telephone. */
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
  return (
    <StepForm step={1} form={form}>
      <DoctorFields form={form} isNew={values.female === ''} />
    </StepForm>
  )
}
