import { Problem } from '#contract/problem.ts'
import type { Sql } from '../../database/database.ts'
import type { DoubtfulDiagnosis } from './doubtful-diagnoses.ts'
import { othersOfAct } from './link-queries.ts'
import { doubtfulOf, prescriptionById, prescriptionsByIds } from '../queries.ts'
import type { StoredPrescription } from '../stored-prescription.ts'

/** What one draft became: a prescription, and the others of the act where the law or a series made several of it. */
export interface Issued {
  first: StoredPrescription
  others: StoredPrescription[]
  /** Codes that should be looked at again. */
  doubtful: readonly DoubtfulDiagnosis[]
}

export function issuedOf(
  [first, ...others]: StoredPrescription[],
  doubtful: readonly DoubtfulDiagnosis[],
): Issued {
  if (!first) throw new Problem('not-found')
  return { first, others, doubtful }
}

/** What a key made, all documents of it. */
export async function storedAct(sql: Sql, doctorId: number, firstId: number): Promise<Issued> {
  const first = await prescriptionById(sql, doctorId, firstId)
  const others = await othersOfAct(sql, doctorId, firstId)
  const documents = first ? [first, ...(await prescriptionsByIds(sql, doctorId, others)).reverse()] : []
  return issuedOf(documents, await doubtfulOf(sql, doctorId, firstId))
}
