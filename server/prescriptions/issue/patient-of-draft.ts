import type * as z from 'zod/mini'
import type { PatientReference } from '#contract/prescriptions.ts'
import { Problem, type FieldErrors } from '#contract/problem.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { Sql } from '../../database/database.ts'
import { findAlike } from '../../patients/find-alike.ts'
import { curpFaults } from '../../patients/rules.ts'
import { addPatient, changePatient, isUid } from '../../patients/save-patient.ts'
import { addOneAtATime, similarPatient } from './issue-queries.ts'

type Reference = z.output<typeof PatientReference>
type Named = Reference & { name: string; date_of_birth: string }

/** Uid of the patient that the request names; null for a text that is not a UUID, which PostgreSQL would refuse. */
export const uidOfDraft = ({ uid }: Reference): string | null => (uid && isUid(uid) ? uid : null)

/**
 * Uid of the patient whom the request gives by name. The patient is added unless the doctor has this patient already.
 */
export async function patientOfDraft(
  sql: Sql,
  doctorId: number,
  patient: Reference,
  today: string,
): Promise<string> {
  const fields: FieldErrors = {}
  if (!patient.name) fields['patient.name'] = ['required']
  if (!patient.date_of_birth) fields['patient.date_of_birth'] = ['required']
  if (!patient.name || !patient.date_of_birth) throw new Problem('invalid-input', { fields })
  // A CURP that contradicts the other data of the request must not choose a stored patient.
  const curp = curpFaults({
    ...patient,
    name: patient.name,
    date_of_birth: patient.date_of_birth,
    curp: patient.curp ?? '',
  })
  if (curp.length > 0 && !curp.includes('curp-invalid'))
    throw new Problem('invalid-input', { fields: { 'patient.curp': curp } })
  const written: Named = { ...patient, name: patient.name, date_of_birth: patient.date_of_birth }
  const { known, found } = await storedPatient(sql, doctorId, written)
  if (!found) return (await addPatient(sql, doctorId, written, today).catch(underPatient)).uid
  // A patient number or CURP alone must not choose the patient: a mistyped one would put the prescription into another
  // patient's hands.
  if (found.date_of_birth !== written.date_of_birth || normalize(found.name) !== normalize(written.name)) {
    const field = known ? 'patient.external_patient_file' : 'patient.curp'
    throw new Problem('invalid-input', { fields: { [field]: ['patient-differs'] } })
  }
  // A patient number or mail address that the stored patient lacks is added, so that the patient is found again and
  // gets the mail.
  const { external_patient_file: file, email } = written
  const told = {
    ...(file && found.external_patient_file === '' && { external_patient_file: file }),
    ...(email && found.email === '' && { email }),
  }
  if (Object.keys(told).length > 0)
    await changePatient(sql, doctorId, found.uid, told, today).catch(underPatient)
  return found.uid
}

/**
 * Finds the stored patient of a request. If there is none, the search is repeated after concurrent issues of the doctor
 * have added their patients born on that day. Of several issues at once for a new patient, one adds the patient, and
 * the others find the patient. The checks can then compare what these issues prescribe.
 */
async function storedPatient(sql: Sql, doctorId: number, written: Named) {
  const look = async () => {
    const known = await similarPatient(sql, doctorId, {
      name: written.name,
      dateOfBirth: written.date_of_birth,
      email: written.email ?? '',
      file: written.external_patient_file ?? '',
    })
    return { known, found: known ?? (await sameOf(sql, doctorId, written)) }
  }
  const first = await look()
  if (first.found) return first
  await addOneAtATime(sql, doctorId, written.date_of_birth)
  return look()
}

/**
 * Finds the stored patient whom the request means, so that the checks read the patient's record. The same patient has
 * the same CURP, or the same name and birth with no contradicting mail address, CURP or gender. A patient with another
 * patient number is always another patient.
 */
async function sameOf(sql: Sql, doctorId: number, written: Named) {
  const alike = await findAlike(sql, doctorId, written)
  const differs = (a: string | undefined, b: string) => !!a && b !== '' && normalize(a) !== normalize(b)
  const same = alike.find(
    ({ row, likeness }) =>
      !differs(written.external_patient_file, row.external_patient_file) &&
      (likeness.includes('curp') ||
        (likeness.includes('name') &&
          normalize(row.name) === normalize(written.name) &&
          !differs(written.email, row.email) &&
          !differs(written.curp, row.curp) &&
          !differs(written.gender, row.gender))),
  )
  return same?.row
}

/** Renames the fields of a refusal of patient data to their paths in the prescription: `patient.…`. */
function underPatient(error: unknown): never {
  if (!(error instanceof Problem) || !error.fields) throw error
  const fields = Object.entries(error.fields).map(([name, keys]) => [`patient.${name}`, keys])
  throw new Problem(error.code, { fields: Object.fromEntries(fields) as FieldErrors })
}
