import { withClient } from './test-server.ts'

/** Lets mails of new prescriptions be sent at once, for tests that are not about undoing an issue. */
export const sendMailsAtOnce = (ownerUrl: string): Promise<unknown> =>
  withClient(ownerUrl, (client) => client.query('alter table mail alter column send_after set default now()'))
