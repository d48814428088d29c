import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { accountMailComposer } from './account-mail-composer.ts'
import { buildApp } from './app.ts'
import { loadBrands } from './brand/brands.ts'
import { readConfig, type Config } from './config.ts'
import { type Database, isOutage, openDatabase } from './database/database.ts'
import { loginOf, migrate } from './database/migrate.ts'
import { refuseUnsafeDatabase } from './database/self-check.ts'
import { prescriptionComposer } from './delivery/prescription-composer.ts'
import { makeDemo, openDemo, type Demo, YEAR } from './demo/seed-demo.ts'
import type { DemoFoundations } from './demo/seed-doctor.ts'
import { watchHealth } from './health/watch-health.ts'
import { startJobs } from './jobs/jobs.ts'
import { publicBase } from './http/public-base.ts'
import { watchImports } from './imported/watch-imports.ts'
import { chatExplainer } from './outside/ai/chat.ts'
import { toolModel } from './outside/ai/tool-model.ts'
import { stripePayments } from './outside/payments/stripe.ts'
import { createOutbound, type Outbound } from './outside/client/outbound.ts'
import type { Refreshers } from './outside/kept/refresh-answers.ts'
import { feeds } from './outside/news/feeds.ts'
import { openMeteo } from './outside/weather/open-meteo.ts'
import { noRegister } from './outside/licences/no-register.ts'
import { openMailbox } from './outside/mail/mailbox.ts'
import { smtpMail } from './outside/mail/smtp.ts'
import { createSheetRenderer } from './pdf/sheet-renderer.ts'
import { printingBrand } from './brand/printing-brand.ts'
import { projectRoot } from './root.ts'
import { headKey } from './trail/trail-head.ts'
import { refuseOtherKey } from './signing/check-key.ts'
import { localKeyVault } from './signing/key-vault.ts'
import { createSigner } from './signing/signer.ts'
import { newsRefresher } from './news/refresh-news.ts'
import { weatherRefresher } from './weather/refresh-weather.ts'
import { devicesBanner } from './tls/devices-banner.ts'
import { keptCertificate } from './tls/kept-certificate.ts'
import { networkAddresses } from './tls/network-addresses.ts'

export interface Served {
  address: string
  close(): Promise<void>
}

/** Runs the server: reads the configuration, builds the application and listens. Returns the address on which it listens. */
export async function main(config: Config = readConfig()): Promise<Served> {
  const root = projectRoot()
  mkdirSync(config.dataDir, { recursive: true })
  const { database, vault, openAsOwner } = await openStore(config, root)
  const mailbox = config.smtpUrl === '' ? await openMailbox(path.join(config.dataDir, 'mailbox')) : null
  const mail = smtpMail(mailbox?.url ?? config.smtpUrl)
  const brands = loadBrands(root)
  const printing = {
    renderer: createSheetRenderer({ root }),
    brandOf: (id: string) => printingBrand(brands, id),
    demo: config.demo,
  }
  const health = await watchHealth({ database, allowsUnsafe: config.allowUnsafeDatabase })
  const signer = createSigner(vault)
  const imports = await watchImports(root, config.dataDir, (facts, message) => app.log.warn(facts, message))
  const addresses = config.https ? networkAddresses() : []
  const tls = config.https
    ? { ...(await keptCertificate(config.dataDir, addresses)), host: addresses[0] }
    : undefined
  const log = (facts: object) => app.log.warn(facts, 'a call to a provider did not succeed')
  const outbound = createOutbound({ allowed: config.outboundAllowed, log })
  const app = await buildApp({
    config,
    root,
    database,
    ...imports.clinical,
    outbound,
    ...providersOf(config, outbound),
    signer,
    vault,
    brands,
    operated: config.operated,
    printing,
    clock: health.now,
    health,
    mailbox,
    ...(tls ? { tls } : {}),
  })
  // The demo is made before the background workers start, so that they treat its mails and events as past.
  const brand = brands.ofHost('localhost').id
  const foundations = { ...imports.clinical, signer, brand, clock: health.now }
  if (config.demo) await makeDemoAsOwner(config, openAsOwner(), foundations)
  await app.listen({ port: config.port, host: config.host })
  const baseUrl = publicBase(app, config.baseUrl, tls?.host)
  const jobs =
    config.jobs &&
    (await startJobs({
      url: config.databaseUrl,
      database,
      signer,
      clock: health.now,
      mail,
      licences: noRegister,
      refreshers: refreshersOf(config, outbound),
      ...mailComposers({ database, printing, brands, baseUrl, from: config.mailFrom, clock: health.now }),
      operator: config.operatorEmail,
      responsible: config.responsibleEmail,
      trail: { key: headKey(config.keyEncryptionKey), recipient: config.trailEmail },
      log: (message) => app.log.warn(message),
    }))
  const demo = config.demo ? await openDemo(database, { url: baseUrl, clock: health.now, config }) : null
  const lines = [...banner(baseUrl, demo), ...(tls ? devicesBanner(app, addresses, tls.cert) : [])]
  for (const line of lines) process.stdout.write(`${line}\n`)

  return {
    address: baseUrl,
    /** Refuses new requests, lets the running ones finish, then stops all other parts of the server. */
    async close() {
      health.stop()
      imports.stop()
      await app.close()
      if (jobs) await jobs.stop()
      mail.close()
      await mailbox?.close()
      await outbound.close()
      await printing.renderer.close()
      await database.close()
    },
  }
}

