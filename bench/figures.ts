import pg from 'pg'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import type { Sql } from '#server/database/database.ts'
import { APPLICATION_ROLE } from '#server/database/migrate.ts'
import { readFrequency, readLastMonth, readTopMedications } from '#server/figures/read-figures.ts'
import { insertPrescription, type NewPrescriptionRow } from '#server/prescriptions/issue/issue-queries.ts'
import type { Figure } from './figure.ts'
import { openBenchDatabase, startServer, withOwner, type Ground } from './ground.ts'
import { fillHistory } from './history-data.ts'
import { httpIssuer, rowsOf, sampleOf } from './issuing/issue-sample.ts'
import { median, percentile, round } from './statistics.ts'

const OWN = 100_000
const ALL = 200_000
const CALLS = 300
const P99_MS = 10
/** Turns before the measurement: the server compiles its code, and the tables get their first pages. */
const WARM = 400
const TURNS = 1500
const COST_PERCENT = 3
/** Common table expressions of the issuing statement that count. */
const COUNTING = / *\), counting as materialized[\s\S]*?(?= *\), once as)/

/**
 * Measures the calls about a doctor's figures, and how much of the rate of issuing it costs to keep the counts that
 * they read.
 */
export async function benchFigures(): Promise<Figure[]> {
  return [...(await benchCalls()), await benchCost()]
}

/** Calls of a doctor with 100,000 prescriptions of a year, in one transaction under row security each. */
async function benchCalls(): Promise<Figure[]> {
  const ground = await openBenchDatabase()
  try {
    await fillYear(ground)
    const today = mexicoToday()
    const reads: Record<string, (sql: Sql) => Promise<unknown>> = {
      'last month': (sql) => readLastMonth(sql, ground.doctorId, today),
      'top medicines': (sql) => readTopMedications(sql, ground.doctorId, today),
      'frequency by week': (sql) => readFrequency(sql, ground.doctorId, today, 'week'),
    }
    const figures: Figure[] = []
    for (const [name, read] of Object.entries(reads)) {
      const times = await timed(ground, read)
      const p99 = percentile(times, 0.99)
      figures.push({
        figure: `figures, ${name}: p99`,
        value: round(p99),
        unit: 'ms',
        limit: `< ${P99_MS}`,
        holds: p99 < P99_MS,
        note: `median ${round(median(times))} ms; ${OWN} prescriptions of the doctor, ${CALLS} calls`,
      })
    }
    return figures
  } finally {
    await ground.close()
  }
}

/** Fills the history, spreads the doctor's part over a year, and counts it as the migration does. */
const fillYear = (ground: Ground): Promise<void> =>
  withOwner(ground, async (client) => {
    await fillHistory(client, ground, { all: ALL, own: OWN })
    await client.query(
      `update prescription r set issued_at = now() - n * interval '5 minutes'
       from (select id, row_number() over (order by id desc) as n from prescription where doctor_id = $1) o
       where r.doctor_id = $1 and r.id = o.id`,
      [ground.doctorId],
    )
    await client.query(`select set_config('app.doctor_id', $1, false)`, [String(ground.doctorId)])
    await client.query('select repair_figures($1)', [ground.doctorId])
    await client.query('vacuum analyze')
  })

async function timed(
  { database, doctorId }: Ground,
  read: (sql: Sql) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  for (let call = -20; call < CALLS; call += 1) {
    const start = performance.now()
    await database.asDoctor(doctorId, read)
    if (call >= 0) times.push(performance.now() - start)
  }
  return times
}

/**
 * Runs the issuing statement with and without its part that counts, in turn on one connection, each followed by an
 * issue through HTTP on one lane. The share of the difference in the time of an issue is what counting costs its rate.
 */
async function benchCost(): Promise<Figure> {
  const ground = await openBenchDatabase()
  const server = await startServer(ground)
  const client = new pg.Client({ connectionString: ground.url })
  try {
    const issue = httpIssuer(ground, server.origin, 1)
    const sample = await sampleOf(ground, () => issue(0))
    await connectAsApplication(client, ground)
    const write = (counts: boolean) => writeOnce(client, rowsOf(ground, sample), counts)
    const times = { counting: [] as number[], plain: [] as number[], issue: [] as number[] }
    for (let turn = -WARM; turn < TURNS; turn += 1) {
      if (turn === 0) await withOwner(ground, (owner) => owner.query('vacuum analyze'))
      const isFirst = turn % 2 === 0
      const first = await timeOf(() => write(isFirst))
      const second = await timeOf(() => write(!isFirst))
      const issued = await timeOf(() => issue(0))
      if (turn < 0) continue
      times.counting.push(isFirst ? first : second)
      times.plain.push(isFirst ? second : first)
      times.issue.push(issued)
    }
    const more = median(times.counting) - median(times.plain)
    const cost = (100 * more) / median(times.issue)
    return {
      figure: 'figures: share of the time of an issue that counting takes',
      value: round(cost, 1),
      unit: '%',
      limit: `<= ${COST_PERCENT}`,
      holds: cost <= COST_PERCENT,
      note: `${round(more)} ms of ${round(median(times.issue))} ms; ${TURNS} turns`,
    }
  } finally {
    await client.end()
    await server.stop()
    await ground.close()
  }
}

/** Connects with the rights and the row security of the application. */
async function connectAsApplication(client: pg.Client, ground: Ground): Promise<void> {
  await client.connect()
  await client.query(`set role ${APPLICATION_ROLE}`)
  await client.query(`select set_config('app.doctor_id', '${ground.doctorId}', false)`)
  await client.query('set plan_cache_mode = force_generic_plan')
}

/** Runs the product's issuing statement, or the statement without its part that counts. */
async function writeOnce(client: pg.Client, row: NewPrescriptionRow, counts: boolean): Promise<void> {
  const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> => {
    const sent = counts ? text : text.replace(COUNTING, '')
    if (!counts && sent === text) throw new Error('the part that counts was not found')
    return (await client.query({ name: String(counts), text: sent, values })).rows as Row[]
  }
  await insertPrescription({ query, wake: () => undefined }, row)
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
