import { mexicoToday } from '#contract/values/mexico-day.ts'
import type { Product } from '../product.ts'
import { runSql } from './run-sql.ts'

/** Medicines in the test's monthly figures, each with the number of prescription rows that contained it. */
const MEDICINES = [
  ['Metformina', 31],
  ['Losartán', 26],
  ['Paracetamol', 19],
  ['Atorvastatina', 14],
  ['Amoxicilina', 11],
  ['Omeprazol', 2],
] as const

/**
 * Writes counts for this month and the month before into a doctor's figures, as if four prescriptions had been issued on each
 * day until today, one of them cancelled and one filled.
 * @returns the number of days of this month that were counted
 */
export async function countMonths(product: Pick<Product, 'databaseUrl' | 'doctorId'>): Promise<number> {
  const { doctorId } = product
  const today = mexicoToday()
  await runSql(product, 'delete from figure_entry where doctor_id = $1', [doctorId])
  await runSql(product, 'delete from figure_day where doctor_id = $1', [doctorId])
  await runSql(product, 'delete from figure_name where doctor_id = $1', [doctorId])
  await runSql(
    product,
    `insert into figure_day (month, doctor_id, day, slot, issued, cancelled, filled, delivered, undelivered, alerts, overridden)
     select month_of(d::date), $1, d::date, 0, 4, 1, 1, 3, 1, 2, 1
     from generate_series((month_of($2::date) - interval '1 month')::date, $2::date, interval '1 day') d`,
    [doctorId, today],
  )
  for (const [name, uses] of MEDICINES)
    await runSql(
      product,
      `insert into figure_name (month, doctor_id, kind, name, slot, uses)
       select month_of(d::date), $1, 'medication', $2, 0, $3
       from generate_series((month_of($4::date) - interval '1 month')::date, $4::date, interval '1 month') d`,
      [doctorId, name, uses, today],
    )
  await runSql(
    product,
    `insert into figure_name (month, doctor_id, kind, name, slot, uses) values (month_of($2::date), $1, 'diagnosis', 'I10', 0, 7)`,
    [doctorId, today],
  )
  return Number(today.slice(8))
}
