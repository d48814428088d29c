import type pg from 'pg'
import type { Figure } from '../figure.ts'
import { openBenchDatabase, startServer, withOwner } from '../ground.ts'
import { connectLanes, httpIssuer, laneOf, oneCte, rowsOf, sampleOf } from './issue-sample.ts'
import { median, rate, round } from '../statistics.ts'

const WRITERS = 16
const ROUND_MS = 3000
const ROUNDS = 5
const WARM_MS = 2000
/** Microseconds by which each group of commits is delayed, as a synchronous standby over a network would delay it. */
const COMMIT_DELAY_US = 2000
const LIMIT = 3

/**
 * Measures the issuing statement where a commit takes 2 ms longer, with one writer and with sixteen writers. If a lock were held
 * through COMMIT, writers would wait for each other's commits, and sixteen would be no faster than one (decision 032).
 */
export async function benchCommit(): Promise<Figure[]> {
  const ground = await openBenchDatabase()
  const server = await startServer(ground)
  const writers: pg.Client[] = []
  try {
    const sample = await sampleOf(ground, () => httpIssuer(ground, server.origin, 1)(0))
    writers.push(...(await connectLanes(ground, WRITERS)))
    for (const writer of writers) {
      await writer.query(`set commit_delay = ${COMMIT_DELAY_US}`)
      await writer.query('set commit_siblings = 0')
    }
    const write = (lane: number): Promise<void> => oneCte(laneOf(writers, lane), rowsOf(ground, sample))
    await rate(WRITERS, WARM_MS, write)
    await withOwner(ground, (client) => client.query('vacuum analyze'))
    const rounds: { one: number; all: number }[] = []
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      rounds.push({ one: await rate(1, ROUND_MS, write), all: await rate(WRITERS, ROUND_MS, write) })
    }
    const ratio = median(rounds.map(({ one, all }) => all / one))
    const perSecond = (side: 'one' | 'all'): number => round(median(rounds.map((each) => each[side])), 0)
    return [
      {
        figure: `commit: rate of ${WRITERS} writers to that of one`,
        value: round(ratio),
        unit: 'x',
        limit: `>= ${LIMIT}`,
        holds: ratio >= LIMIT,
        note: `${perSecond('all')}/s to ${perSecond('one')}/s; commits ${COMMIT_DELAY_US / 1000} ms slower, ${ROUNDS} rounds of ${ROUND_MS / 1000} s`,
      },
    ]
  } finally {
    await Promise.all(writers.map((client) => client.end()))
    await server.stop()
    await ground.close()
  }
}
