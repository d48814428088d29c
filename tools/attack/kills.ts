import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { findFaults, type Journal } from '#server/testing/survival/find-faults.ts'
import { readOutcome } from '#server/testing/survival/read-outcome.ts'
import { write, type Writing } from '#server/testing/survival/writer.ts'
import type { Attack } from './attack.ts'
import { ownPatient, tokenOf } from './send.ts'
import { asOwner, isReady, type Target, until } from './target.ts'

const KILLS_OF_EACH = 10
const BACK_WITHIN_MS = 10_000
const WRITERS = 4
/** Number of prescriptions that are issued between two kills. */
const BETWEEN = 10

/** Id of the server process, the child of `npm start` that answers requests. */
function serverOf({ pid }: Target): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  const serving = children.find((child) =>
    readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('serve.mjs'),
  )
  if (serving === undefined) throw new Error('the start command has no server')
  return serving
}

/** Id of PostgreSQL's main process (the postmaster), which PostgreSQL writes into a file of its data folder. */
async function postmasterOf(target: Target): Promise<number> {
  const [found] = await asOwner<{ folder: string }>(
    target,
    `select current_setting('data_directory') as folder`,
  )
  return Number(readFileSync(path.join(found!.folder, 'postmaster.pid'), 'utf8').split('\n')[0])
}

const victims: Record<string, (target: Target) => Promise<number[]>> = {
  server: async (target) => [serverOf(target)],
  postmaster: async (target) => [await postmasterOf(target)],
  both: async (target) => [serverOf(target), await postmasterOf(target)],
}

async function killUnderLoad(target: Target, name: string, journal: Journal): Promise<number[]> {
  const token = await tokenOf(target, target.demo.doctor)
  const run = { over: false }
  const writing: Writing = {
    origin: target.origin,
    token,
    patientUid: await ownPatient(target, token),
    journal,
    onAnswer: () => undefined,
    isOver: () => run.over,
  }
  const writers = Array.from({ length: WRITERS }, (_, n) => write(writing, `${name}-${n}`))
  const waits: number[] = []
  const issued = () => journal.acknowledged.length
  for (let kill = 0; kill < KILLS_OF_EACH; kill += 1) {
    const before = issued()
    await until(async () => issued() >= before + BETWEEN, 60_000)
    const pids = await victims[name]!(target)
    const begun = performance.now()
    for (const pid of pids) process.kill(pid, 'SIGKILL')
    // The outage ends with the first prescription that the product acknowledges after the kill.
    await until(async () => !(await isReady(target.origin)), 5000).catch(() => 0)
    const atKill = issued()
    await until(async () => issued() > atKill, 60_000)
    waits.push(performance.now() - begun)
  }
  run.over = true
  await Promise.all(writers)
  return waits
}

const killed = (name: string): Attack => ({
  finding: 'F8',
  what: `kill -9 of ${name}, ${KILLS_OF_EACH} times under load`,
  async run(target) {
    const journal: Journal = { invoked: new Set(), acknowledged: [], odd: [] }
    const waits = await killUnderLoad(target, name, journal)
    const client = new pg.Client({ connectionString: target.ownerUrl })
    await client.connect()
    const outcome = await readOutcome(client, journal, []).finally(() => client.end())
    // Prescriptions of the demo and of other attacks are left out: their idempotency keys are not among those that this program
    // sent.
    const stored = outcome.stored.filter(({ key }) => journal.invoked.has(key))
    const faults = findFaults({ ...outcome, stored })
    const slowest = Math.max(...waits)
    return {
      holds: slowest <= BACK_WITHIN_MS && faults.length === 0,
      seen: `back in ${(slowest / 1000).toFixed(1)} s at most; ${journal.acknowledged.length} acknowledged, ${faults.length === 0 ? '0 lost, 0 doubled' : faults.join('; ')}`,
    }
  },
})

export const killAttacks: readonly Attack[] = Object.keys(victims).map(killed)
