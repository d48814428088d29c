import { setTimeout as delay } from 'node:timers/promises'
import { Logger, parseCronItems, run, type Runner } from 'graphile-worker'
import * as z from 'zod/mini'
import { sweepAccounts } from '../accounts/sweep-accounts.ts'
import { sweepClosings } from '../closing/close-account.ts'
import { eraseRecords } from '../closing/erase-records.ts'
import { courseEnds } from '../courses/follow-courses.ts'
import {
  deliverAccountMail,
  takeDueAccountMail,
  type ComposeAccountMail,
} from '../delivery/deliver-account-mail.ts'
import { deliverMail, claimNextMail, type Compose } from '../delivery/deliver-mail.ts'
import { sweepMails } from '../delivery/sweep-mails.ts'
import { doctorsNews } from '../delivery/tell-of-events.ts'
import type { Action } from '../events/event.ts'
import { deliverEvents, subscribe, type Subscriber } from '../events/subscriber.ts'
import type { Database } from '../database/database.ts'
import { compareFigures } from '../figures/compare-figures.ts'
import { foldEntries } from '../figures/fold-entries.ts'
import { keepAnswers, sweepAnswers, type Refreshers } from '../outside/kept/refresh-answers.ts'
import type { LicencePort } from '../outside/licences/port.ts'
import type { MailPort } from '../outside/mail/port.ts'
import { compareAll } from '../prescriptions/proof/compare-all.ts'
import { checkLicence } from '../profile/check-licence.ts'
import { extendTrail } from '../trail/extend-trail.ts'
import { sweepLaunches } from '../launch/sweep-launches.ts'
import { mailHead, type HeadMailing } from '../trail/mail-head.ts'
import type { Signer } from '../signing/signer.ts'
import { makeWeeklyReport } from '../operator/weekly/make-report.ts'
import { reasonOf, workQueue, type Worked } from '../database/work-queue.ts'

const CheckLicence = z.object({ doctorId: z.int() })

export interface JobDependencies {
  /**
   * Connection string of a login with rights on graphile-worker's schema: the owner's, or one to which `migrate` granted them.
   */
  url: string
  database: Database
  signer: Signer
  clock: () => Date
  mail: MailPort
  /** Register of professional licences, which is queried about each submitted licence. */
  licences: LicencePort
  /** Functions that fetch the weather and the news from their providers; empty without configured providers. */
  refreshers: Refreshers
  compose: Compose
  composeAccountMail: ComposeAccountMail
  /** Mail address to which stored prescriptions that differ from the signed ones are reported; '' for none. */
  operator: string
  /** Mail address of the responsible physician, who gets the weekly report; '' for none. */
  responsible: string
  /** Settings for signing and mailing the heads of the audit trail. */
  trail: HeadMailing
  log: (message: string) => void
}

/**
 * Interval in ms of the sweeps, which delete expired data, close accounts whose grace period is over, and find mails that a
 * dead process had begun to send.
 */
const SWEEP_MS = 10_000
const RESTART_MS = 2000
const DAY_MS = 86_400_000

/**
 * Runs the mail queues and the rare background tasks in this process. If graphile-worker stops because the database was
 * unreachable for too long, it is started again.
 */
export async function startJobs(deps: JobDependencies): Promise<{ stop(): Promise<void> }> {
  const state = { stopping: false }
  const failed = (what: string) => (error: unknown) => deps.log(`${what}: ${reasonOf(error)}`)
  let runner = await runTasks(deps)
  const supervise = async (): Promise<void> => {
    while (!state.stopping) {
      await runner.promise.catch(failed('job queue stopped'))
      if (state.stopping) return
      await delay(RESTART_MS)
      const next = await runTasks(deps).catch(failed('job queue not started'))
      if (next) runner = next
    }
  }
  void supervise()
  const sweep = setInterval(() => {
    sweepMails(deps.database).catch(failed('mail sweep failed'))
    sweepAccounts(deps.database).catch(failed('account sweep failed'))
    sweepLaunches(deps.database).catch(failed('launch sweep failed'))
    sweepClosings(deps.database, deps.signer, deps.clock()).catch(failed('closing sweep failed'))
    sweepAnswers(deps.database, deps.clock()).catch(failed('sweep of provider answers failed'))
  }, SWEEP_MS)
  sweep.unref()
  await sweepMails(deps.database)
  const mails = workMails(deps)
  const news = await follow(deps, doctorsNews(deps.database))
  const courses = await follow(deps, courseEnds(deps.database))
  const trail = chainEvents(deps)
  const answers = keepAnswers(deps)
  return {
    async stop() {
      state.stopping = true
      clearInterval(sweep)
      await Promise.all([
        news.stop(),
        courses.stop(),
        trail.stop(),
        answers.stop(),
        mails.stop(),
        runner.stop().catch(failed('job queue not stopped')),
      ])
      await runner.promise.catch(failed('job queue stopped'))
    },
  }
}

