import { runSql } from './run-sql.ts'

/**
 * Makes all prescriptions of the doctor differ for the product, so that the page does not ask before it repeats one of the last
 * ten minutes.
 */
export const allowRepeats = (product: { databaseUrl: string; doctorId: number }): Promise<void> =>
  runSql(product, 'update prescription set rows_key = null where doctor_id = $1', [product.doctorId])
