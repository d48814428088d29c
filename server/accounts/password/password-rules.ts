import { dictionary } from '@zxcvbn-ts/language-common'
import { Problem } from '#contract/problem.ts'
import { guessableFault, LISTED_AT_MOST, type PasswordFault } from '#contract/values/guessable-password.ts'

let listed: ReadonlySet<string> | undefined

export interface PasswordContext {
  email: string
  brandName: string
}

/** What keeps a password from being used, by the list of leaked passwords of zxcvbn-ts. */
export function passwordFault(
  password: string,
  { email, brandName }: PasswordContext,
): PasswordFault | undefined {
  listed ??= new Set(dictionary['passwords-common'].slice(0, LISTED_AT_MOST).map(String))
  return guessableFault(password, [email, brandName], listed)
}

/** @throws Problem `invalid-input` under `field` */
export function refuseGuessable(password: string, field: string, context: PasswordContext): void {
  const fault = passwordFault(password, context)
  if (fault) throw new Problem('invalid-input', { fields: { [field]: [fault] } })
}
