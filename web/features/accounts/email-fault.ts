import { isEmail } from '#contract/values/email.ts'
import type { Texts } from '#locales/locale.ts'

/**
 * Sentence for what the server would refuse as an address; undefined for a valid one. Only its owner knows
 * whether the address exists.
 */
export function emailFault(email: string, rules: Texts<'access'>['rules']): string | undefined {
  if (!email.trim()) return rules.emailBlank
  return isEmail(email.trim()) ? undefined : rules.emailInvalid
}
