import type { Product } from '../product.ts'
import { runSql } from './run-sql.ts'

/** Adds a second doctor at the demo's hospital, with the same password, directly in the database. */
export async function addColleague(product: Product): Promise<{ email: string; password: string }> {
  const email = product.addressOf('colega@recetario.example')
  await runSql(
    product,
    `with made as (
       insert into account (kind, email, password_hash, email_verified_at)
       select kind, $2, password_hash, email_verified_at from account where email = $1 returning id
     )
     insert into doctor (doctor_id, name, profession, cedula, institution, phone, licence_state)
     select made.id, 'Colega Ficticia', d.profession, '0000003', d.institution, d.phone, d.licence_state
     from doctor d join account a on a.id = d.doctor_id, made where a.email = $1`,
    [product.demo.doctor.email, email],
  )
  // The membership is inserted by a second statement: when a doctor is inserted, the trigger no_earlier_invitations deletes every
  // membership with the doctor's number.
  await runSql(
    product,
    `insert into membership (doctor_id, hospital_id, is_active)
     select colleague.id, m.hospital_id, true
     from membership m join account a on a.id = m.doctor_id, account colleague
     where a.email = $1 and colleague.email = $2`,
    [product.demo.doctor.email, email],
  )
  return { email, password: product.demo.doctor.password }
}
