import type { Figure } from '../figure.ts'
import { bareStatements } from './issue-statements.ts'
import { openBenchDatabase, startServer, withOwner } from '../ground.ts'
import { connectLanes, httpIssuer, laneOf, oneCte, rowsOf, sampleOf } from './issue-sample.ts'
import { median, rate, round } from '../statistics.ts'

const LANES = 8
const ROUND_MS = 3000
const ROUNDS = 5
/**
 * Milliseconds of warm-up. V8 compiles the code of a server in use: its work per request falls to a half in the first 15 s
 * under load.
 */
const WARM_MS = 20_000
const LIMIT = 0.6

/**
 * Compares the rate of issuing a 3-row prescription through HTTP (token, parsed, checked, signed, committed) with that of a
 * bare `pg` client. The bare client commits the rows that the server stored of one prescription, statement by statement in one
 * transaction. Two more clients write the same rows: one with statements prepared once and plans made once, and one in a single
 * named statement of common table expressions. All four use the same PostgreSQL with fsync and synchronous_commit on and 8
 * connections each, and take turns. The server is warm, and the tables are analysed before the first round. The three clients
 * connect as the database's owner, whom row security does not bind.
 */
export async function benchIssue(): Promise<Figure[]> {
  const ground = await openBenchDatabase()
  const server = await startServer(ground)
  const pool = await connectLanes(ground, LANES)
  try {
    const issue = httpIssuer(ground, server.origin, LANES)
    const sample = await sampleOf(ground, () => issue(0))
    const bare = (isPrepared: boolean) => (lane: number) =>
      bareStatements(laneOf(pool, lane), rowsOf(ground, sample), isPrepared)
    const sides = {
      bare: bare(false),
      issue,
      prepared: bare(true),
      cte: (lane: number) => oneCte(laneOf(pool, lane), rowsOf(ground, sample)),
    }
    await rate(LANES, WARM_MS, issue)
    for (const warm of [sides.bare, sides.prepared, sides.cte]) await rate(LANES, 1000, warm)
    // Gives the planner the table statistics that a database has after a minute. They are the same for all compared clients.
    await withOwner(ground, (client) => client.query('vacuum analyze'))
    const rounds: Record<keyof typeof sides, number>[] = []
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      rounds.push({
        bare: await rate(LANES, ROUND_MS, sides.bare),
        issue: await rate(LANES, ROUND_MS, sides.issue),
        prepared: await rate(LANES, ROUND_MS, sides.prepared),
        cte: await rate(LANES, ROUND_MS, sides.cte),
      })
    }
    const perSecond = (side: keyof typeof sides): string =>
      `${side} ${round(median(rounds.map((one) => one[side])), 0)}/s`
    const to = (side: keyof typeof sides): number => median(rounds.map((one) => one.issue / one[side]))
    return [
      {
        figure: 'issue: rate to bare statements',
        value: round(to('bare')),
        unit: 'x',
        limit: `>= ${LIMIT}`,
        holds: to('bare') >= LIMIT,
        note: `${(['issue', 'bare', 'prepared', 'cte'] as const).map(perSecond).join(', ')}; ${LANES} connections, ${ROUNDS} rounds of ${ROUND_MS / 1000} s`,
      },
      shown('issue: rate to bare statements, prepared once', to('prepared'), 'plans made once too'),
      shown('issue: rate to one named CTE', to('cte'), 'the limit we move towards'),
    ]
  } finally {
    await Promise.all(pool.map((client) => client.end()))
    await server.stop()
    await ground.close()
  }
}

const shown = (figure: string, value: number, note: string): Figure => ({
  figure,
  value: round(value),
  unit: 'x',
  limit: 'shown',
  holds: true,
  note,
})
