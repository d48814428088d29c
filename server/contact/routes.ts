import { contact } from '#contract/contact.ts'
import type { Domain } from '../http/domain.ts'
import { texts } from '../http/texts.ts'
import { insertMessage } from './queries.ts'

export function contactRoutes({ bind, database }: Domain): void {
  bind(contact.send)(async ({ body }, { caller, language }) => {
    const message = { subject: body.subject, message: body.message, metadata: body.metadata ?? '' }
    await database.asDoctor(caller.accountId, (sql) => insertMessage(sql, caller.accountId, message))
    return { detail: texts(language).contactThanks }
  })
}
