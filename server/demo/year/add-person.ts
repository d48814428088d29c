import { mexicoDay } from '#contract/values/mexico-day.ts'
import { healthDataConsent } from '#knowledge/law/health-data-consent.ts'
import type { SafetyKnowledge } from '#knowledge/safety/rule.ts'
import type { Sql } from '../../database/database.ts'
import { addPatient } from '../../patients/save-patient.ts'
import { readRecord, saveRecord } from '../../patients/save-record.ts'
import { firstRecord, laterRecord } from './first-record.ts'
import { people } from './people.ts'

interface Consultation {
  doctorId: number
  at: Date
  rules: SafetyKnowledge
  /** Expected day of birth, at a prenatal visit. */
  dueOn?: string | undefined
}

/**
 * Adds a patient at the first consultation, with the whole record.
 * @param number index of the patient in `people`
 * @returns the uid
 */
export async function addPerson(
  sql: Sql,
  number: number,
  { doctorId, at, rules, dueOn }: Consultation,
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
  await saveRecord(sql, doctorId, uid, patch, { today, safety: rules })
  return uid
}

/** Asks and measures again what a record keeps for a short time only, of a patient who is there again. */
export async function askAgain(
  sql: Sql,
  [number, uid]: readonly [number: number, uid: string],
  { doctorId, at, rules, dueOn }: Consultation,
): Promise<void> {
  const person = people[number]
  if (!person) throw new RangeError('nobody has this number')
  const today = mexicoDay(at)
  const sections = laterRecord(person, today, dueOn)
  if (Object.keys(sections).length === 0) return
  const { version } = await readRecord(sql, doctorId, uid)
  const patch = { version, confirmed: [], ...writtenBy(sections) }
  await saveRecord(sql, doctorId, uid, patch, { today, safety: rules })
}

/** Sections as a form sends them: a pregnancy may be given by its last period instead. */
const writtenBy = ({ reproduction, ...sections }: ReturnType<typeof firstRecord>) => ({
  ...sections,
  ...(reproduction ? { reproduction: { ...reproduction, last_period_on: null } } : {}),
})
