import { mexicoDay } from '#contract/values/mexico-day.ts'
import { healthDataConsent } from '#knowledge/law/health-data-consent.ts'
import type { Sql } from '../../database/database.ts'
import { addPatient } from '../../patients/save-patient.ts'
import { readRecord, saveRecord } from '../../patients/save-record.ts'
import type { SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { chronic } from './chronic-treatments.ts'
import type { Person } from './people.ts'

interface Consultation {
  doctorId: number
  at: Date
  rules: SafetyKnowledge
  /** Weight of a child in kg; null for an adult. */
  kg: number | null
}

/** Adds a patient at the first consultation, with the chronic illness or the weight in the record. @returns the uid */
export async function addPerson(
  sql: Sql,
  { patient, chronic: name }: Person,
  { doctorId, at, rules, kg }: Consultation,
): Promise<string> {
  const today = mexicoDay(at)
  const { uid } = await addPatient(sql, doctorId, patient, today)
  if (!name && kg === null) return uid
  const { version } = healthDataConsent
  const patch = {
    version: 0,
    confirmed: [],
    consent: { version, method: 'handwritten-signature', on: today, note: '' } as const,
    ...(name ? { conditions: [{ ...chronic[name].diagnosis, since: null }], allergies: [] } : {}),
    ...(kg === null ? {} : { weight: { kg, on: today } }),
  }
  await saveRecord(sql, doctorId, uid, patch, { today, safety: rules })
  return uid
}

/** Records the weight of a child who is there again. */
export async function weighChild(
  sql: Sql,
  uid: string,
  { doctorId, at, rules, kg }: Consultation & { kg: number },
): Promise<void> {
  const today = mexicoDay(at)
  const { version } = await readRecord(sql, doctorId, uid)
  const patch = { version, confirmed: [], weight: { kg, on: today } }
  await saveRecord(sql, doctorId, uid, patch, { today, safety: rules })
}
