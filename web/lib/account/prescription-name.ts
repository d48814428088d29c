import { useTexts } from '../texts.ts'
import { isPractising, useProfile } from './profile.ts'

/** Name of the prescription that the doctor can begin: one for practice while the licence is reviewed. */
export function usePrescriptionName(): string {
  const { newPrescription, practicePrescription } = useTexts('shell')
  const { data: doctor } = useProfile()
  return doctor && isPractising(doctor) ? practicePrescription : newPrescription
}
