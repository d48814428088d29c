import type { DoctorNews } from './tell-doctor.ts'

/** Kind of a mail about an account. The kind decides the mail's text. */
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
  /** Mail to the operator that a message to support waits for an answer. */
  | 'support-asked'
  /** Mail to a doctor with an operator's answer to a message to support. */
  | 'support-answered'
  /** Mail with an invitation to a workplace, written by compose-invitation.ts. */
  | 'invitation'
  /** Mail that tells a doctor that an integrator has made an account for them. */
  | 'account-made'
  /** Mail that tells the operator that stored prescriptions differ from the signed ones. */
  | 'prescriptions-altered'
  /** Mail to the responsible physician with the counts of the weekly report. */
  | 'weekly-report'
  /** Mail with the daily signed head of the audit trail, to an address outside of the installation. */
  | 'trail-head'
  /**
   * Mails with a payment link to the person who pays, and with the receipt of a payment. They are written by
   * paylinks/compose-paylink-mail.ts.
   */
  | 'payment-request'
  | 'payment-receipt'
  | DoctorNews

export interface NewAccountMail {
  kind: AccountMailKind
  recipient: string
  language: 'es' | 'en'
  brand: string
  /** Day that the mail's text names, `YYYY-MM-DD`. */
  day?: string | null
  /** Sentence that the mail's text quotes. */
  note?: string
  /** Id of the object that the mail is about: an invitation, a prescription or an assistant. */
  about?: number | null
}

export interface AccountMail extends NewAccountMail {
  id: number
  /** Number of attempts to hand the mail to the relay, the current one included. */
  attempts: number
}
