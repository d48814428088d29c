import { Problem } from '#contract/problem.ts'
import type { Sql } from '../database/database.ts'
import {
  countAttempt,
  countAllowance,
  forgetAttempt,
  secondsBlocked,
  type GuessLimits,
} from './throttle-queries.ts'

/**
 * Limits per hour: mails to one address, mails requested by one caller, and wrong links by one caller (assurance.md
 * 1.5).
 */
const MAILS_TO_AN_ADDRESS = 3
const MAILS_FROM_A_CALLER = 10
const GUESSES_OF_A_CALLER = 10
/**
 * Limit per hour of accounts that one integrator may request. Each request reveals whether an address has an account,
 * and sends a mail.
 */
const ACCOUNTS_OF_AN_INTEGRATOR = 100
const HOUR_IN_MINUTES = 60
const WINDOW_IN_MINUTES = 15
const YEAR_IN_MINUTES = 525_600

/**
 * Limits of wrong guesses of one account's secret. The count of wrong guesses ends with the right guess, or after a year. From
 * guess number `free` on, each wrong guess is followed by a wait, which doubles up to an hour. If the count ended after a
 * quarter of an hour, a patient attacker would get twenty guesses in each half hour.
 */
export const untilRight = (key: string, free: number): GuessLimits => ({
  key,
  free,
  minutes: YEAR_IN_MINUTES,
  locksAt: null,
})

/**
 * Limits of wrong guesses from one network address, for all accounts together. Guesses are counted within a quarter of an hour,
 * and from guess number `free` on each is followed by a wait.
 */
export const fromAddress = (key: string, free: number): GuessLimits => ({
  key,
  free,
  minutes: WINDOW_IN_MINUTES,
  locksAt: null,
})

/**
 * Result of a judged guess. `failures` is the number of wrong guesses counted under the key of the first limit, this guess
 * included; 0 for a right guess.
 */
export interface Judged {
  right: boolean
  failures: number
}

/**
 * Judges a guess of a secret within the limits of guesses. The attempt is counted before it is judged, so that a hundred
 * parallel guesses get no further than a hundred in sequence. The count of the attempt is taken back if the guess is right or
 * could not be judged.
 * @throws Problem `too-many-requests`; `password-locked` for a key that is locked
 */
export async function judgeGuess(
  sql: Sql,
  allowances: readonly GuessLimits[],
  isRight: () => Promise<boolean>,
): Promise<Judged> {
  const counts: number[] = []
  const takeBack = async (): Promise<void> => {
    for (const { key } of allowances.slice(0, counts.length)) await forgetAttempt(sql, key)
  }
  try {
    for (const limits of allowances)
      counts.push((await countAttempt(sql, limits)) ?? (await refuseBlocked(sql, limits.key)))
    const right = await isRight()
    if (right) await takeBack()
    return { right, failures: right ? 0 : (counts[0] ?? 0) }
  } catch (error) {
    await takeBack()
    throw error
  }
}

async function refuseBlocked(sql: Sql, key: string): Promise<never> {
  const seconds = await secondsBlocked(sql, key)
  if (seconds === null) throw new Problem('password-locked')
  throw new Problem('too-many-requests', { values: { seconds: Math.max(1, seconds) } })
}

/**
 * Counts a request for a mail, for known and unknown addresses alike.
 * @returns false when the address has been sent its maximum number of mails: the response must be the same, but no mail is sent
 * @throws Problem `too-many-requests` when the caller asks for too many mails to any addresses: this reveals nothing about an
 * address, and a person behind a shared connection learns the reason instead of waiting for a mail
 */
export async function mayMail(sql: Sql, email: string, caller: string): Promise<boolean> {
  await refuseBeyond(sql, `mail:caller:${caller}`, MAILS_FROM_A_CALLER)
  const { count } = await countAllowance(sql, `mail:address:${email.toLowerCase()}`, HOUR_IN_MINUTES)
  return count <= MAILS_TO_AN_ADDRESS
}

/** Counts a caller's use of a wrong or expired mailed link. @throws Problem `too-many-requests` */
export const countGuess = (sql: Sql, caller: string): Promise<void> =>
  refuseBeyond(sql, `link:caller:${caller}`, GUESSES_OF_A_CALLER)

/** Counts an account that an integrator asks the product to make. @throws Problem `too-many-requests` */
export const countMadeAccount = (sql: Sql, integratorId: number): Promise<void> =>
  refuseBeyond(sql, `accounts:integrator:${integratorId}`, ACCOUNTS_OF_AN_INTEGRATOR)

async function refuseBeyond(sql: Sql, key: string, most: number): Promise<void> {
  const { count, seconds } = await countAllowance(sql, key, HOUR_IN_MINUTES)
  if (count > most) throw new Problem('too-many-requests', { values: { seconds } })
}
