import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import {
  HOSTILE_KINDS,
  type HostileFile,
  hostileFiles,
  type HostileKind,
} from '#server/testing/files/hostile-files.ts'
import type { Figure } from './figure.ts'
import { openBenchDatabase, startServer } from './ground.ts'
import { round } from './statistics.ts'

const LIMIT_MS = 250
const LIMIT_MB = 600
/** Number of hostile files that are sent at the same moment. */
const AT_ONCE = 4
const PAUSE_MS = 10

/**
 * Sends every hostile file (crafted to exhaust or crash a server) to a running server, and measures how long calls to the health
 * endpoint take meanwhile.
 */
export async function benchHostile(): Promise<Figure[]> {
  const files = (await Promise.all(HOSTILE_KINDS.map(filesOf))).flat()
  const ground = await openBenchDatabase()
  const server = await startServer(ground)
  const waits: number[] = []
  let [memory, crashes] = [0, 0]
  const sending = { goesOn: true }
  const watch = async (): Promise<void> => {
    while (sending.goesOn) {
      const begun = performance.now()
      await fetch(`${server.origin}/healthz`).then((answer) => answer.arrayBuffer())
      waits.push(performance.now() - begun)
      memory = Math.max(memory, residentMegabytes(server.pid))
      await pause(PAUSE_MS)
    }
  }
  const left = [...files]
  const send = async (): Promise<void> => {
    for (let file = left.pop(); file; file = left.pop())
      if ((await statusOf(server.origin, ground.token, file)) === 500) crashes += 1
  }
  try {
    const watching = watch()
    await Promise.all(Array.from({ length: AT_ONCE }, send))
    sending.goesOn = false
    await watching
    const slowest = Math.max(...waits)
    const note = `${files.length} files, ${AT_ONCE} at once; ${waits.length} health calls`
    return [
      {
        figure: 'hostile files: slowest health call',
        value: round(slowest, 0),
        unit: 'ms',
        limit: `< ${LIMIT_MS}`,
        holds: slowest < LIMIT_MS,
        note,
      },
      {
        figure: 'hostile files: memory at most',
        value: round(memory, 0),
        unit: 'MB',
        limit: `< ${LIMIT_MB}`,
        holds: memory < LIMIT_MB,
        note: 'resident, of the server process',
      },
      {
        figure: 'hostile files: answers 500',
        value: crashes,
        unit: 'answers',
        limit: '= 0',
        holds: crashes === 0,
        note,
      },
    ]
  } finally {
    sending.goesOn = false
    await server.stop()
    await ground.close()
  }
}

const CATALOGUE = { method: 'POST', path: '/api/v2/drugs/import/preview/', field: 'file' }
const PICTURE = { method: 'PUT', path: '/api/v2/profile/pictures/signature/', field: 'picture' }

interface SentFile extends HostileFile {
  kind: HostileKind
}

const filesOf = async (kind: HostileKind): Promise<SentFile[]> =>
  (await hostileFiles(kind)).map((file) => ({ ...file, kind }))

async function statusOf(origin: string, token: string, { kind, bytes }: SentFile): Promise<number> {
  const { method, path, field } = kind === 'picture' ? PICTURE : CATALOGUE
  const body = new FormData()
  body.set(field, new Blob([Uint8Array.from(bytes)]), 'archivo')
  const answer = await fetch(origin + path, { method, headers: { authorization: `Token ${token}` }, body })
  await answer.arrayBuffer()
  return answer.status
}

const residentMegabytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024
