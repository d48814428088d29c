import { createHash } from 'node:crypto'
import { errorCode, type Transaction } from '../../database/database.ts'
import { askIssue } from './ask-issue.ts'
import { type IssueDependencies, type IssueRequest, UsedMeanwhile } from './issue-request.ts'
import type { Issued } from './issued-act.ts'
import { judgeIssue } from './judge-issue.ts'
import { canonical } from '../payload.ts'
import { writeIssue } from './write-issue.ts'

const TRIES = 3

/**
 * Issues a prescription in one transaction and three acts: ask, judge, write. A repeated idempotency key gives back the
 * prescription that it made. Two round trips to the database are the rule: what is asked leaves at once, and COMMIT leaves
 * with what is written; whoever puts a statement between them makes every issue slower by one.
 * @returns what was stored: one prescription, or all those that the draft became
 * @throws Problem with the fields to correct; `key-reused` when the key belongs to another content
 */
export async function issuePrescription(deps: IssueDependencies, request: IssueRequest): Promise<Issued> {
  const requestHash = createHash('sha256').update(canonical(request.draft)).digest()
  const acts = async (sql: Transaction): Promise<Issued> => {
    const answer = await askIssue(sql, deps, request, requestHash)
    if ('replayed' in answer) return answer.replayed
    const plan = judgeIssue(deps, request.draft, answer.asked)
    return writeIssue(sql, deps, request, requestHash, answer.asked, plan)
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await deps.database.asWhomItProves(acts)
    } catch (error) {
      // The same key a moment earlier, or (hardly ever) a code that exists: read again, or draw again.
      const again = errorCode(error) === '23505' || error instanceof UsedMeanwhile
      if (!again || attempt >= TRIES) throw error
    }
  }
}
