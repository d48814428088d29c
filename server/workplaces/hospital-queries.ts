import type { TimeZone } from '#contract/values/time-zone.ts'
import type { SheetColour, Template } from '#contract/places/sheet-layout.ts'
import type { MembershipType, Paper } from '#contract/places/workplaces.ts'
import type { Sql } from '../database/database.ts'

export interface HospitalRow {
  id: number
  created_at: Date
  name: string
  patron: string
  location: string
  contact: string
  headline: string
  paper: Paper
  page_template: Template
  sheet_header: string
  sheet_footer: string
  sheet_colour: SheetColour
  prints_diagnosis: boolean
  is_active: boolean
  info: boolean
  send_emails: boolean
  public_institution: boolean
  zip_code: string
  /** The time zone that was chosen for the hospital; '' for that of its address. */
  time_zone: TimeZone | ''
  location_lat: string
  location_lon: string
  google_place_id: string
  logo_id: string | null
  university_logo_id: string | null
  type: MembershipType
  clinics: { id: number; name: string; location: string }[]
}

/** SQL expression for the clinics of the hospital `h`, as JSON. */
export const CLINICS = `coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name, 'location', c.location) order by c.id)
                      from clinic c where c.hospital_id = h.id), '[]') as clinics`

/** The doctor's hospitals: all of them, or one by id. */
export async function hospitalsOf(
  sql: Sql,
  doctorId: number,
  page: { id: number | null; limit: number; offset: number },
): Promise<HospitalRow[]> {
  return sql.query<HospitalRow>(
    `select h.*, m.type,
            ${CLINICS}
     from membership m join hospital h on h.id = m.hospital_id
     where m.doctor_id = $1 and not m.is_deleted and ($2::bigint is null or h.id = $2)
     order by h.id limit $3 offset $4`,
    [doctorId, page.id, page.limit, page.offset],
  )
}

export async function countHospitals(sql: Sql, doctorId: number): Promise<number> {
  const rows = await sql.query<{ count: number }>(
    'select count(*)::int as count from membership where doctor_id = $1 and not is_deleted',
    [doctorId],
  )
  return rows[0]!.count
}

/** Reads a doctor's role at a hospital. @returns undefined when the doctor is no member */
export async function roleAt(
  sql: Sql,
  doctorId: number,
  hospitalId: number,
): Promise<MembershipType | undefined> {
  const rows = await sql.query<{ type: MembershipType }>(
    'select type from membership where doctor_id = $1 and hospital_id = $2 and not is_deleted',
    [doctorId, hospitalId],
  )
  return rows[0]?.type
}

type Choice =
  | 'page_template'
  | 'sheet_header'
  | 'sheet_footer'
  | 'sheet_colour'
  | 'prints_diagnosis'
  | 'paper'
  | 'is_active'
  | 'info'
  | 'send_emails'
  | 'public_institution'
  | Place
type Place = 'zip_code' | 'time_zone' | 'location_lat' | 'location_lon' | 'google_place_id'
type Printed = 'name' | 'patron' | 'headline' | 'location' | 'contact'

/** Columns of a hospital that are changed. An absent column keeps its value. */
export type HospitalChange = { readonly [C in Printed | Choice]?: HospitalRow[C] | undefined }
export type NewWorkplace = Pick<HospitalRow, Printed> & Omit<HospitalChange, Printed>

/**
 * Inserts a hospital without members. Its id is drawn from the sequence first, because `returning` would need the right
 * to read the row, which only members have.
 */
export async function insertHospital(sql: Sql, h: NewWorkplace): Promise<number> {
  const numbers = await sql.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('hospital', 'id')) as id`,
  )
  const id = numbers[0]!.id
  await sql.query(
    `insert into hospital (id, name, patron, headline, location, contact, paper, is_active, info, send_emails, zip_code,
                           location_lat, location_lon, google_place_id, public_institution, page_template, sheet_header, sheet_footer,
                           sheet_colour, prints_diagnosis, time_zone) overriding system value
     values ($1, $2, $3, $4, $5, $6, coalesce($7, 'letter'), coalesce($8, true), coalesce($9, false),
             coalesce($10, true), coalesce($11, ''), coalesce($12, ''), coalesce($13, ''), coalesce($14, ''),
             coalesce($15, false), coalesce($16, 'classic'), coalesce($17, ''), coalesce($18, ''),
             coalesce($19, 'brand'), coalesce($20, true), coalesce($21, ''))`,
    [id, ...columnsOf(h)],
  )
  return id
}

/**
 * Inserts a hospital with its clinics and the membership of the doctor who makes it. The hospital becomes the doctor's
 * default place if there is none yet.
 */
export async function insertWorkplace(
  sql: Sql,
  doctorId: number,
  h: NewWorkplace,
  clinics: readonly { name: string; location: string }[],
): Promise<number> {
  const id = await insertHospital(sql, h)
  await sql.query(
    `insert into membership (doctor_id, hospital_id, type, is_active)
     values ($1, $2, 'ADMIN', not exists (select 1 from membership where doctor_id = $1 and is_active))`,
    [doctorId, id],
  )
  for (const clinic of clinics) {
    await sql.query('insert into clinic (hospital_id, name, location) values ($1, $2, $3)', [
      id,
      clinic.name,
      clinic.location,
    ])
  }
  return id
}

export async function updateHospital(sql: Sql, id: number, h: HospitalChange): Promise<void> {
  await sql.query(
    `update hospital set name = coalesce($2, name), patron = coalesce($3, patron), headline = coalesce($4, headline),
       location = coalesce($5, location), contact = coalesce($6, contact), paper = coalesce($7, paper),
       is_active = coalesce($8, is_active), info = coalesce($9, info), send_emails = coalesce($10, send_emails),
       zip_code = coalesce($11, zip_code), location_lat = coalesce($12, location_lat),
       location_lon = coalesce($13, location_lon), google_place_id = coalesce($14, google_place_id),
       public_institution = coalesce($15, public_institution), page_template = coalesce($16, page_template),
       sheet_header = coalesce($17, sheet_header), sheet_footer = coalesce($18, sheet_footer),
       sheet_colour = coalesce($19, sheet_colour), prints_diagnosis = coalesce($20, prints_diagnosis),
       time_zone = coalesce($21, time_zone)
     where id = $1`,
    [id, ...columnsOf(h)],
  )
}

const columnsOf = (h: HospitalChange) =>
  [
    h.name,
    h.patron,
    h.headline,
    h.location,
    h.contact,
    h.paper,
    h.is_active,
    h.info,
    h.send_emails,
    h.zip_code,
    h.location_lat,
    h.location_lon,
    h.google_place_id,
    h.public_institution,
    h.page_template,
    h.sheet_header,
    h.sheet_footer,
    h.sheet_colour,
    h.prints_diagnosis,
    h.time_zone,
  ] as const

/** Makes the founder of a hospital an ordinary member, who may not change the hospital. */
export async function stepDown(sql: Sql, doctorId: number, hospitalId: number): Promise<void> {
  await sql.query(`update membership set type = 'MEMBER' where doctor_id = $1 and hospital_id = $2`, [
    doctorId,
    hospitalId,
  ])
}
