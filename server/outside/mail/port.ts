export interface MailMessage {
  /** Stable: one prescription's mail keeps it, so that a mail server can drop a double. */
  messageId: string
  from: string
  to: string
  cc: string
  subject: string
  text: string
  html: string
  attachments: { filename: string; content: Buffer; contentType: string }[]
}

/**
 * How a hand-over ended.
 * - `sent`: the relay took it
 * - `retry`: it certainly did not take it, and may later
 * - `failed`: it refused for good
 * - `unknown`: the connection broke when it may already have taken it (RFC 1047); never sent again by itself
 */
export type HandOver = { result: 'sent' | 'retry' | 'failed' | 'unknown'; outcome: string }

export interface MailPort {
  send(message: MailMessage): Promise<HandOver>
  close(): void
}
