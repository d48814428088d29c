import type { DoctorNews } from './tell-doctor.ts'

/** Reason of a mail about an account; chooses its text. */
export type AccountMailKind =
  | 'registration'
  | 'confirmation'
  | 'reset'
  | 'password-changed'
  | 'new-device'
  | 'failed-logins'
  | 'failed-second-factors'
  | 'password-locked'
  | 'passkey-added'
  | 'passkey-removed'
  | 'totp-added'
  | 'totp-removed'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'factors-reset'
  | 'key-exported'
  | 'key-rotated'
  | 'closing-requested'
  | 'closing-taken-back'
  | 'account-closed'
  | 'licence-pending'
  | 'licence-verified'
  | 'licence-rejected'
  /** Notice to the operator that a message to support waits. */
  | 'support-asked'
  /** Answer of an operator to a message to support. */
  | 'support-answered'
  /** Invitation to a workplace; written by compose-invitation.ts. */
  | 'invitation'
  /** Mail that an integrator has made the account. */
  | 'account-made'
  /** Mail to the operator: stored prescriptions differ from the signed ones. */
  | 'prescriptions-altered'
  /** Counts of the weekly report, to the responsible physician. */
  | 'weekly-report'
  /** Daily head of the audit trail, for an address outside of the installation. */
  | 'trail-head'
  /** A payment link to its payer, and the receipt of a paid one; written by paylinks/compose-paylink-mail.ts. */
  | 'payment-request'
  | 'payment-receipt'
  | DoctorNews

export interface NewAccountMail {
  kind: AccountMailKind
  recipient: string
  language: 'es' | 'en'
  brand: string
  /** A day that the mail's text names, `YYYY-MM-DD`. */
  day?: string | null
  /** A sentence that the mail's text quotes. */
  note?: string
  /** Id of the invitation, or for news to a doctor of the prescription or assistant. */
  about?: number | null
}

export interface AccountMail extends NewAccountMail {
  id: number
  /** Number of attempts to hand the mail over so far, the current one included. */
  attempts: number
}
