import type * as z from 'zod/mini'
import type { DraftNewPatient } from '#contract/drafts/drafts.ts'
import type { NewPatient, Patient } from '#contract/patients/patients.ts'
import { ageOn } from '#contract/values/age.ts'
import { isEmail } from '#contract/values/email.ts'
import {
  checkCurp,
  type CurpMismatch,
  curpMismatches,
  type CurpReason,
} from '#contract/values/identifiers/curp.ts'
import { checkDateOrAge, type DateOrAgeReason } from '#contract/values/date-or-age.ts'
import { checkPhone, type PhoneReason } from '#contract/values/phone/phone.ts'

/** Values of the patient form as typed. */
export type PatientValues = z.output<typeof DraftNewPatient>

const noPatient: PatientValues = { name: '', birth: '', gender: '', email: '', phone: '', curp: '', file: '' }

/** Faults of a typed patient, by field. */
export interface PatientFaults {
  name?: 'blank' | 'letterless'
  birth?: 'blank' | DateOrAgeReason
  gender?: 'blank'
  email?: 'format'
  phone?: PhoneReason
  curp?: CurpReason
}

/**
 * Initial values of a new patient from the text of a search: an address is the email, a number the telephone, and a
 * CURP fills several fields.
 */
export function valuesFromSearch(search: string): PatientValues {
  const text = search.trim()
  if (text.includes('@')) return { ...noPatient, email: text }
  if (/^[+\d][\d\s()-]{4,}$/.test(text)) return { ...noPatient, phone: text }
  if (checkCurp(text).ok) return withCurp({ ...noPatient, curp: text.toUpperCase() })
  return { ...noPatient, name: text }
}

/** Initial values of the form: a patient's saved data, what was typed before a reload, or the text of the search. */
export function openingPatient(
  patient: Patient | null,
  typed: PatientValues | null,
  today: string,
): PatientValues {
  if (patient) return patientValues(patient, today)
  const { name, ...others } = typed ?? noPatient
  return Object.values(others).some((text) => text !== '') ? { ...others, name } : valuesFromSearch(name)
}

/** A patient's saved data as form values. A patient recorded by age has the age on the given day. */
export const patientValues = (patient: Patient, today: string): PatientValues => ({
  name: patient.name,
  birth: patient.birth_approximate
    ? String(ageOn(patient.date_of_birth, today)?.years ?? patient.date_of_birth)
    : patient.date_of_birth,
  gender: patient.gender,
  email: patient.email,
  phone: patient.phone,
  curp: patient.curp,
  file: patient.external_patient_file,
})

/** Fills the date of birth and the sex from a valid CURP where they are still empty. */
export function withCurp(values: PatientValues): PatientValues {
  const curp = checkCurp(values.curp)
  if (!curp.ok) return values
  const gender = curp.value.sex === 'H' ? 'M' : 'F'
  return {
    ...values,
    birth: values.birth.trim() || curp.value.dateOfBirth,
    gender: values.gender || gender,
  }
}

/**
 * Finds the faults of the typed values of a patient.
 * @param today the day at the doctor's place, `YYYY-MM-DD`
 */
export function patientFaults(values: PatientValues, today: string): PatientFaults {
  const faults: PatientFaults = {}
  if (!values.name.trim()) faults.name = 'blank'
  else if (!/\p{L}/u.test(values.name)) faults.name = 'letterless'
  const birth = checkDateOrAge(values.birth, today)
  if (!birth.ok) faults.birth = values.birth.trim() ? birth.reason : 'blank'
  if (!values.gender) faults.gender = 'blank'
  const email = values.email.trim()
  if (email && !isIdentifier(email)) faults.email = 'format'
  const phone = checkPhone(values.phone)
  if (values.phone.trim() && !phone.ok) faults.phone = phone.reason
  const curp = checkCurp(values.curp)
  if (values.curp.trim() && !curp.ok) faults.curp = curp.reason
  return faults
}

/**
 * Whether a text is an "identifier" of the contract: an email address, or any id longer than 4 characters
 * (public-api.md 1.5.5).
 */
const isIdentifier = (text: string): boolean => (text.includes('@') ? isEmail(text) : text.length > 4)

/** Fields in which the CURP differs from the form. They are shown field by field, and only the doctor corrects them. */
export function curpConflicts(values: PatientValues, today: string): CurpMismatch[] {
  const curp = checkCurp(values.curp)
  if (!curp.ok) return []
  const birth = checkDateOrAge(values.birth, today)
  return curpMismatches(curp.value, {
    ...(values.name.trim() ? { name: values.name } : {}),
    ...(values.gender ? { gender: values.gender } : {}),
    // A date computed from an age is only approximate, so that it can't contradict the CURP's date.
    ...(birth.ok && !birth.value.approximate ? { dateOfBirth: birth.value.dateOfBirth } : {}),
  })
}

/** Request body of the patient; the values must have no faults. */
export function patientBody(values: PatientValues, today: string): NewPatient {
  const birth = checkDateOrAge(values.birth, today)
  const phone = checkPhone(values.phone)
  const curp = checkCurp(values.curp)
  return {
    name: values.name.trim(),
    // When only an age was typed, the exact date of birth is taken from the CURP.
    date_of_birth:
      birth.ok && birth.value.approximate && curp.ok
        ? curp.value.dateOfBirth
        : birth.ok
          ? birth.value.dateOfBirth
          : values.birth,
    birth_approximate: birth.ok && birth.value.approximate && !curp.ok,
    gender: values.gender || 'O',
    email: values.email.trim(),
    phone: phone.ok ? phone.value : '',
    curp: curp.ok ? curp.value.text : '',
    ...(values.file ? { external_patient_file: values.file } : {}),
  }
}

const IN_BODY = {
  name: 'name',
  birth: 'date_of_birth',
  gender: 'gender',
  email: 'email',
  phone: 'phone',
  curp: 'curp',
} as const

/**
 * Fields whose typed value differs from the value in `kept`. Both values are normalised first, so that two spellings of one
 * number or day count as equal.
 */
export function otherFields(values: PatientValues, kept: Patient, today: string): (keyof typeof IN_BODY)[] {
  const [typed, saved] = [patientBody(values, today), patientBody(patientValues(kept, today), today)]
  const fields = Object.keys(IN_BODY) as (keyof typeof IN_BODY)[]
  return fields.filter((field) => typed[IN_BODY[field]] !== saved[IN_BODY[field]])
}
