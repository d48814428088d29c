import type { RecordSections } from '#contract/patients/patient-record.ts'
import type { FieldErrors } from '#contract/problem.ts'
import { isUnlikely } from '#contract/values/body-measures.ts'
import { dueByLastPeriod, LONGEST_PREGNANCY_DAYS, TERM_DAYS } from '#contract/patients/pregnancy-dates.ts'
import { addDays } from '#contract/values/calendar-day.ts'
import { monthsOn } from './record-facts.ts'

/** Personal data of the patient that the rules for a clinical record use. */
interface Subject {
  date_of_birth: string
  gender: 'M' | 'F' | 'O'
}

type Changed = Partial<RecordSections>

/**
 * Faults of the changed sections of a clinical record, by field.
 * @param confirmed sections whose unlikely value somebody has confirmed
 */
export function recordFaults(
  changed: Changed,
  patient: Subject,
  today: string,
  confirmed: readonly string[],
  isAllergen: (key: string) => boolean,
): FieldErrors {
  const fields: FieldErrors = {}
  const day = (at: string, value: string | null | undefined) => {
    if (!value) return
    if (value > today) fields[at] = ['date-future']
    else if (value < patient.date_of_birth) fields[at] = ['before-birth']
  }
  const measure = (name: 'weight' | 'height' | 'creatinine', value: number, on: string) => {
    day(`${name}.on`, on)
    if (confirmed.includes(name) || fields[`${name}.on`]) return
    if (isUnlikely(name, value, monthsOn(patient.date_of_birth, on))) fields[name] = ['measure-unlikely']
  }
  const { weight, height, creatinine, reproduction, liver, habits } = changed
  if (weight) measure('weight', weight.kg, weight.on)
  if (height) measure('height', height.cm, height.on)
  day('liver.on', liver?.on)
  day('habits.on', habits?.on)
  if (creatinine) measure('creatinine', creatinine.mg_dl, creatinine.on)

  changed.allergies?.forEach(({ key }, n) => {
    if (key !== '' && !isAllergen(key)) fields[`allergies.${n}.key`] = ['allergen-unknown']
  })
  twice(changed.allergies?.map(({ key, text }) => key || text)).forEach((n) => {
    fields[`allergies.${n}.text`] = ['key-twice']
  })
  twice(changed.conditions?.map(({ code }) => code)).forEach((n) => {
    fields[`conditions.${n}.code`] = ['key-twice']
  })
  twice(changed.medication?.map(({ key }) => key)).forEach((n) => {
    fields[`medication.${n}.key`] = ['key-twice']
  })
  changed.conditions?.forEach(({ since }, n) => day(`conditions.${n}.since`, since))
  changed.medication?.forEach(({ since, stopped_on: stopped }, n) => {
    day(`medication.${n}.since`, since)
    day(`medication.${n}.stopped_on`, stopped)
    if (since && stopped && stopped < since) fields[`medication.${n}.stopped_on`] = ['stopped-before']
  })

  changed.vaccines?.forEach(({ on }, n) => day(`vaccines.${n}.on`, on))
  twice(changed.vaccines?.map(({ key }) => key)).forEach((n) => {
    fields[`vaccines.${n}.key`] = ['key-twice']
  })

  if (reproduction) {
    day('reproduction.on', reproduction.on)
    const { due_on: due } = reproduction
    if (patient.gender === 'M' && (reproduction.pregnant || reproduction.lactating))
      fields['reproduction'] = ['pregnant-other-sex']
    if (
      due !== null &&
      (due > addDays(today, TERM_DAYS) || due < addDays(today, TERM_DAYS - LONGEST_PREGNANCY_DAYS))
    )
      fields['reproduction.due_on'] = ['due-too-far']
  }
  return fields
}

/** Indexes of the entries that repeat an earlier key of the list. */
const twice = (keys: readonly string[] = []): number[] =>
  keys.flatMap((key, n) => (keys.indexOf(key) < n ? [n] : []))

/** Faults of the last menstrual period, from which the due date is derived. */
export function lastPeriodFaults(
  written: { pregnant: boolean; due_on: string | null; last_period_on: string | null } | null | undefined,
  { date_of_birth: born }: Subject,
  today: string,
): FieldErrors {
  const period = written?.last_period_on ?? null
  if (!written || period === null) return {}
  const fault = (key: string): FieldErrors => ({ 'reproduction.last_period_on': [key] })
  if (!written.pregnant) return fault('period-without-pregnancy')
  if (period > today) return fault('date-future')
  if (period < born) return fault('before-birth')
  if (period < addDays(today, -LONGEST_PREGNANCY_DAYS)) return fault('period-too-far')
  return written.due_on !== null && written.due_on !== dueByLastPeriod(period)
    ? fault('period-other-due')
    : {}
}
