import { hostileFiles } from '#server/testing/files/hostile-files.ts'
import type { Attack, Resistance } from './attack.ts'
import { send, tokenOf } from './send.ts'
import type { Target } from './target.ts'

const LONGEST_WAIT_MS = 250
const LOOK_EVERY_MS = 20

/** Sends hostile files as catalogues to import, and meanwhile measures how long calls to the health endpoint take. */
async function sendFiles(target: Target, chosen: readonly Uint8Array[]): Promise<Resistance> {
  const token = await tokenOf(target, target.demo.doctor)
  const waits: number[] = []
  const look = async (): Promise<void> => {
    const begun = performance.now()
    const { status } = await send(target, 'GET /healthz').catch(() => ({ status: 0 }))
    waits.push(status === 200 ? performance.now() - begun : Number.POSITIVE_INFINITY)
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  const statuses = await Promise.all(
    chosen.map(async (bytes) => {
      const body = new FormData()
      body.set('file', new Blob([Uint8Array.from(bytes)]), 'catalogo')
      return (await send(target, 'POST /api/v2/drugs/import/preview/', { token, body })).status
    }),
  ).finally(() => clearInterval(timer))
  await look()
  const slowest = Math.max(...waits)
  return {
    holds: slowest < LONGEST_WAIT_MS && statuses.every((status) => status >= 400 && status < 500),
    seen: `answered ${[...new Set(statuses)].join(', ')}; slowest health call ${slowest.toFixed(0)} ms`,
  }
}

async function named(kind: 'distant' | 'table', name: string): Promise<Uint8Array> {
  const found = (await hostileFiles(kind)).find((file) => file.name === name)
  if (!found) throw new Error(`no hostile file ${name}`)
  return found.bytes
}

export const fileAttacks: readonly Attack[] = [
  {
    finding: 'F1',
    what: 'a workbook with one cell at XFD1048576',
    run: async (target) => sendFiles(target, [await named('distant', 'one cell at XFD1048576')]),
  },
  {
    finding: 'F1b',
    what: '8 tables with a row of 990,000 cells, at once',
    async run(target) {
      const table = await named('table', 'a row of 990,000 cells')
      return sendFiles(
        target,
        Array.from({ length: 8 }, () => table),
      )
    },
  },
]
