import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { Problem } from '#contract/problem.ts'
import { PASSPHRASE_STRENGTH, STRENGTH_SIGNS_READ } from '#contract/values/password.ts'
import { refuseGuessable, type PasswordContext } from './password-rules.ts'

let estimator: ZxcvbnFactory | undefined

/**
 * Refuses a passphrase that would not withstand unlimited guessing, by the rules of every password and by an estimate of its
 * strength. The function is meant for secrets that protect a file, where guesses can't be counted.
 * @throws Problem `invalid-input` under `field`
 */
export function refuseWeak(
  passphrase: string,
  field: string,
  context: PasswordContext & { name: string },
): void {
  refuseGuessable(passphrase, field, context)
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  const words = [context.email, context.name, context.brandName]
  const { score } = estimator.check(passphrase.slice(0, STRENGTH_SIGNS_READ), words)
  if (score < PASSPHRASE_STRENGTH)
    throw new Problem('invalid-input', { fields: { [field]: ['passphrase-weak'] } })
}
