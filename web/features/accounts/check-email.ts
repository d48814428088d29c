export const mailKinds = ['registration', 'confirmation', 'reset'] as const
export type MailKind = (typeof mailKinds)[number]

export interface SentMail {
  kind: MailKind
  email: string
}

/**
 * Options of `navigate` to the page that says that a mail was sent. The kind of the mail and the email address are passed in the
 * history state, so that they are not part of the URL.
 */
export const checkEmailFor = (kind: MailKind, email: string): { state: SentMail } => ({
  state: { kind, email },
})

/**
 * Validates the history state that the previous page passed. The browser preserves the state over a reload, so it may have been
 * written by another version of the product.
 */
export function sentMailOf(state: unknown): SentMail | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const { kind, email }: { kind?: unknown; email?: unknown } = state
  const known = mailKinds.find((one) => one === kind)
  return known && typeof email === 'string' ? { kind: known, email } : undefined
}
