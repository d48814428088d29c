import { createHash } from 'node:crypto'
import { errorCode, type Transaction } from '../../database/database.ts'
import { readForIssue } from './read-for-issue.ts'
import { type IssueDependencies, type IssueRequest, UsedMeanwhile } from './issue-request.ts'
import type { Issued } from './issued-act.ts'
import { judgeIssue } from './judge-issue.ts'
import { canonical } from '../payload.ts'
import { writeIssue } from './write-issue.ts'

const TRIES = 3

/**
 * Issues a prescription in one transaction and three steps: read, judge, write. A repeated idempotency key returns the
 * prescription that was made with it. An ordinary issue takes two round trips to the database: one for all reads, one
 * for all writes and COMMIT. A statement added between them adds a round trip to every issue.
 * @returns the stored prescription, or all the documents that the draft became
 * @throws Problem with the fields to correct; `key-reused` when the key was used for other content
 */
export async function issuePrescription(deps: IssueDependencies, request: IssueRequest): Promise<Issued> {
  // The doctor's answer to the question about a repeated prescription is left out of the hash. A draft that is sent
  // again with this answer is still the same request.
  const { if_repeated: _answered, ...content } = request.draft
  const requestHash = createHash('sha256').update(canonical(content)).digest()
  const acts = async (sql: Transaction): Promise<Issued> => {
    const answer = await readForIssue(sql, deps, request, requestHash)
    if ('replayed' in answer) return answer.replayed
    const plan = judgeIssue(deps, request.draft, answer.facts)
    return writeIssue(sql, deps, request, requestHash, answer.facts, plan)
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await deps.database.asWhomItProves(acts)
    } catch (error) {
      // A concurrent request used the same idempotency key, or (hardly ever) the random code exists already. The retry
      // reads the stored prescription, or draws another code.
      const again = errorCode(error) === '23505' || error instanceof UsedMeanwhile
      if (!again || attempt >= TRIES) throw error
    }
  }
}
