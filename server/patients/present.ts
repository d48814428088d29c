import type { PatientRecord } from '#contract/patients/patient-record.ts'
import type { Patient } from '#contract/patients/patients.ts'
import { checkCurp, curpMismatches } from '#contract/values/identifiers/curp.ts'
import type { PatientRow } from './queries.ts'
import { gfrOf, trimesterOn, weightOn } from './record-facts.ts'
import type { RecordSections } from '#contract/patients/patient-record.ts'
import type { RecordRow } from './record-queries.ts'

export const presentPatient = (p: PatientRow): Patient => ({
  ...p,
  last_prescribed_at: p.last_prescribed_at?.toISOString() ?? null,
})

/** A patient's record, as the API returns it. @param today the day in Mexico City, `YYYY-MM-DD` */
export function presentRecord(r: RecordRow, today: string): PatientRecord {
  const gfr = gfrOf(r)
  return {
    uid: r.uid,
    version: r.version,
    changed_at: r.changed_at?.toISOString() ?? null,
    ...sectionsOf(r),
    trimester: trimesterOn(r.reproduction, today),
    egfr: gfr === null ? null : Math.round(gfr),
    is_weight_current: weightOn(r.weight, r.date_of_birth, today) !== null,
    curp_conflicts: curpConflicts(r),
    consent_needed: r.consent_needed,
  }
}

export const sectionsOf = ({
  allergies,
  conditions,
  weight,
  height,
  reproduction,
  creatinine,
  liver,
  habits,
  vaccines,
  medication,
}: RecordSections): RecordSections => ({
  allergies,
  conditions,
  weight,
  height,
  reproduction,
  creatinine,
  liver,
  habits,
  vaccines,
  medication,
})

function curpConflicts(
  p: Pick<RecordRow, 'curp' | 'name' | 'date_of_birth' | 'birth_approximate' | 'gender'>,
) {
  const curp = checkCurp(p.curp)
  return curp.ok
    ? curpMismatches(curp.value, {
        name: p.name,
        gender: p.gender,
        // A date of birth that was computed from an age is approximate and can't contradict the CURP.
        ...(p.birth_approximate ? {} : { dateOfBirth: p.date_of_birth }),
      })
    : []
}
