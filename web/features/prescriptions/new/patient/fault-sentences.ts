import type { Texts } from '#locales/locale.ts'
import type { PatientFaults } from './patient-values.ts'

type Rules = Texts<'patients'>['rules']

/** What is said under each field. */
export function faultSentences(faults: PatientFaults, rules: Rules): Record<string, string | undefined> {
  const { name, birth, gender, email, phone, curp } = faults
  return {
    name: name && rules.name,
    birth: birth && (birth === 'blank' ? rules.birth : rules.birthReasons[birth]),
    gender: gender && rules.sex,
    email: email && rules.email,
    phone: phone && rules.phoneReasons[phone],
    curp: curp && curpSentence(curp, rules),
  }
}

function curpSentence(fault: NonNullable<PatientFaults['curp']>, rules: Rules): string {
  if (fault === 'length') return rules.curpLength
  return isMismatch(fault, rules) ? rules.curpMismatch[fault] : rules.curpInvalid
}

type Mismatch = keyof Rules['curpMismatch']

const isMismatch = (fault: string, rules: Rules): fault is Mismatch => fault in rules.curpMismatch
