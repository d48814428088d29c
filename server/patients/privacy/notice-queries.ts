import type { Sql } from '../../database/database.ts'

export interface ResponsibleRow {
  name: string
  female: boolean
  address: string
  phone: string
  contact: string
}

const IS_UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The doctor whose privacy notice has this key in its address; undefined for an unknown key. */
export async function doctorOfNotice(sql: Sql, key: string): Promise<number | undefined> {
  if (!IS_UUID.test(key)) return undefined
  const rows = await sql.query<{ id: number }>('select id from account where notice_key = $1::uuid', [key])
  return rows[0]?.id
}

/**
 * Name, address and contact of the doctor who is responsible for the patients' data. These data are also printed on the
 * doctor's prescriptions.
 */
export async function responsibleOf(sql: Sql, doctorId: number): Promise<ResponsibleRow | undefined> {
  const rows = await sql.query<ResponsibleRow>(
    `select d.name, d.female, d.phone, coalesce(h.location, '') as address, coalesce(h.contact, '') as contact
     from doctor d
     left join lateral (
       select h.location, h.contact from membership m join hospital h on h.id = m.hospital_id
       where m.doctor_id = d.doctor_id and not m.is_deleted and h.is_active
       order by m.is_active desc, h.id limit 1
     ) h on true
     where d.doctor_id = $1 and d.name <> ''`,
    [doctorId],
  )
  return rows[0]
}
