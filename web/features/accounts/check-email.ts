export const mailKinds = ['registration', 'confirmation', 'reset'] as const
export type MailKind = (typeof mailKinds)[number]

export interface SentMail {
  kind: MailKind
  email: string
}

/**
 * Options of `navigate` to the page that says a mail was sent: its kind and its address, kept out of the
 * page's address.
 */
export const checkEmailFor = (kind: MailKind, email: string): { state: SentMail } => ({
  state: { kind, email },
})

/**
 * Reads the state that the previous page passed. The browser keeps it over a reload, and it may be anything.
 */
export function sentMailOf(state: unknown): SentMail | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const { kind, email }: { kind?: unknown; email?: unknown } = state
  const known = mailKinds.find((one) => one === kind)
  return known && typeof email === 'string' ? { kind: known, email } : undefined
}
