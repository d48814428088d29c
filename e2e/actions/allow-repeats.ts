import { runSql } from './run-sql.ts'

/**
 * Removes from all prescriptions of the doctor the key by which the product finds prescriptions with equal rows. The page then
 * does not ask for confirmation before the doctor repeats a prescription of the last ten minutes.
 */
export const allowRepeats = (product: { databaseUrl: string; doctorId: number }): Promise<void> =>
  runSql(product, 'update prescription set rows_key = null where doctor_id = $1', [product.doctorId])
