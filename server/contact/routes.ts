import { contact } from '#contract/contact.ts'
import { support } from '#contract/accounts/support.ts'
import type { RequestContext } from '../http/context.ts'
import type { Domain } from '../http/domain.ts'
import { envelope, pageSize } from '../http/pages.ts'
import { texts } from '../http/texts.ts'
import { answerMessage, readMessages } from './answer-messages.ts'
import { insertMessage } from './queries.ts'
import { queueHourlyMail } from '../delivery/queue-account-mail.ts'

/**
 * Routes of messages to support: doctors send them, operators read and answer them.
 * @param brandId returns the id of a request's brand
 * @param operator mail address to which a notification of new messages is sent; '' for none
 */
export function contactRoutes(
  { bind, database, clock }: Domain,
  brandId: (context: Pick<RequestContext, 'request'>) => string,
  operator: string,
): void {
  bind(contact.send)(async ({ body }, context) => {
    const { caller, language } = context
    const message = {
      subject: body.subject,
      message: body.message,
      metadata: body.metadata ?? '',
      brand: brandId(context),
    }
    await database.asDoctor(caller.accountId, async (sql) => {
      await insertMessage(sql, caller.accountId, message)
      if (operator !== '')
        await queueHourlyMail(sql, {
          kind: 'support-asked',
          recipient: operator,
          language: 'es',
          brand: message.brand,
        })
    })
    return { detail: texts(language).contactThanks }
  })

  bind(support.messages)(async ({ query }, { baseUrl, request, caller }) => {
    const paging = { limit: pageSize(query.limit), offset: query.offset }
    const reader = { database, clock, operatorId: caller.accountId }
    const { messages, count } = await readMessages(reader, query.state, paging)
    return envelope(messages, count, query, { baseUrl, path: request.url })
  })

  bind(support.answer)(({ params, body }, { caller }) =>
    answerMessage(database, { id: params.id, answer: body.answer, operatorId: caller.accountId }),
  )
}