/**
 * Migrates and opens the database. A database is refused if it may lose writes, or if its private keys are encrypted with
 * another key.
 */
async function openStore(config: Config, root: string) {
  const role = await migrate(config.migrationUrl, root, loginOf(config.databaseUrl))
  const open = (url: string, poolSize: number) =>
    openDatabase({ url, poolSize, ...(role === undefined ? {} : { role }) })
  const database = open(config.databaseUrl, config.databasePool)
  if (!config.allowUnsafeDatabase) await refuseUnsafeDatabase(database.open)
  const vault = localKeyVault(config.keyEncryptionKey)
  await refuseOtherKey(database, vault)
  return {
    database,
    vault,
    /** Opens the database with the login that owns the schema, to make the demo. */
    openAsOwner: () => openDatabase({ url: config.migrationUrl, poolSize: 1 }),
  }
}

/**
 * Makes the demo with the login that owns the database schema. That login may update the statistics of its tables. In the
 * embedded database that login is a superuser, to whose statements PostgreSQL applies no row-level security, which would cost a
 * tenth of the database's processor time.
 */
async function makeDemoAsOwner(
  { demoHistory }: Config,
  database: Database,
  foundations: Omit<DemoFoundations, 'database'>,
): Promise<void> {
  await makeDemo({ ...foundations, database }, demoHistory ? YEAR : null)
  await database.close()
}

/** Functions that write the two kinds of mail: mails of prescriptions, and mails about accounts. */
const mailComposers = (
  from: Parameters<typeof prescriptionComposer>[0] & Parameters<typeof accountMailComposer>[0],
) => ({
  compose: prescriptionComposer(from),
  composeAccountMail: accountMailComposer(from),
})

/** The external providers that are configured; null for each that is not. */
const providersOf = ({ ai, stripe }: Config, outbound: Outbound) => ({
  ai: ai && chatExplainer(ai, outbound),
  model: ai && toolModel(ai, outbound),
  cards: stripe && stripePayments(stripe, outbound),
})

/** Functions that fetch the weather and the news from the configured providers. */
const refreshersOf = ({ weather, newsFeeds: addresses }: Config, outbound: Outbound): Refreshers => ({
  ...(weather ? { weather: weatherRefresher(openMeteo(weather, outbound)) } : {}),
  ...(addresses.length > 0 ? { news: newsRefresher(feeds({ addresses }, outbound)) } : {}),
})

function banner(
  url: string,
  demo: Pick<Demo, 'doctor' | 'assistant' | 'operator' | 'mailbox'> | null,
): string[] {
  if (!demo) return [`Recetario: ${url}`]
  return [
    `Recetario: ${url}`,
    `  doctor    ${demo.doctor.email}  ${demo.doctor.password}`,
    `  assistant ${demo.assistant.email}  ${demo.assistant.password}`,
    `  operator  ${url}/operator  ${demo.operator.email}  ${demo.operator.password}`,
    `  pharmacy  ${url}/pharmacy  (token in demo.json)`,
    `  mailbox   ${demo.mailbox}`,
  ]
}

process.on('unhandledRejection', (reason) => {
  // After a broken database connection, graphile-worker reports the end of a job in a promise that nobody awaits. Later,
  // graphile-worker's own sweep frees the job.
  if (isOutage(reason)) return
  // Any other unhandled rejection is a bug. The process ends and is restarted, instead of continuing in an unknown state.
  process.stderr.write(`${reason instanceof Error ? reason.stack : 'unhandled rejection'}\n`)
  process.exitCode = 1
  void once(process.stderr, 'drain').finally(() => process.exit(1))
  setTimeout(() => process.exit(1), 100).unref()
})
