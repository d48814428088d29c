import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { pageOf, Paging } from '../schemas/page.ts'
import { requiredText } from '../schemas/text.ts'

export const SUPPORT_ANSWER_LENGTH = 2000

/** A doctor's message to support, with the answer of an operator. */
export const SupportMessage = z.object({
  id: z.int(),
  doctor: z.object({ id: z.int(), name: z.string(), email: z.string() }),
  subject: z.string(),
  message: z.string(),
  /** State of the page that the message was sent from, as JSON; '' when none was sent. */
  metadata: z.string(),
  sent_at: z.string(),
  /** Answer of the operator; '' while the message is unanswered. */
  answer: z.string(),
  answered_at: z.nullable(z.string()),
  /** Name of the operator who answered; '' while the message is unanswered. */
  answered_by: z.string(),
})
export type SupportMessage = z.output<typeof SupportMessage>

export const SupportState = z.enum(['waiting', 'answered'])
export type SupportState = z.output<typeof SupportState>

export const support = {
  messages: endpoint({
    method: 'GET',
    path: '/api/v2/operator/messages/',
    summary: 'Messages of doctors to support: the longest waiting first, or the last answered first',
    audience: 'operator',
    query: z.extend(Paging, { state: z._default(SupportState, 'waiting') }),
    answers: { 200: pageOf(SupportMessage) },
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/v2/operator/messages/:id/answer/',
    summary: 'Answer a message to support; the doctor gets the answer by mail',
    audience: 'operator',
    params: z.object({
      id: z.pipe(
        z.pipe(
          z.string(),
          z.transform((text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : 0)),
        ),
        z.int(),
      ),
    }),
    body: z.strictObject({ answer: requiredText(SUPPORT_ANSWER_LENGTH) }),
    answers: { 200: SupportMessage },
  }),
} as const
