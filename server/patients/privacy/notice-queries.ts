import type { Sql } from '../../database/database.ts'

export interface ResponsibleRow {
  name: string
  female: boolean
  address: string
  phone: string
  contact: string
}

/**
 * The doctor responsible for the patients' data, with the address: the data that are also printed on the doctor's
 * sheets.
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
