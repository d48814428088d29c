export const mailKinds = ['registration', 'confirmation', 'reset'] as const
export type MailKind = (typeof mailKinds)[number]

export interface SentMail {
  kind: MailKind
  email: string
}

/** Options of `navigate`: what was sent and where to, kept out of the address. */
export const checkEmailFor = (kind: MailKind, email: string): { state: SentMail } => ({
  state: { kind, email },
})

/** What the page before said; the browser keeps it over a reload, and anything may stand there. */
export function sentMailOf(state: unknown): SentMail | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const { kind, email }: { kind?: unknown; email?: unknown } = state
  const known = mailKinds.find((one) => one === kind)
  return known && typeof email === 'string' ? { kind: known, email } : undefined
}
