import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Demo } from '#server/demo/seed-demo.ts'
import { projectRoot } from '#server/root.ts'
import { startPostgres } from '#tools/postgres/postgres.mjs'
import { freePort } from '#tools/setup/port.mjs'
import { runNode } from './run-node.ts'

/** The attacked product: `npm start` with the demo, on data of its own. */
export interface Target {
  origin: string
  demo: Demo
  dataDir: string
  /** Process id of the start command, which watches the server and the database. */
  pid: number
  /** Address of the database with the login of its owner, for attacks by somebody who has that login, and to let time pass. */
  ownerUrl: string
  stop(): Promise<void>
}

const START_WITHIN_MS = 120_000

/**
 * Starts the product in a new folder.
 * @param rateLimitFactor factor of the request limits; 1 for the limits that the product ships with
 * @throws when it is not ready within two minutes
 */
export async function startTarget(rateLimitFactor: number): Promise<Target> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'recetario-attack-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const child = runNode(
    [path.join(projectRoot(), 'tools/setup/start.mjs')],
    {
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO: '1',
      DEMO_HISTORY: '0',
      DATABASE_URL: '',
      RATE_LIMIT_FACTOR: String(rateLimitFactor),
      LOG_LEVEL: 'error',
    },
    ['ignore', 'ignore', 'inherit'],
  )
  const demoFile = path.join(dataDir, 'demo.json')
  await until(async () => existsSync(demoFile) && (await isReady(origin)), START_WITHIN_MS)
  const postgres = await startPostgres({ dir: dataDir })
  return {
    origin,
    demo: JSON.parse(readFileSync(demoFile, 'utf8')) as Demo,
    dataDir,
    pid: child.pid ?? 0,
    ownerUrl: postgres.url,
    async stop() {
      const ended = new Promise((resolve) => {
        child.once('exit', resolve)
      })
      child.kill('SIGTERM')
      await ended
      await postgres.stop({ force: true })
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.ok
    },
    () => false,
  )

/** Waits until a condition is true. @returns the ms that it took @throws when it does not become true within `ms` */
export async function until(isTrue: () => Promise<boolean>, ms: number): Promise<number> {
  const begun = performance.now()
  while (!(await isTrue())) {
    if (performance.now() - begun > ms) throw new Error(`nothing happened within ${ms} ms`)
    await pause(50)
  }
  return performance.now() - begun
}

/** Runs a statement as the owner of the database. @returns its rows */
export async function asOwner<Row extends pg.QueryResultRow>(
  { ownerUrl }: Target,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(statement, [...values])).rows
  } finally {
    await client.end()
  }
}
