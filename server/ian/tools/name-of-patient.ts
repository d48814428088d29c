import { normalize } from '#contract/values/normalize.ts'
import type { Desk } from './tool.ts'
import { dayInWords } from './words-of-days.ts'

/**
 * Name of a patient for an answer; '' for no patient. If the doctor has another patient with the same name, the date of birth
 * is added, so that the doctor sees which of them is meant.
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
