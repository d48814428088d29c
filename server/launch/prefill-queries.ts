import type { DraftPatient } from '#contract/drafts/drafts.ts'
import type { Sql } from '../database/database.ts'

/**
 * Finds the doctor's patient with a file number that the integrator gave. For a merged patient, the patient into whom they were
 * merged is returned.
 */
export async function patientOfFile(
  sql: Sql,
  doctorId: number,
  file: string,
): Promise<DraftPatient | undefined> {
  const rows = await sql.query<DraftPatient>(
    `select p.uid, p.name, p.date_of_birth, p.gender from patient asked
     join patient p on p.doctor_id = asked.doctor_id
       and p.id = case when asked.merged_into is null then asked.id else asked.merged_into end
     where asked.doctor_id = $1 and asked.external_patient_file = $2 order by asked.id limit 1`,
    [doctorId, file],
  )
  return rows[0]
}

/** Returns the hospital if the doctor prescribes there, and the clinic if it belongs to that hospital. */
export async function placeOfDoctor(
  sql: Sql,
  doctorId: number,
  hospitalId: number | null,
  clinicId: number | null,
): Promise<{ hospital: number; clinic: number | null } | undefined> {
  const rows = await sql.query<{ hospital: number; clinic: number | null }>(
    `select h.id as hospital, c.id as clinic from membership m
     join hospital h on h.id = m.hospital_id and h.is_active
     left join clinic c on c.hospital_id = h.id and c.id = $3
     where m.doctor_id = $1 and not m.is_deleted and (h.id = $2 or $2::bigint is null and c.id is not null) limit 1`,
    [doctorId, hospitalId, clinicId],
  )
  return rows[0]
}

/** Stores additional data with a draft. The prescription that is issued from the draft gets these data. */
export async function keepAdditionalData(
  sql: Sql,
  doctorId: number,
  draft: string,
  data: Record<string, unknown>,
): Promise<void> {
  await sql.query('update draft set additional_data = $3::jsonb where doctor_id = $1 and id = $2', [
    doctorId,
    draft,
    JSON.stringify(data),
  ])
}
