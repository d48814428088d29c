import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { cloneTemplate } from '#server/testing/clone-template.ts'
import { freePort } from '#tools/setup/port.mjs'

export interface Demo {
  url: string
  doctor: { email: string; password: string }
  assistant: { email: string; password: string }
  operator: { email: string; password: string }
  pharmacy: { token: string }
  mailbox: string
}

export interface StartedProduct {
  url: string
  demo: Demo
  /** Address of the database for direct changes, such as letting time pass. */
  databaseUrl: string
  stop(): Promise<void>
}

/** A running product with a doctor who is used by the tests of one file only. */
export interface Product extends Pick<StartedProduct, 'url' | 'databaseUrl'> {
  demo: Demo
  doctorId: number
  /** Id of the doctor's hospital. */
  hospitalId: number
  /**
   * Returns the mail address that replaces an address of the demo in this test file, so that no two files send mail to one
   * address.
   */
  addressOf(email: string): string
}

/** Time limit for the start of a product, ms. Three products start at once, and need a minute on a very busy machine. */
const READY_WITHIN_MS = 110_000

/** Key that encrypts the doctors' signing keys. Tests need it to add a doctor to a running product. */
export const KEY_ENCRYPTION_KEY = Buffer.alloc(32, 'e2e').toString('base64')

/**
 * Starts the built product with its demo, in a process of its own, on a database without rows in the test cluster.
 * @param environment additional environment variables
 */
export async function startProduct(
  environment: Readonly<Record<string, string>> = {},
): Promise<StartedProduct> {
  const databaseUrl = await cloneTemplate(inject('postgresUrl'), 'e2e')
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
      DEMO_HISTORY: '0',
      // Vitest sets a `BASE_URL` that is not the address of the product.
      BASE_URL: '',
      // The product refuses a database without fsync, such as the test cluster, unless this variable allows it.
      ALLOW_UNSAFE_DATABASE: '1',
      RATE_LIMIT_FACTOR: '100',
      // The weather is off, because its answers depend on the network of the machine; e2e/outside.e2e.ts has a provider of its
      // own.
      WEATHER: 'off',
      LOG_LEVEL: 'error',
      KEY_ENCRYPTION_KEY,
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
