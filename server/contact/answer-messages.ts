import type { SupportMessage, SupportState } from '#contract/accounts/support.ts'
import { Problem } from '#contract/problem.ts'
import type { Database } from '../database/database.ts'
import { queueAccountMail } from '../delivery/queue-account-mail.ts'
import { recordEvent } from '../events/record-event.ts'
import { readTrail } from '../events/record-read.ts'
import { countMessages, messageById, type MessageRow, messagesIn, keepAnswer } from './queries.ts'

interface MessageReader {
  database: Database
  clock: () => Date
  operatorId: number
}

/**
 * Reads a page of messages to support in one state, and how many there are in all. The audit trails of the operator and of each
 * doctor whose message is on the page record that they were read.
 */
export async function readMessages(
  reader: MessageReader,
  state: SupportState,
  paging: { limit: number; offset: number },
): Promise<{ messages: SupportMessage[]; count: number }> {
  const { database, operatorId } = reader
  const by = { actor: 'operator', actorId: operatorId } as const
  const record = readTrail(reader)
  await database.asDoctor(operatorId, (sql) =>
    record(sql, operatorId, 'messages.viewed', ['account', operatorId], by),
  )
  return database.asOperator(async (sql) => {
    const rows = await messagesIn(sql, state, paging)
    for (const doctorId of new Set(rows.map(({ doctor_id }) => doctor_id)))
      await record(sql, doctorId, 'message.viewed', ['doctor', doctorId], by)
    return { messages: rows.map(present), count: await countMessages(sql, state) }
  })
}

/** Number of messages to support that nobody has answered. */
export const waitingMessages = (database: Database): Promise<number> =>
  database.asOperator((sql) => countMessages(sql, 'waiting'))

/**
 * Answers a message to support. A message can be answered once. The doctor gets the answer by mail, in the language and brand
 * of the doctor's pages.
 * @throws Problem `not-found`; `conflict` when the message was answered already
 */
export const answerMessage = (
  database: Database,
  asked: { id: number; answer: string; operatorId: number },
): Promise<SupportMessage> =>
  database.asOperator(async (sql) => {
    const message = await messageById(sql, asked.id)
    if (!message) throw new Problem('not-found')
    if (!(await keepAnswer(sql, asked))) throw new Problem('conflict')
    await queueAccountMail(sql, {
      kind: 'support-answered',
      recipient: message.email,
      language: message.language === 'en' ? 'en' : 'es',
      brand: message.brand,
      note: asked.answer,
    })
    await recordEvent(sql, message.doctor_id, {
      actor: 'operator',
      actorId: asked.operatorId,
      action: 'message.answered',
      object: ['doctor', message.doctor_id],
      details: { message: asked.id },
    })
    const answered = await messageById(sql, asked.id)
    if (!answered) throw new Problem('not-found')
    return present(answered)
  })

const present = (row: MessageRow): SupportMessage => ({
  id: row.id,
  doctor: { id: row.doctor_id, name: row.name, email: row.email },
  subject: row.subject,
  message: row.message,
  metadata: row.metadata,
  sent_at: row.created_at.toISOString(),
  answer: row.answer,
  answered_at: row.answered_at?.toISOString() ?? null,
  answered_by: row.answered_by ?? '',
})
