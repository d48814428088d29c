import type { DoctorNews } from './tell-doctor.ts'

/** What a mail about an account was asked for. */
export type AccountMailKind =
  | 'registration'
  | 'confirmation'
  | 'reset'
  | 'password-changed'
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
  /** Written by the domain of workplaces (compose-invitation.ts). */
  | 'invitation'
  /** An integrator made the account. */
  | 'account-made'
  /** To the operator: what is stored is not what was signed. */
  | 'prescriptions-altered'
  | DoctorNews

export interface NewAccountMail {
  kind: AccountMailKind
  recipient: string
  language: 'es' | 'en'
  brand: string
  /** A day that it names, `YYYY-MM-DD`. */
  day?: string | null
  /** A sentence that it quotes. */
  note?: string
  /** The invitation that it carries, or what its news are about. */
  about?: number | null
}

export interface AccountMail extends NewAccountMail {
  id: number
  /** Hand-overs so far, this one included. */
  attempts: number
}
