import { Problem } from '#contract/problem.ts'
import type { Sql } from '../../database/database.ts'
import type { DoubtfulDiagnosis } from './doubtful-diagnoses.ts'
import { othersOfAct } from './link-queries.ts'
import { doubtfulOf, prescriptionById, prescriptionsByIds } from '../queries.ts'
import type { StoredPrescription } from '../stored-prescription.ts'

/** Result of issuing a draft: the first prescription, and the others where the law or a series needs several. */
export interface Issued {
  first: StoredPrescription
  others: StoredPrescription[]
  /** Diagnosis codes that should be reviewed. */
  doubtful: readonly DoubtfulDiagnosis[]
}

export function issuedOf(
  [first, ...others]: StoredPrescription[],
  doubtful: readonly DoubtfulDiagnosis[],
): Issued {
  if (!first) throw new Problem('not-found')
  return { first, others, doubtful }
}

/** Reads the prescriptions of an act from the id of its first, as the call that issued them returned them. */
export async function storedAct(sql: Sql, doctorId: number, firstId: number): Promise<Issued> {
  const first = await prescriptionById(sql, doctorId, firstId)
  const others = await othersOfAct(sql, doctorId, firstId)
  const documents = first ? [first, ...(await prescriptionsByIds(sql, doctorId, others)).reverse()] : []
  return issuedOf(documents, await doubtfulOf(sql, doctorId, firstId))
}
