import type { Texts } from '#locales/locale.ts'

/** Enough to catch a slip; whether the address exists only its owner knows. */
const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function emailFault(email: string, rules: Texts<'access'>['rules']): string | undefined {
  if (!email.trim()) return rules.emailBlank
  return LOOKS_LIKE_EMAIL.test(email.trim()) ? undefined : rules.emailInvalid
}
