import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { projectRoot } from '#server/root.ts'
import { freePort } from '#tools/setup/port.mjs'
import type { Attack } from './attack.ts'
import { issueOne } from './requests.ts'
import { runNode } from './run-node.ts'
import { ownPatient, send, tokenOf } from './send.ts'
import { asOwner, type Target, until } from './target.ts'

/* The attacks in this file are attacks by somebody who controls the database or the machine. */

const alteredRows: Attack = {
  finding: 'F2',
  what: 'the quantity of an issued prescription is changed in the database',
  async run(target) {
    const signature = await issueOne(target)
    await asOwner(
      target,
      `set session_replication_role = replica;
       update prescription_item set qty = qty + 100 where (doctor_id, prescription_id) in (select doctor_id, id from prescription where signature = '${signature}')`,
    )
    const { token } = target.demo.pharmacy
    const found = await send(target, `GET /api/v2/pharmacy/rx/${signature}`, { token })
    const sold = await send(target, `POST /api/v1/prescriptions/burn/${signature}/`, {
      token,
      body: { sales_code: 'T-1', medications: [{ id: 1, bought_qty: 1 }] },
    })
    return {
      holds: found.status === 409 && sold.status === 409,
      seen: `the counter is answered ${found.status}, the sale ${sold.status}`,
    }
  },
}

const DAYS_AHEAD = 1095

const wrongClock: Attack = {
  finding: 'F3',
  what: `a server process whose clock is ${DAYS_AHEAD} days ahead`,
  async run(target) {
    const folder = mkdtempSync(path.join(tmpdir(), 'recetario-clock-'))
    const ahead = path.join(folder, 'ahead.cjs')
    writeFileSync(
      ahead,
      `const Now = Date; const ms = ${DAYS_AHEAD} * 86400000
globalThis.Date = class extends Now {
  constructor(...given) { given.length === 0 ? super(Now.now() + ms) : super(...given) }
  static now() { return Now.now() + ms }
}`,
    )
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const main = path.join(projectRoot(), 'dist/server/main.mjs')
    const child = runNode(
      ['-r', ahead, '-e', `import('${main}').then((m) => m.main())`],
      {
        DATABASE_URL: target.ownerUrl,
        DATA_DIR: folder,
        PORT: String(port),
        JOBS: '0',
        LOG_LEVEL: 'silent',
        SMTP_URL: 'smtp://127.0.0.1:9',
        BASE_URL: origin,
        KEY_ENCRYPTION_KEY: readFileSync(path.join(target.dataDir, 'key-encryption-key'), 'utf8').trim(),
      },
      'ignore',
    )
    try {
      const alive = () =>
        send({ origin }, 'GET /healthz').then(
          ({ status }) => status === 200,
          () => false,
        )
      await until(alive, 30_000)
      const ready = await send({ origin }, 'GET /readyz')
      const token = await tokenOf(target, target.demo.doctor)
      const body = {
        patient: { uid: await ownPatient(target, token) },
        medications: [
          {
            presentation: 'Paracetamol tabletas 500 mg',
            instructions: 'Tomar 1 tableta cada 8 horas durante 5 días.',
            qty: 1,
          },
        ],
      }
      const issued = await send({ origin }, 'POST /api/v2/rx-endpoint/', { token, body })
      return {
        holds: ready.status === 503 && issued.status === 503,
        seen: `readiness ${ready.status}; an issue is answered ${issued.status}`,
      }
    } finally {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

const unsafeDatabase: Attack = {
  finding: 'F14',
  what: 'fsync is switched off under the running server',
  async run(target) {
    const set = async (statement: string) => {
      await asOwner(target, statement)
      await asOwner(target, 'select pg_reload_conf()')
    }
    const readiness = async () => (await send(target, 'GET /readyz')).status
    await set('alter system set fsync = off')
    const took = await until(async () => (await readiness()) === 503, 30_000).catch(() => Number.NaN)
    await set('alter system reset fsync')
    const back = await until(async () => (await readiness()) === 200, 30_000).catch(() => Number.NaN)
    return {
      holds: !Number.isNaN(took) && !Number.isNaN(back),
      seen: `not ready after ${(took / 1000).toFixed(1)} s, ready again ${(back / 1000).toFixed(1)} s after fsync is on`,
    }
  },
}

/** Runs `npm run trail:verify` on the data of the target. @returns its exit code and its output */
async function verifyTrail({ dataDir }: Target): Promise<{ code: number; said: string }> {
  const node = path.join(projectRoot(), 'tools/setup/node.cjs')
  const child = runNode([node, 'run', 'tools/trail-verify.ts'], { DATA_DIR: dataDir, DATABASE_URL: '' }, [
    'ignore',
    'pipe',
    'ignore',
  ])
  const ended = once(child, 'close')
  const said = child.stdout ? await text(child.stdout) : ''
  const [code] = (await ended) as [number]
  return { code, said: said.trim().split('\n')[0] ?? '' }
}

const CHAINED_WITHIN_MS = 30_000

const removedEvents: Attack = {
  finding: 'F7',
  what: 'events are removed from the audit trail, with the triggers off',
  async run(target) {
    const isChained = async () => (await asOwner(target, 'select from trail_link limit 1')).length > 0
    await until(isChained, CHAINED_WITHIN_MS)
    const before = await verifyTrail(target)
    await asOwner(
      target,
      `set session_replication_role = replica;
       delete from audit_event where (turn, id) in (select turn, id from audit_event order by turn, id limit 3)`,
    )
    const after = await verifyTrail(target)
    return {
      holds: before.code === 0 && after.code === 1,
      seen: `before: ${before.said} After: ${after.said}`,
    }
  },
}

export const powerAttacks: readonly Attack[] = [alteredRows, wrongClock, unsafeDatabase]

/** Attacks that do lasting damage, so that no other attack may follow. */
export const lastAttacks: readonly Attack[] = [removedEvents]
