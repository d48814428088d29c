import { normalize } from '#contract/values/normalize.ts'
import type { Desk } from './tool.ts'
import { dayInWords } from './words-of-days.ts'

/**
 * Name of a patient as an answer says it: with the day of birth where the doctor has another patient of that name, so
 * that the doctor sees which of them is meant. '' for no patient.
 */
export async function nameOfPatient(
  { records, words, known }: Pick<Desk, 'records' | 'words' | 'known'>,
  uid: string,
): Promise<string> {
  const patient = known.patients.get(uid)
  if (!patient) return ''
  const { name, date_of_birth: born } = patient
  const found = await records.findPatients(name)
  const hasNamesake = found.some((one) => one.uid !== uid && normalize(one.name) === normalize(name))
  return hasNamesake ? words.namesake(name, dayInWords(born, words)) : name
}
