import pg from 'pg'
import type { Product } from '../product.ts'

/** Adds a second doctor at the demo's hospital, with the same password, directly in the database. */
export async function aColleague({
  demo,
  databaseUrl,
}: Product): Promise<{ email: string; password: string }> {
  const email = 'colega@recetario.example'
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `with made as (
         insert into account (kind, email, password_hash, email_verified_at)
         select kind, $2, password_hash, email_verified_at from account where email = $1 returning id
       ), doctor as (
         insert into doctor (doctor_id, name, profession, cedula, institution, phone, licence_state)
         select made.id, 'Colega Ficticia', d.profession, '0000003', d.institution, d.phone, d.licence_state
         from doctor d join account a on a.id = d.doctor_id, made where a.email = $1
       )
       insert into membership (doctor_id, hospital_id, is_active)
       select made.id, m.hospital_id, true from membership m join account a on a.id = m.doctor_id, made
       where a.email = $1`,
      [demo.doctor.email, email],
    )
  } finally {
    await client.end()
  }
  return { email, password: demo.doctor.password }
}
