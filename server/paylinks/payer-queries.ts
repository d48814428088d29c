import type { Sql } from '../database/database.ts'

/** Finds the doctor whose payment link has this slug in its address. */
export async function doctorOfSlug(sql: Sql, slug: string): Promise<number | undefined> {
  const rows = await sql.query<{ doctor_id: number }>(
    'select doctor_id from paylink_lookup where slug = $1',
    [slug],
  )
  return rows[0]?.doctor_id
}

/** Doctor and slug of the payment link with this id. */
export async function slugOfPaylink(
  sql: Sql,
  paylinkId: number,
): Promise<{ doctor_id: number; slug: string } | undefined> {
  const rows = await sql.query<{ doctor_id: number; slug: string }>(
    'select doctor_id, slug from paylink_lookup where paylink_id = $1',
    [paylinkId],
  )
  return rows[0]
}

export interface Payee {
  name: string
  female: boolean
  specialty: string
  phone: string
  /** Address of the doctor's workplace; '' for none. */
  address: string
}

/** Data of the doctor that the payer sees. These data are also printed on the doctor's prescriptions. */
export async function payeeOf(sql: Sql, doctorId: number): Promise<Payee | undefined> {
  const rows = await sql.query<Payee>(
    `select d.name, d.female, d.specialty, d.phone, coalesce(h.location, '') as address
     from doctor d
     left join lateral (
       select h.location from membership m join hospital h on h.id = m.hospital_id
       where m.doctor_id = d.doctor_id and not m.is_deleted and h.is_active
       order by m.is_active desc, h.id limit 1
     ) h on true
     where d.doctor_id = $1`,
    [doctorId],
  )
  return rows[0]
}
