import { useEffect } from 'react'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { prefetchWhenIdle } from '../../../lib/calls/prefetch.ts'
import type { PatientFormProps } from '../../../ui/patient/PatientForm.tsx'
import { loadTexts } from '../../../lib/texts.ts'
import { onDemand } from '../../../lib/on-demand.ts'
import { useNow } from '../../../ui/use-now.ts'
import { PatientFormStandIn } from './PatientFormStandIn.tsx'

const PatientForm = onDemand(async () => {
  const [part] = await Promise.all([
    import('../../../ui/patient/PatientForm.tsx'),
    loadTexts('patient-form', 'phone'),
  ])
  return part.PatientForm
}, PatientFormStandIn)

/** Fetches the patient form when the browser is idle: most prescriptions need none. */
export const usePatientFormSoon = (): void => useEffect(() => prefetchWhenIdle(PatientForm.fetch), [])

export function PatientFormOnDemand(props: Omit<PatientFormProps, 'today'>) {
  return <PatientForm {...props} today={mexicoDay(useNow())} />
}
