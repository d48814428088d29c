export interface MailAttachment {
  filename: string
  content: Buffer
  contentType: string
  /** Name by which the mail's HTML shows an attached picture, as `cid:<name>`; absent for any other attachment. */
  cid?: string
}

export interface MailMessage {
  /**
   * Id that stays the same in all attempts to send one prescription's mail, so that a mail server can drop a
   * duplicate.
   */
  messageId: string
  from: string
  to: string
  cc: string
  subject: string
  text: string
  html: string
  attachments: MailAttachment[]
}

/**
 * Result of handing a mail over to the relay.
 * - `sent`: the relay took the mail
 * - `retry`: the relay certainly did not take the mail, and may take it later
 * - `failed`: the relay refused the mail permanently
 * - `unknown`: the connection broke when the relay may already have taken the mail (RFC 1047); such a mail is never sent again
 *   automatically
 */
export type HandOver = { result: 'sent' | 'retry' | 'failed' | 'unknown'; outcome: string }

export interface MailPort {
  send(message: MailMessage): Promise<HandOver>
  close(): void
}
