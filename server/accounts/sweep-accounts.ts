import type { Database } from '../database/database.ts'
import { removeEndedChallenges } from './factors/challenge-queries.ts'
import { removeEndedLinks } from './letters/link-queries.ts'
import { removeOldThrottles } from './queries.ts'

/** Deletes expired links and challenges, and old counters. */
export async function sweepAccounts({ open }: Database): Promise<void> {
  await removeEndedLinks(open)
  await removeEndedChallenges(open)
  await removeOldThrottles(open)
}
