import { dictionary } from '@zxcvbn-ts/language-common'
import { Problem } from '#contract/problem.ts'
import { guessableFault, LISTED_AT_MOST, type PasswordFault } from '#contract/values/guessable-password.ts'

let listed: ReadonlySet<string> | undefined

export interface PasswordContext {
  email: string
  brandName: string
}

/** Finds the reason to refuse a password, by its form and by zxcvbn-ts's list of leaked passwords; undefined for a good one. */
export function passwordFault(
  password: string,
  { email, brandName }: PasswordContext,
): PasswordFault | undefined {
  listed ??= new Set(dictionary['passwords-common'].slice(0, LISTED_AT_MOST).map(String))
  return guessableFault(password, [email, brandName], listed)
}

/** Refuses a password that is easy to guess. @throws Problem `invalid-input` under `field` */
export function refuseGuessable(password: string, field: string, context: PasswordContext): void {
  const fault = passwordFault(password, context)
  if (fault) throw new Problem('invalid-input', { fields: { [field]: [fault] } })
}
