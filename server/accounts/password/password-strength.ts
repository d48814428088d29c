import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { Problem } from '#contract/problem.ts'
import { PASSPHRASE_STRENGTH, STRENGTH_SIGNS_READ } from '#contract/values/password.ts'
import { refuseGuessable, type PasswordContext } from './password-rules.ts'

let estimator: ZxcvbnFactory | undefined

/**
 * Refuses what does not stand up to a machine that guesses for as long as it likes: the rules of every password, and an
 * estimate besides. For secrets that protect a file, where nobody counts the guesses.
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
