import type { Texts } from '#locales/locale.ts'
import type { PatientFaults } from './patient-values.ts'

type Rules = Texts<'patient-form'>['rules']

/** Error sentences of the patient form, by field. */
export function faultSentences(faults: PatientFaults, rules: Rules): Record<string, string | undefined> {
  const { name, birth, gender, email, phone, curp } = faults
  return {
    name: name && (name === 'blank' ? rules.name : rules.nameLetterless),
    birth: birth && (birth === 'blank' ? rules.birth : rules.birthReasons[birth]),
    gender: gender && rules.sex,
    email: email && rules.email,
    phone: phone && rules.phoneReasons[phone],
    curp: curp && (curp === 'length' ? rules.curpLength : rules.curpInvalid),
  }
}
