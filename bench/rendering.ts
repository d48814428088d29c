import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from './figure.ts'
import { openBenchDatabase, startServer } from './ground.ts'
import { percentile, round } from './statistics.ts'

const SHEETS_A_SECOND = 20
const SECONDS = 15
const PAUSE_MS = 5
const RATIO_AT_MOST = 2

/**
 * Measures an API call for the list of prescriptions alone, and again while sheets are rendered, in one run on the same data. The
 * delay of the event loop is read from the server's own metric.
 */
export async function benchRendering(): Promise<Figure[]> {
  const ground = await openBenchDatabase()
  const server = await startServer(ground, { DEMO: '1', DEMO_HISTORY: '0' })
  try {
    const get = await loggedIn(server.origin, server.demo().doctor)
    const { results } = (await (await get('/api/v2/rx-endpoint/?limit=15')).json()) as {
      results: { signature: string }[]
    }
    const signatures = results.map(({ signature }) => signature)
    const print = async (at: number): Promise<number> =>
      (await get(`/api/v2/rx/pdf/${signatures[at % signatures.length]}/`)).status
    for (let at = 0; at < SHEETS_A_SECOND; at += 1) await print(at)
    const idle = await listTimes(get)
    const printed: Promise<number>[] = []
    const printing = setInterval(() => printed.push(print(printed.length)), 1000 / SHEETS_A_SECOND)
    const loaded = await listTimes(get)
    clearInterval(printing)
    const failed = (await Promise.all(printed)).filter((status) => status !== 200).length
    const [alone, beside] = [percentile(idle, 0.99), percentile(loaded, 0.99)]
    const lag = await eventLoopDelay(server.origin)
    return [
      {
        figure: `list p99 while ${SHEETS_A_SECOND} sheets a second are rendered`,
        value: round(beside / alone, 2),
        unit: 'x idle',
        limit: `<= ${RATIO_AT_MOST}`,
        holds: beside / alone <= RATIO_AT_MOST && failed === 0,
        note: `${round(alone, 1)} ms idle, ${round(beside, 1)} ms beside ${printed.length} sheets, ${failed} failed`,
      },
      {
        figure: 'event loop delay p99 meanwhile',
        value: round(lag, 1),
        unit: 'ms',
        limit: '< 50',
        holds: lag < 50,
        note: 'metric nodejs_eventloop_lag_p99_seconds',
      },
    ]
  } finally {
    await server.stop()
    await ground.close()
  }
}

type Get = (path: string) => Promise<Response>

async function loggedIn(origin: string, doctor: { email: string; password: string }): Promise<Get> {
  const answer = await fetch(`${origin}/rest-auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(doctor),
  })
  const { key } = (await answer.json()) as { key: string }
  return (path) => fetch(origin + path, { headers: { authorization: `Token ${key}` } })
}

/** Sends API calls for the list of prescriptions one after the other. @returns the milliseconds of each */
async function listTimes(get: Get): Promise<number[]> {
  const times: number[] = []
  for (const end = performance.now() + SECONDS * 1000; performance.now() < end;) {
    const begun = performance.now()
    await (await get('/api/v2/rx-endpoint/?limit=15')).arrayBuffer()
    times.push(performance.now() - begun)
    await pause(PAUSE_MS)
  }
  return times
}

async function eventLoopDelay(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics)?.[1]) * 1000
}
