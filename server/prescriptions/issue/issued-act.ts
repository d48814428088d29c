import { Problem } from '#contract/problem.ts'
import type { Sql } from '../../database/database.ts'
import type { IssueWarnings } from './issue-warnings.ts'
import { othersOfAct } from './link-queries.ts'
import { warningsOf, prescriptionById, prescriptionsByIds } from '../queries.ts'
import type { StoredPrescription } from '../stored-prescription.ts'

/** Result of issuing a draft: the first prescription, and further ones where the law or a series requires several. */
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

/**
 * Reads all prescriptions of one issue from the id of the first, in the form in which the issuing call returned them.
 */
export async function storedAct(sql: Sql, doctorId: number, firstId: number): Promise<Issued> {
  const first = await prescriptionById(sql, doctorId, firstId)
  const others = await othersOfAct(sql, doctorId, firstId)
  const documents = first ? [first, ...(await prescriptionsByIds(sql, doctorId, others)).reverse()] : []
  return issuedOf(documents, await warningsOf(sql, doctorId, firstId))
}
