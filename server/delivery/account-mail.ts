/** What a mail about an account was asked for. */
export type AccountMailKind =
  | 'registration'
  | 'confirmation'
  | 'reset'
  | 'password-changed'
  | 'key-exported'
  | 'key-rotated'
  | 'closing-requested'
  | 'closing-taken-back'
  | 'account-closed'

export interface NewAccountMail {
  kind: AccountMailKind
  recipient: string
  language: 'es' | 'en'
  brand: string
  /** A day that it names, `YYYY-MM-DD`. */
  day?: string | null
}

export interface AccountMail extends NewAccountMail {
  /** Hand-overs so far, this one included. */
  attempts: number
}