/**
 * Delivers events of the audit trail to a subscriber. The table of events is read each second, and at once when this process
 * has written an event.
 */
async function follow<A extends Action>(
  { database, log }: JobDependencies,
  subscriber: Subscriber<A>,
): Promise<Pick<Worked, 'stop'>> {
  await subscribe(database, subscriber)
  const failed = (error: unknown): void =>
    log(`${subscriber.name}: an event failed and comes again: ${reasonOf(error)}`)
  const events = workQueue({
    lanes: 1,
    take: async () => ((await deliverEvents(database, subscriber, failed)) ? true : undefined),
    work: async () => undefined,
    failed: (reason) => log(`${subscriber.name}: events were not read: ${reason}`),
  })
  const deaf = database.onWake('events', events.look)
  return {
    async stop() {
      deaf()
      await events.stop()
    },
  }
}

/**
 * Adds new events to the hash chain of the audit trail, each second. A commit does not start this work, so that all events of a
 * second become one entry of the chain.
 */
const chainEvents = ({ database, log }: JobDependencies): Pick<Worked, 'stop'> =>
  workQueue({
    lanes: 1,
    take: async () => ((await extendTrail(database)) ? true : undefined),
    work: async () => undefined,
    failed: (reason) => log(`the audit trail was not extended: ${reason}`),
  })

/**
 * Sends the mails that are due. The mails about prescriptions and the mails about accounts are in two tables, each of which is
 * processed as a queue.
 */
function workMails(deps: JobDependencies): Pick<Worked, 'stop'> {
  const mails = workQueue({
    lanes: 4,
    take: () => claimNextMail(deps),
    work: (mail) => deliverMail(deps, mail),
    failed: (reason) => deps.log(`mail delivery failed: ${reason}`),
  })
  const accountMails = workQueue({
    lanes: 2,
    take: () => takeDueAccountMail(deps),
    work: (mail) => deliverAccountMail(deps, mail),
    failed: (reason) => deps.log(`account mail delivery failed: ${reason}`),
  })
  const deaf = [
    deps.database.onWake('mail', mails.look),
    deps.database.onWake('account-mail', accountMails.look),
  ]
  return {
    async stop() {
      for (const end of deaf) end()
      await Promise.all([mails.stop(), accountMails.stop()])
    },
  }
}

/** Runs the rare background tasks with graphile-worker. Only rare tasks may use it, because it sends a NOTIFY for each. */
const runTasks = (deps: JobDependencies): Promise<Runner> =>
  run({
    connectionString: deps.url,
    concurrency: 2,
    maxPoolSize: 3,
    pollInterval: 1000,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
    // Each task runs in one of the processes. A daily run that was missed because no process was running is done later.
    parsedCronItems: parseCronItems([
      { task: 'erase-records', match: '0 9 * * *', options: { backfillPeriod: DAY_MS, maxAttempts: 3 } },
      {
        task: 'compare-prescriptions',
        match: '30 9 * * *',
        options: { backfillPeriod: DAY_MS, maxAttempts: 5 },
      },
      {
        task: 'compare-figures',
        match: '45 9 * * *',
        options: { backfillPeriod: DAY_MS, maxAttempts: 5 },
      },
      { task: 'fold-figures', match: '*/10 * * * *', options: { maxAttempts: 1 } },
      // The weekly report is made on Monday at 7:00 in Mexico City, which has no daylight saving time.
      { task: 'weekly-report', match: '0 13 * * 1', options: { backfillPeriod: 6 * DAY_MS, maxAttempts: 5 } },
      { task: 'mail-trail-head', match: '0 10 * * *', options: { backfillPeriod: DAY_MS, maxAttempts: 5 } },
    ]),
    taskList: {
      'check-licence': async (payload) => {
        const { doctorId } = CheckLicence.parse(payload)
        await checkLicence(deps.database, deps.licences, doctorId)
      },
      'compare-prescriptions': async () => {
        await compareAll({ ...deps, alarm: deps })
      },
      'compare-figures': async () => {
        await compareFigures(deps.database, deps.log)
      },
      'fold-figures': async () => {
        await foldEntries(deps.database)
      },
      'weekly-report': () => makeWeeklyReport(deps.database, deps),
      'mail-trail-head': () => mailHead(deps.database, deps.trail, deps.clock),
      'erase-records': async () => {
        await eraseRecords(deps.database, deps.clock())
      },
    },
  })
