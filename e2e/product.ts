import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'

export interface Demo {
  url: string
  doctor: { email: string; password: string }
  assistant: { email: string; password: string }
  pharmacy: { token: string }
  mailbox: string
}

export interface Product {
  url: string
  demo: Demo
  /** For direct changes to the database, such as letting time pass. */
  databaseUrl: string
  stop(): Promise<void>
}

const READY_WITHIN_MS = 60_000

export interface ProductOptions {
  /** Additional environment variables. */
  environment?: Readonly<Record<string, string>>
  /**
   * Mails of new prescriptions leave at once by default; false for tests of the time in which they can be taken
   * back.
   */
  sendsAtOnce?: boolean
  /** The demo's doctor has viewed the guided tours by default; false for tests of the tours. */
  toursViewed?: boolean
}

/**
 * Starts the built product with its demo in a process of its own, on a database of its own in the test cluster. The
 * database is empty, or a copy of one on which this build has already started, for tests that need no special
 * start.
 */
export async function startProduct({
  environment = {},
  toursViewed = true,
  sendsAtOnce = true,
}: ProductOptions = {}): Promise<Product> {
  const cluster = inject('postgresUrl')
  if (toursViewed && sendsAtOnce) {
    const databaseUrl = await newDatabase(cluster, await demoTemplate(cluster))
    return launch(databaseUrl, { ...environment, KEY_ENCRYPTION_KEY })
  }
  const product = await launch(await newDatabase(cluster), environment)
  if (sendsAtOnce) await runSql(product.databaseUrl, SENDS_AT_ONCE)
  if (toursViewed) await viewTours(product.demo)
  return product
}

/**
 * Encryption key of the template and of its copies: a copy contains keys that were encrypted when the template was
 * made.
 */
const KEY_ENCRYPTION_KEY = Buffer.alloc(32, 'e2e').toString('base64')
const SENDS_AT_ONCE = 'alter table mail alter column send_after set default now()'
/** Key of the advisory lock; an arbitrary constant. */
const LOCK = 7_234_003

/**
 * Name of the template database: as this build's first start leaves it, with tours viewed and mails sent at once.
 * The first caller creates it.
 */
async function demoTemplate(cluster: string): Promise<string> {
  const name = `e2e_demo_${readFileSync(path.resolve('dist/server/.main.stamp'), 'utf8').slice(0, 16)}`
  const client = new pg.Client({ connectionString: cluster })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const found = await client.query('select from pg_database where datname = $1', [name])
    if (found.rowCount === 0) {
      const databaseUrl = await newDatabase(cluster)
      const product = await launch(databaseUrl, { KEY_ENCRYPTION_KEY })
      await runSql(databaseUrl, SENDS_AT_ONCE)
      await viewTours(product.demo)
      await product.stop()
      await client.query(`alter database ${new URL(databaseUrl).pathname.slice(1)} rename to ${name}`)
    }
    return name
  } finally {
    await client.end()
  }
}

async function launch(databaseUrl: string, environment: Readonly<Record<string, string>>): Promise<Product> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'recetario-e2e-'))
  const port = await freePort()
  const main = path.resolve('dist/server/main.mjs')
  const child = spawn(process.execPath, ['-e', `import(${JSON.stringify(main)}).then((m) => m.main())`], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO: '1',
      // The test runner sets a `BASE_URL` of its own, which is not an address.
      BASE_URL: '',
      // The test cluster runs without fsync, which the product otherwise refuses.
      ALLOW_UNSAFE_DATABASE: '1',
      RATE_LIMIT_FACTOR: '100',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await serving(`http://127.0.0.1:${port}`, child, path.join(dataDir, 'demo.json'))
  } catch (error) {
    child.kill()
    throw error
  }
  const demo = JSON.parse(readFileSync(path.join(dataDir, 'demo.json'), 'utf8')) as Demo
  return {
    url: demo.url,
    demo,
    databaseUrl,
    async stop() {
      const ended = new Promise((resolve) => {
        child.once('exit', resolve)
      })
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Marks the guided tours as viewed, because they load code and show texts that other tests do not expect. */
export async function viewTours({ url, doctor }: Demo): Promise<void> {
  const send = (path: string, method: string, body: unknown, token?: string) =>
    fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Token ${token}` } : {}) },
      body: JSON.stringify(body),
    })
  const login = await send('/rest-auth/login/', 'POST', doctor)
  const { key } = (await login.json()) as { key: string }
  for (const flag of ['tourViewed', 'historyTourViewed'])
    await send('/api/v2/profile/update/', 'PATCH', { ux_settings: { [flag]: true } }, key)
}

async function serving(origin: string, child: ChildProcess, demoFile: string): Promise<void> {
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end;) {
    if (child.exitCode !== null) throw new Error('the product ended while it started')
    const ready = await fetch(`${origin}/readyz`)
      .then((answer) => answer.ok && readFileSync(demoFile).length > 0)
      .catch(() => false)
    if (ready) return
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
  }
  throw new Error('the product did not start in time')
}

/** @param template database to copy; an empty database by default */
async function newDatabase(cluster: string, template?: string): Promise<string> {
  const name = `e2e_${randomBytes(6).toString('hex')}`
  await runSql(cluster, `create database ${name}${template === undefined ? '' : ` template ${template}`}`)
  const url = new URL(cluster)
  url.pathname = `/${name}`
  return url.href
}

async function runSql(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
