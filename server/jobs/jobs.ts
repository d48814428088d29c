import { setTimeout as delay } from 'node:timers/promises'
import { Logger, parseCronItems, run, type Runner } from 'graphile-worker'
import * as z from 'zod/mini'
import { sweepAccounts } from '../accounts/sweep-accounts.ts'
import { sweepClosings } from '../closing/close-account.ts'
import { eraseRecords } from '../closing/erase-records.ts'
import { deliverAccountMail, type ComposeAccountMail } from '../delivery/deliver-account-mail.ts'
import { deliverMail, type Compose } from '../delivery/deliver-mail.ts'
import { sweepMails } from '../delivery/sweep-mails.ts'
import type { Database } from '../database/database.ts'
import type { LicencePort } from '../outside/licences/port.ts'
import type { MailPort } from '../outside/mail/port.ts'
import { checkLicence } from '../profile/check-licence.ts'
import type { Signer } from '../signing/signer.ts'

const DeliverMail = z.object({ doctorId: z.int(), mailId: z.int() })
const CheckLicence = z.object({ doctorId: z.int() })
const DeliverAccountMail = z.object({ mailId: z.int() })

export interface JobDependencies {
  /** The owner's connection: the queue has a schema of its own. */
  url: string
  database: Database
  signer: Signer
  clock: () => Date
  mail: MailPort
  /** Asked about every licence that is submitted. */
  licences: LicencePort
  compose: Compose
  composeAccountMail: ComposeAccountMail
  log: (message: string) => void
}

/** How often the sweep looks for what a dead process left behind. */
const SWEEP_MS = 10_000
const RESTART_MS = 2000
const DAY_MS = 86_400_000

/** Runs the queue in this process, and again when the database was away for so long that it gave up. */
export async function startJobs(deps: JobDependencies): Promise<{ stop(): Promise<void> }> {
  const state = { stopping: false }
  let runner = await runQueue(deps)
  const supervise = async (): Promise<void> => {
    while (!state.stopping) {
      await runner.promise.catch(() => deps.log('job queue stopped'))
      if (state.stopping) return
      await delay(RESTART_MS)
      const next = await runQueue(deps).catch(() => undefined)
      if (next) runner = next
    }
  }
  void supervise()
  const sweep = setInterval(() => {
    sweepMails(deps.database).catch(() => deps.log('mail sweep failed'))
    sweepAccounts(deps.database).catch(() => deps.log('account sweep failed'))
    sweepClosings(deps.database, deps.signer, deps.clock()).catch(() => deps.log('closing sweep failed'))
  }, SWEEP_MS)
  sweep.unref()
  await sweepMails(deps.database)
  return {
    async stop() {
      state.stopping = true
      clearInterval(sweep)
      await runner.stop().catch(() => undefined)
    },
  }
}

const runQueue = (deps: JobDependencies): Promise<Runner> =>
  run({
    connectionString: deps.url,
    concurrency: 4,
    maxPoolSize: 3,
    pollInterval: 1000,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
    // Once a day at night in Mexico, by one process of many; what a stop made it miss is made up for.
    parsedCronItems: parseCronItems([
      { task: 'erase-records', match: '0 9 * * *', options: { backfillPeriod: DAY_MS, maxAttempts: 3 } },
    ]),
    taskList: {
      'deliver-mail': async (payload) => {
        const { doctorId, mailId } = DeliverMail.parse(payload)
        await deliverMail(deps, doctorId, mailId)
      },
      'deliver-account-mail': async (payload) => {
        const { mailId } = DeliverAccountMail.parse(payload)
        await deliverAccountMail(deps, mailId)
      },
      'check-licence': async (payload) => {
        const { doctorId } = CheckLicence.parse(payload)
        await checkLicence(deps.database, deps.licences, doctorId)
      },
      'erase-records': async () => {
        await eraseRecords(deps.database, deps.clock())
      },
    },
  })
