import type { Database } from '../database/database.ts'
import { removeEndedChallenges } from './factors/challenge-queries.ts'
import { removeEndedLinks } from './letters/link-queries.ts'
import { removeOldDevices } from './session/device-queries.ts'
import { removeOldThrottles } from './throttle-queries.ts'

/** Deletes expired mailed links and login challenges, old counters of attempts, and devices that were not used for a year. */
export async function sweepAccounts({ open }: Database): Promise<void> {
  await removeEndedLinks(open)
  await removeEndedChallenges(open)
  await removeOldThrottles(open)
  await removeOldDevices(open)
}
