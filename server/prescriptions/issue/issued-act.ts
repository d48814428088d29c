import { Problem } from '#contract/problem.ts'
import type { Sql } from '../../database/database.ts'
import type { IssueWarnings } from './issue-warnings.ts'
import { othersOfAct } from './link-queries.ts'
import { warningsOf, prescriptionById, prescriptionsByIds } from '../queries.ts'
import type { StoredPrescription } from '../stored-prescription.ts'

/** Result of issuing a draft: the first prescription, and the others where the law or a series needs several. */
export interface Issued {
  first: StoredPrescription
  others: StoredPrescription[]
  warned: IssueWarnings
}

export function issuedOf(
  [first, ...others]: StoredPrescription[],
  { doubtful, twin }: IssueWarnings,
): Issued {
  if (!first) throw new Problem('not-found')
  return { first, others, warned: { doubtful, twin } }
}

/** Reads the prescriptions of an act from the id of its first, as the call that issued them returned them. */
export async function storedAct(sql: Sql, doctorId: number, firstId: number): Promise<Issued> {
  const first = await prescriptionById(sql, doctorId, firstId)
  const others = await othersOfAct(sql, doctorId, firstId)
  const documents = first ? [first, ...(await prescriptionsByIds(sql, doctorId, others)).reverse()] : []
  return issuedOf(documents, await warningsOf(sql, doctorId, firstId))
}
