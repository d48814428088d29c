import * as z from 'zod/mini'
import { Detail } from './accounts/accounts.ts'
import { endpoint } from './endpoint.ts'
import { optionalText, requiredText } from './schemas/text.ts'

export const ContactMessage = z.strictObject({
  subject: requiredText(200),
  message: requiredText(5000),
  /** Serialized state of the page that helps support; stored, never mailed (assurance.md 1.8). */
  metadata: z.optional(optionalText(20_000)),
})
export type ContactMessage = z.input<typeof ContactMessage>

export const contact = {
  send: endpoint({
    method: 'POST',
    path: '/api/v2/contact/',
    summary: 'Send a message to support',
    audience: 'doctor',
    body: ContactMessage,
    answers: { 201: Detail },
    perMinute: 5,
  }),
} as const
