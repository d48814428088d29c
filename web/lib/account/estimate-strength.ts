import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { guessableFault, LISTED_AT_MOST, type PasswordFault } from '#contract/values/guessable-password.ts'
import { STRENGTH_SIGNS_READ } from '#contract/values/password.ts'

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
const listed = new Set(dictionary['passwords-common'].slice(0, LISTED_AT_MOST).map(String))

export interface EstimatedStrength {
  /** Estimated strength, from 0 (guessed at once) to 4. */
  score: number
  /** Why the server will refuse the password; undefined when it will not. */
  fault: PasswordFault | undefined
}

/**
 * Estimates the strength of a password, and determines whether and why the server would refuse it.
 * @param own texts whose words alone make no good password, such as the email address
 * @param more other words that an attacker would try first
 */
export const estimateStrength = (
  password: string,
  own: readonly string[],
  more: readonly string[] = [],
): EstimatedStrength => ({
  score: estimator.check(password.slice(0, STRENGTH_SIGNS_READ), [...own, ...more]).score,
  fault: guessableFault(password, own, listed),
})
