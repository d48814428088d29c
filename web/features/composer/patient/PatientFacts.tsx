import type { Patient } from '#contract/patients/patients.ts'
import { ageOn } from '#contract/values/age.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { useTexts } from '../../../lib/texts.ts'
import { useNow } from '../../../ui/use-now.ts'

/** Age and sex of a patient: "34 años, femenino". */
export function PatientFacts({ patient }: { patient: Pick<Patient, 'date_of_birth' | 'gender'> }) {
  const texts = useTexts('patients')
  return texts.ageAndSex(ageOn(patient.date_of_birth, mexicoDay(useNow())), texts.sexes[patient.gender])
}
