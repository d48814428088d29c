import { IS_CONTINUED } from '../../database/continued-course.ts'
import type { Sql } from '../../database/database.ts'

/** Maximum number of items of one kind on the list of matters that need the doctor's attention. */
const MOST = 20

/**
 * SQL expression for a column of the patient whose row has the alias `named`. For a merged patient, the column of the patient
 * into which they were merged is used.
 */
const PATIENT = (column: 'name' | 'email'): string => `(select p.${column} from patient p
    where p.doctor_id = named.doctor_id
      and p.id = case when named.merged_into is null then named.id else named.merged_into end)`

/** SQL expression for the names of the medicines of prescription `r` that were not cancelled; null when all were. */
const MEDICATIONS = `(select array_agg(case when i.generic = '' then i.presentation else i.generic end order by i.position)
    from prescription_item i
    where i.doctor_id = r.doctor_id and i.prescription_id = r.id and i.ended_at is null)`

/**
 * Makes PostgreSQL plan each statement of the transaction once for all doctors. Each statement finds its rows by an index that
 * begins with the doctor, and planning took longer than running.
 */
export async function planForAnyDoctor(sql: Sql): Promise<void> {
  await sql.query(`select set_config('plan_cache_mode', 'force_generic_plan', true)`)
}

interface OfPrescription {
  signature: string
  patient_name: string | null
  medications: string[] | null
}

export interface LostMail extends OfPrescription {
  id: number
  state: string
  changed_at: Date
  email: string | null
}

/**
 * Reads mails of the last 30 days that did not arrive, or may not have arrived, and after which no mail about the same
 * prescription was sent. The newest comes first.
 */
export async function lostMails(sql: Sql, doctorId: number, now: Date): Promise<LostMail[]> {
  return sql.query<LostMail>(
    `select m.id, m.state, m.changed_at, r.signature, ${PATIENT('name')} as patient_name,
       ${PATIENT('email')} as email, ${MEDICATIONS} as medications
     from mail m
     join prescription r on r.doctor_id = m.doctor_id and r.id = m.prescription_id
     join patient named on named.doctor_id = r.doctor_id and named.id = r.patient_id
     where m.doctor_id = $1 and m.state in ('failed', 'unknown')
       and m.changed_at > $2::timestamptz - interval '30 days' and r.state = 'issued'
       and not exists (select from mail later where later.doctor_id = m.doctor_id
         and later.prescription_id = m.prescription_id and later.id > m.id)
     order by m.id desc limit ${MOST}`,
    [doctorId, now],
  )
}

export interface WaitingDraft {
  id: string
  version: number
  changed_at: Date
  assistant: string | null
  patient_name: string
  medications: string[] | null
}

/**
 * Reads the drafts that an assistant submitted, and those that the doctor began in the last 14 days, the latest first.
 * `assistant` is null for the doctor's own drafts.
 */
export async function waitingDrafts(sql: Sql, doctorId: number, now: Date): Promise<WaitingDraft[]> {
  return sql.query<WaitingDraft>(
    `select d.id, d.version, d.changed_at, a.name as assistant,
       coalesce(d.body #>> '{patient,name}', d.body #>> '{newPatient,name}', '') as patient_name,
       (select array_agg(coalesce(nullif(one ->> 'generic', ''), one ->> 'presentation') order by at)
        from jsonb_array_elements(d.body -> 'rows') with ordinality row (one, at)) as medications
     from draft d left join assistant a on a.assistant_id = d.prepared_by
     where d.doctor_id = $1
       and (d.state = 'submitted'
         or d.prepared_by is null and d.changed_at > $2::timestamptz - interval '14 days')
     order by d.changed_at desc limit ${MOST}`,
    [doctorId, now],
  )
}

export interface EndingCourse extends OfPrescription {
  prescription_id: number
  ends_on: string
  issued_at: Date
}

/**
 * Reads long courses of treatment that end within the next seven days and are continued by no other course, if the patient did
 * not ask for a renewal. The first to end comes first.
 * @param today `YYYY-MM-DD`
 */
export async function endingCourses(sql: Sql, doctorId: number, today: string): Promise<EndingCourse[]> {
  return sql.query<EndingCourse>(
    `select c.prescription_id, c.ends_on, r.issued_at, r.signature, ${PATIENT('name')} as patient_name,
       ${MEDICATIONS} as medications
     from course_end c
     join prescription r on r.doctor_id = c.doctor_id and r.id = c.prescription_id
     join patient named on named.doctor_id = r.doctor_id and named.id = r.patient_id
     where c.doctor_id = $1 and c.ends_on between $2::date and $2::date + 7 and r.state = 'issued'
       and not ${IS_CONTINUED}
       and not exists (select from renewal_request q
         where q.doctor_id = c.doctor_id and q.prescription_id = c.prescription_id)
     order by c.ends_on, c.prescription_id limit ${MOST}`,
    [doctorId, today],
  )
}

export interface RequestedRenewal extends OfPrescription {
  prescription_id: number
  ends_on: string
  requested_at: Date
}

/** Reads renewals that patients asked for in the last 90 days and that the doctor did not issue, the newest first. */
export async function requestedRenewals(sql: Sql, doctorId: number, now: Date): Promise<RequestedRenewal[]> {
  return sql.query<RequestedRenewal>(
    `select q.prescription_id, c.ends_on, q.requested_at, r.signature, ${PATIENT('name')} as patient_name,
       ${MEDICATIONS} as medications
     from renewal_request q
     join course_end c on c.doctor_id = q.doctor_id and c.prescription_id = q.prescription_id
     join prescription r on r.doctor_id = q.doctor_id and r.id = q.prescription_id
     join patient named on named.doctor_id = r.doctor_id and named.id = r.patient_id
     where q.doctor_id = $1 and q.requested_at > $2::timestamptz - interval '90 days' and r.state = 'issued'
       and not ${IS_CONTINUED}
     order by q.requested_at desc limit ${MOST}`,
    [doctorId, now],
  )
}

export interface LicenceOfDoctor {
  licence_state: string
  licence_reason: string
  licence_version: number
  licence_changed_at: Date
  specialty: string
  specialty_until: string | null
}

export async function ownLicence(sql: Sql, doctorId: number): Promise<LicenceOfDoctor | undefined> {
  const rows = await sql.query<LicenceOfDoctor>(
    `select licence_state, licence_reason, licence_version, licence_changed_at, specialty, specialty_until
     from doctor where doctor_id = $1`,
    [doctorId],
  )
  return rows[0]
}
