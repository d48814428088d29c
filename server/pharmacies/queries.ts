import type { Sql } from '../database/database.ts'

export async function pharmacyById(sql: Sql, id: number): Promise<{ name: string } | undefined> {
  const rows = await sql.query<{ name: string }>('select name from pharmacy where pharmacy_id = $1', [id])
  return rows[0]
}

export interface NewPharmacy {
  name: string
  location: string
  zipCode?: string
  phone?: string
}

export async function insertPharmacy(sql: Sql, id: number, p: NewPharmacy): Promise<void> {
  await sql.query(
    'insert into pharmacy (pharmacy_id, name, location, zip_code, phone) values ($1, $2, $3, $4, $5)',
    [id, p.name, p.location, p.zipCode ?? '', p.phone ?? ''],
  )
}

export interface SoldRow {
  position: number
  quantity: number
  dispensed: string
  bought: boolean
}

export interface NewFill {
  doctorId: number
  prescriptionId: number
  pharmacyId: number
  pharmacyName: string
  salesCode: string
  /** Treatment of the paper sheet at this sale: none, sealed, or retained by the pharmacy. */
  paper: 'none' | 'sealed' | 'retained'
  rows: SoldRow[]
}

/**
 * Inserts a sale with its rows and updates the remaining quantities in one statement. @returns the number of the
 * sale
 */
export async function insertFill(sql: Sql, f: NewFill): Promise<number> {
  const rows = await sql.query<{ id: number }>(
    `with sale as (
       insert into fill (doctor_id, prescription_id, pharmacy_id, pharmacy_name, sales_code, paper)
       values ($1, $2, $3, $4, $5, $7)
       returning id
     ), sold as (
       select * from jsonb_to_recordset($6::jsonb) as s(position smallint, quantity integer, dispensed text, bought boolean)
     ), written as (
       insert into fill_item (doctor_id, prescription_id, fill_id, position, quantity, dispensed)
       select $1, $2, sale.id, sold.position, sold.quantity, sold.dispensed from sale, sold
     ), left_over as (
       update prescription_item i set bought_qty = i.bought_qty + sold.quantity, bought = sold.bought
       from sold where i.doctor_id = $1 and i.prescription_id = $2 and i.position = sold.position
     )
     select id from sale`,
    [
      f.doctorId,
      f.prescriptionId,
      f.pharmacyId,
      f.pharmacyName,
      f.salesCode,
      JSON.stringify(f.rows),
      f.paper,
    ],
  )
  return rows[0]!.id
}

export async function fillByTicket(
  sql: Sql,
  f: Pick<NewFill, 'doctorId' | 'prescriptionId' | 'pharmacyId' | 'salesCode'>,
): Promise<{ position: number; quantity: number }[]> {
  return sql.query<{ position: number; quantity: number }>(
    `select x.position, x.quantity from fill f join fill_item x
       on x.doctor_id = f.doctor_id and x.prescription_id = f.prescription_id and x.fill_id = f.id
     where f.doctor_id = $1 and f.prescription_id = $2 and f.pharmacy_id = $3 and f.sales_code = $4
     order by x.position`,
    [f.doctorId, f.prescriptionId, f.pharmacyId, f.salesCode],
  )
}

export async function countFills(sql: Sql, doctorId: number, prescriptionId: number): Promise<number> {
  const rows = await sql.query<{ count: number }>(
    'select count(*) as count from fill where doctor_id = $1 and prescription_id = $2',
    [doctorId, prescriptionId],
  )
  return rows[0]?.count ?? 0
}

/**
 * Treatment of the paper sheet at the last sale of a prescription (none, sealed or retained); null before the first
 * sale.
 */
export async function salePaper(
  sql: Sql,
  doctorId: number,
  prescriptionId: number,
): Promise<NewFill['paper'] | null> {
  const rows = await sql.query<{ paper: NewFill['paper'] }>(
    'select paper from fill where doctor_id = $1 and prescription_id = $2 order by id desc limit 1',
    [doctorId, prescriptionId],
  )
  return rows[0]?.paper ?? null
}
