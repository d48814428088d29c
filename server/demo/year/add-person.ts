import { mexicoDay } from '#contract/values/mexico-day.ts'
import { healthDataConsent } from '#knowledge/law/health-data-consent.ts'
import type { Sql } from '../../database/database.ts'
import type { AllergenKnowledge } from '../../patients/allergens.ts'
import { addPatient } from '../../patients/save-patient.ts'
import { readRecord, saveRecord } from '../../patients/save-record.ts'
import { firstRecord, laterRecord } from './first-record.ts'
import { people } from './people.ts'

interface Consultation {
  doctorId: number
  at: Date
  known: AllergenKnowledge
  /** Expected date of birth of the patient's child, at a prenatal visit. */
  dueOn?: string | undefined
}

/**
 * Adds a patient at the first consultation, with the whole clinical record.
 * @param number index of the patient in `people`
 * @returns the patient's uid
 */
export async function addPerson(
  sql: Sql,
  number: number,
  { doctorId, at, known, dueOn }: Consultation,
): Promise<string> {
  const person = people[number]
  if (!person) throw new RangeError('nobody has this number')
  const today = mexicoDay(at)
  const { uid } = await addPatient(sql, doctorId, person.patient, today)
  const { version } = healthDataConsent
  const patch = {
    version: 0,
    confirmed: [],
    consent: { version, method: 'handwritten-signature', on: today, note: '' } as const,
    ...writtenBy(firstRecord(person, number, today, dueOn)),
  }
  await saveRecord(sql, doctorId, uid, patch, { today, known })
  return uid
}

/** Updates the short-lived parts of a patient's clinical record at a later consultation, such as weight and pregnancy. */
export async function askAgain(
  sql: Sql,
  [number, uid]: readonly [number: number, uid: string],
  { doctorId, at, known, dueOn }: Consultation,
): Promise<void> {
  const person = people[number]
  if (!person) throw new RangeError('nobody has this number')
  const today = mexicoDay(at)
  const sections = laterRecord(person, today, dueOn)
  if (Object.keys(sections).length === 0) return
  const { version } = await readRecord(sql, doctorId, uid)
  const patch = { version, confirmed: [], ...writtenBy(sections) }
  await saveRecord(sql, doctorId, uid, patch, { today, known })
}

/**
 * Sections of a clinical record in the form in which a page sends them. A page may send the date of the last period instead of
 * the expected date of birth.
 */
const writtenBy = ({ reproduction, ...sections }: ReturnType<typeof firstRecord>) => ({
  ...sections,
  ...(reproduction ? { reproduction: { ...reproduction, last_period_on: null } } : {}),
})
