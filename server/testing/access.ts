import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { vi } from 'vitest'
import { accountMailComposer } from '../account-mail-composer.ts'
import { loadBrands } from '../brand/brands.ts'
import type { Sql } from '../database/database.ts'
import { startJobs } from '../jobs/jobs.ts'
import { noRegister } from '../outside/licences/no-register.ts'
import type { LicencePort } from '../outside/licences/port.ts'
import { openMailbox } from '../outside/mail/mailbox.ts'
import { smtpMail } from '../outside/mail/smtp.ts'
import { projectRoot } from '../root.ts'
import { call } from './call.ts'
import { createDoctor, type TestDoctor } from './factories.ts'
import { HANGS } from './hangs.ts'
import { startTestServer, TRAIL, withClient } from './test-server.ts'

/** Example of a password that meets the rules for passwords. */
export const GOOD_PASSWORD = 'mesa verde lluvia tranvia'
export const NEW_PASSWORD = 'siete jacarandas en la azotea'

/** Starts the application with its jobs and a mailbox, for tests of calls without a session, such as registration and login. */
export async function startAccess({ licences = noRegister }: { licences?: LicencePort } = {}) {
  const server = await startTestServer()
  const folder = mkdtempSync(path.join(tmpdir(), 'mailbox-'))
  const mailbox = await openMailbox(folder)
  // The jobs get a copy of the database object, so that `spyOnStatements` records only statements of the requests,
  // and none of the jobs.
  const jobsDatabase = { ...server.database, open: { ...server.database.open } }
  const jobs = await startJobs({
    url: server.ownerUrl,
    database: jobsDatabase,
    signer: server.signer,
    clock: () => server.clock.now,
    mail: smtpMail(mailbox.url),
    licences,
    refreshers: {},
    compose: () => Promise.reject(new Error('no prescription here')),
    composeAccountMail: accountMailComposer({
      database: jobsDatabase,
      brands: loadBrands(projectRoot()),
      baseUrl: 'https://recetas.example',
      from: 'Recetas <recetas@recetario.example>',
      clock: () => server.clock.now,
    }),
    trail: TRAIL,
    operator: '',
    responsible: '',
    log: () => undefined,
  })

  const post = (at: string, body: unknown, headers: Record<string, string> = {}) =>
    call(server, `POST /rest-auth/${at}`, { body, headers })

  /** Waits until exactly `count` mails to an address have arrived, and returns them, newest first. */
  const mails = (to: string, count = 1): Promise<Email[]> =>
    vi.waitFor(
      async () => {
        const all = await Promise.all(mailbox.list().map(({ raw }) => PostalMime.parse(raw)))
        const found = all.filter((mail) => mail.to?.some((one) => one.address === to))
        if (found.length !== count) throw new Error(`${found.length} mails to ${to}`)
        return found
      },
      { timeout: HANGS },
    )

  const askReset = (email: string, headers: Record<string, string> = {}) =>
    post('password/reset/', { email }, headers)

  return {
    server,
    post,
    mails,
    askReset,
    sql: <Row = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> =>
      withClient(server.ownerUrl, async (client) => (await client.query(text, values)).rows as Row[]),
    /** Resolves when a subscriber of events has read all events. */
    eventsReadBy: (subscriber: string): Promise<void> =>
      vi.waitFor(
        () =>
          withClient(server.ownerUrl, async (client) => {
            const left = await client.query(
              `select 1 from event_cursor c join audit_event e on (e.turn, e.id) > (c.turn, c.id)
               where c.subscriber = $1 limit 1`,
              [subscriber],
            )
            if (left.rowCount !== 0) throw new Error('events are left')
          }),
        { timeout: HANGS },
      ),
    register: (email: string, password = GOOD_PASSWORD, headers: Record<string, string> = {}) =>
      post('registration/', { email, password1: password, password2: password }, headers),
    logIn: (email: string, password: string) => post('login/', { email, password }),
    confirm: (key: string) => post('registration/verify-email/', { key }),
    reset: (link: ResetLink, password = NEW_PASSWORD) =>
      post('password/reset/confirm/', { ...link, new_password1: password, new_password2: password }),
    /** Creates a doctor who has asked for a password reset, with the mailed link. */
    async forgetful(): Promise<TestDoctor & { link: ResetLink }> {
      const doctor = await createDoctor(server)
      await askReset(doctor.email)
      const [mail] = await mails(doctor.email)
      return { ...doctor, link: resetLinkIn(mail?.text) }
    },
    async close(): Promise<void> {
      await jobs.stop()
      await mailbox.close()
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Access = Awaited<ReturnType<typeof startAccess>>

interface ResetLink {
  uid: string
  token: string
}

/** The confirmation key in a mail's text; '' when there is none. */
export const confirmationKeyIn = (text: string | undefined): string =>
  /\/registered#([\w-]{43})/.exec(text ?? '')?.[1] ?? ''

export function resetLinkIn(text: string | undefined): ResetLink {
  const [, uid = '', token = ''] = /\/new-password#(\w+)\/([\w-]{43})/.exec(text ?? '') ?? []
  return { uid, token }
}

/**
 * Records the SQL statements that the application sends, in order, without those of jobs and event readers. Tests compare the
 * statements of two requests, to check that both requests cause the same work.
 * @param ofDoctors whether the statements of doctors' transactions are recorded too; only for a server without jobs, because
 * jobs also have transactions of doctors
 */
export function spyOnStatements(
  { database }: Pick<Access['server'], 'database'>,
  { ofDoctors = false } = {},
) {
  const sent: string[] = []
  const { open } = database
  const before = {
    query: open.query.bind(open),
    asJob: database.asJob.bind(database),
    asDoctor: database.asDoctor.bind(database),
  }
  const heard = (sql: Sql): Sql => ({
    wake: sql.wake,
    query: (text, values) => {
      sent.push(text)
      return sql.query(text, values)
    },
  })
  open.query = (text, values) => {
    sent.push(text)
    return before.query(text, values)
  }
  database.asJob = (work) => before.asJob((inside) => work(heard(inside)))
  database.asDoctor = (doctorId, work) =>
    before.asDoctor(doctorId, (inside) => {
      if (!ofDoctors) return work(inside)
      sent.push('begin as a doctor')
      return work({ ...heard(inside), last: heard(inside.last) })
    })
  return {
    take: () => sent.splice(0),
    stop: () => {
      open.query = before.query
      database.asJob = before.asJob
      database.asDoctor = before.asDoctor
    },
  }
}
