import type { RecordSections } from '#contract/patients/patient-record.ts'
import { healthDataConsent } from '#knowledge/law/health-data-consent.ts'
import type { Sql } from '../database/database.ts'

/** A patient with the clinical record, in one row; version 0 when nothing is recorded. */
export interface RecordRow extends RecordSections {
  patient_id: number
  uid: string
  date_of_birth: string
  birth_approximate: boolean
  gender: 'M' | 'F' | 'O'
  name: string
  curp: string
  /** Whether nobody has consented yet to the requested version of the consent text. */
  consent_needed: boolean
  version: number
  changed_at: Date | null
}

/** The clinical record of a patient, which is also found by the uid of a patient merged into that patient. */
export async function recordOf(sql: Sql, doctorId: number, uid: string): Promise<RecordRow | undefined> {
  const rows = await sql.query<RecordRow>(
    `select p.id as patient_id, p.uid, p.date_of_birth, p.birth_approximate, p.gender, p.name, p.curp, coalesce(r.version, 0) as version, r.changed_at,
            r.allergies, r.conditions, r.weight, r.height, r.reproduction, r.creatinine, r.liver, r.habits, r.vaccines, r.medication,
            not exists (select 1 from patient_consent c where c.doctor_id = p.doctor_id and c.version = $3 and c.withdrawn_at is null
                and c.patient_id in (select m.id from patient m where m.doctor_id = p.doctor_id
                                       and (m.id = p.id or m.merged_into = p.id))) as consent_needed
     from patient asked
     join patient p on p.doctor_id = asked.doctor_id and p.id = coalesce(asked.merged_into, asked.id)
     left join patient_record r on r.doctor_id = p.doctor_id and r.patient_id = p.id
     where asked.doctor_id = $1 and asked.uid = $2`,
    [doctorId, uid, healthDataConsent.version],
  )
  return rows[0]
}

const json = (section: unknown): string | null => (section === null ? null : JSON.stringify(section))

const values = (s: RecordSections) =>
  [
    json(s.allergies),
    json(s.conditions),
    json(s.weight),
    json(s.height),
    json(s.reproduction),
    json(s.creatinine),
    json(s.liver),
    json(s.habits),
    json(s.vaccines),
    json(s.medication),
  ] as const

/**
 * Replaces the version of a clinical record that was read, and stores that version as an earlier one.
 * @returns false when the stored version has changed since
 */
export async function writeRecord(
  sql: Sql,
  r: { doctorId: number; patientId: number; version: number; sections: RecordSections },
): Promise<boolean> {
  const { doctorId, patientId, version, sections } = r
  const rows =
    version === 0
      ? await sql.query(
          `insert into patient_record (doctor_id, patient_id, allergies, conditions, weight, height, reproduction,
             creatinine, liver, habits, vaccines, medication)
           values ($1, $2, $3::jsonb, $4::jsonb, $5::jsonb, $6::jsonb, $7::jsonb, $8::jsonb, $9::jsonb, $10::jsonb, $11::jsonb, $12::jsonb)
           on conflict do nothing returning version`,
          [doctorId, patientId, ...values(sections)],
        )
      : await sql.query(
          `with old as (
             select * from patient_record where doctor_id = $1 and patient_id = $2 and version = $13 for update
           ), kept as (
             insert into patient_record_past (doctor_id, patient_id, version, sections, written_at)
             select doctor_id, patient_id, version,
                    to_jsonb(old) - array['doctor_id', 'patient_id', 'version', 'changed_at'], changed_at
             from old
           )
           update patient_record r set version = r.version + 1, changed_at = act_time(), allergies = $3::jsonb,
             conditions = $4::jsonb, weight = $5::jsonb, height = $6::jsonb, reproduction = $7::jsonb,
             creatinine = $8::jsonb, liver = $9::jsonb, habits = $10::jsonb, vaccines = $11::jsonb,
             medication = $12::jsonb
           from old where r.doctor_id = old.doctor_id and r.patient_id = old.patient_id returning r.version`,
          [doctorId, patientId, ...values(sections), version],
        )
  return rows.length === 1
}
