/** What a mail about an account was asked for. */
export type AccountMailKind = 'registration' | 'confirmation' | 'reset' | 'password-changed'

export interface NewAccountMail {
  kind: AccountMailKind
  recipient: string
  language: 'es' | 'en'
  brand: string
}

export interface AccountMail extends NewAccountMail {
  /** Hand-overs so far, this one included. */
  attempts: number
}
