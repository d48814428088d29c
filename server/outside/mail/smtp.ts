import nodemailer from 'nodemailer'
import type { HandOver, MailPort } from './port.ts'

const TIMEOUT_MS = 10_000

/** Sends mail by SMTP. `url` is a nodemailer URL: `smtps://user:password@host:465`. */
export function smtpMail(url: string): MailPort {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(message) {
      try {
        await transport.sendMail({ ...message, ...(message.cc === '' ? { cc: undefined } : {}) })
        return { result: 'sent', outcome: '250' }
      } catch (error) {
        return judgeReply(error)
      }
    },
    close: () => transport.close(),
  }
}

/**
 * Decides from an SMTP error whether the mail was handed over (assurance.md finding 3). A numeric reply is the answer
 * of the mail relay. With a refused connection, an unresolved host, or an address that SMTP cannot use, no mail can have been
 * sent. After any other error the mail may have been sent.
 */
export function judgeReply(error: unknown): HandOver {
  const {
    code = '',
    responseCode,
    syscall = '',
  } = error as { code?: string; responseCode?: number; syscall?: string }
  if (typeof responseCode === 'number' && responseCode >= 400) {
    return { result: responseCode < 500 ? 'retry' : 'failed', outcome: String(responseCode) }
  }
  const text = error instanceof Error ? error.message : ''
  if (
    code === 'EDNS' ||
    (code === 'ESOCKET' && /ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ENETUNREACH/.test(text))
  ) {
    return { result: 'retry', outcome: `no-connection${syscall ? `:${syscall}` : ''}` }
  }
  if (code === 'EENVELOPE') return { result: 'failed', outcome: code }
  return { result: 'unknown', outcome: code || 'error' }
}
