import { isEmail } from '#contract/values/email.ts'
import type { Texts } from '#locales/locale.ts'

/**
 * Error sentence for an email address that the server would refuse; undefined for a valid one. Whether the address exists, only
 * its owner knows.
 */
export function emailFault(email: string, rules: Texts<'access'>['rules']): string | undefined {
  if (!email.trim()) return rules.emailBlank
  return isEmail(email.trim()) ? undefined : rules.emailInvalid
}
