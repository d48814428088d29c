import { isEmail } from '#contract/values/email.ts'
import type { Texts } from '#locales/locale.ts'

/**
 * Error sentence for an email address that the server would refuse; undefined for a well-formed address. Whether the mailbox
 * exists is not checked.
 */
export function emailFault(email: string, rules: Texts<'access'>['rules']): string | undefined {
  if (!email.trim()) return rules.emailBlank
  return isEmail(email.trim()) ? undefined : rules.emailInvalid
}
