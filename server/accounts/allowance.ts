import { Problem } from '#contract/problem.ts'
import type { Sql } from '../database/database.ts'
import { countUse } from './queries.ts'

/** assurance.md 1.5: how often a mail may be asked for, and a link guessed. */
const MAILS_TO_AN_ADDRESS = 3
const MAILS_FROM_A_CALLER = 10
const GUESSES_OF_A_CALLER = 10
const HOUR_IN_MINUTES = 60

/**
 * Counts a request for a mail, for known and unknown addresses alike.
 * @returns false when the address has had enough of them: the answer must be the same, the mail is left out
 * @throws Problem `too-many-requests` when the caller asks for too many, whosesoever they are: that tells nothing of an
 *   address, and a person behind a shared connection learns what happens instead of waiting for a mail
 */
export async function mayMail(sql: Sql, email: string, caller: string): Promise<boolean> {
  await refuseBeyond(sql, `mail:caller:${caller}`, MAILS_FROM_A_CALLER)
  const { count } = await countUse(sql, `mail:address:${email.toLowerCase()}`, HOUR_IN_MINUTES)
  return count <= MAILS_TO_AN_ADDRESS
}

/** Counts a key of a link that was no good. @throws Problem `too-many-requests` */
export const countGuess = (sql: Sql, caller: string): Promise<void> =>
  refuseBeyond(sql, `link:caller:${caller}`, GUESSES_OF_A_CALLER)

async function refuseBeyond(sql: Sql, key: string, most: number): Promise<void> {
  const { count, seconds } = await countUse(sql, key, HOUR_IN_MINUTES)
  if (count > most) throw new Problem('too-many-requests', { values: { seconds } })
}
