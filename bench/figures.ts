import type { Sql } from '#server/database/database.ts'
import { readFrequency, readLastMonth, readTopMedications } from '#server/figures/read-figures.ts'
import { byDayOfDoctor } from '#server/workplaces/doctor-day.ts'
import type { Figure } from './figure.ts'
import { openBenchDatabase, withOwner, type Ground } from './ground.ts'
import { fillHistory } from './history-data.ts'
import { benchCountingCost } from './issuing/counting-cost.ts'
import { median, percentile, round } from './statistics.ts'

const OWN = 100_000
const ALL = 200_000
/**
 * Number of measured calls. With 3000 calls, 30 are slower than the 99th percentile. With 300 only three would be slower, and the
 * percentile would depend on what else the machine does.
 */
const CALLS = 3000
const P99_MS = 10

/** Measures the calls about a doctor's figures, and how much slower an issue is because of the counts for these figures. */
export async function benchFigures(): Promise<Figure[]> {
  return [...(await benchCalls()), await benchCountingCost()]
}

/**
 * Measures how long the figures of a doctor who issued 100,000 prescriptions in a year take to read. Each read is one transaction
 * under row security.
 */
async function benchCalls(): Promise<Figure[]> {
  const ground = await openBenchDatabase()
  try {
    await fillYear(ground)
    const { doctorId } = ground
    // As in the API calls, each read of figures first finds out today's date at the doctor's default workplace.
    const byToday = (read: (sql: Sql, doctorId: number, today: string) => Promise<unknown>) => (sql: Sql) =>
      byDayOfDoctor(sql, doctorId, new Date(), (today) => read(sql, doctorId, today))
    const reads: Record<string, (sql: Sql) => Promise<unknown>> = {
      'last month': byToday(readLastMonth),
      'top medicines': byToday(readTopMedications),
      'frequency by week': byToday((sql, doctor, today) => readFrequency(sql, doctor, today, 'week')),
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

/**
 * Fills the history, spreads the measured doctor's prescriptions over a year, and counts them for the figures as the migration of
 * older prescriptions does.
 */
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
    // A figure also sums the prescriptions that a job has not moved into the counts yet. The test data have 200 of them, the
    // number at which the job moves them (server/figures/fold-entries.ts).
    await client.query(
      `insert into figure_entry
       select r.doctor_id, r.id, local_day(r.issued_at, r.time_zone), 0, 0, (
         select jsonb_agg(jsonb_build_object('kind', 'medication', 'name', counted_name(i.generic, i.presentation), 'uses', 1))
         from prescription_item i where i.doctor_id = r.doctor_id and i.prescription_id = r.id)
       from prescription r where r.doctor_id = $1 order by r.id desc limit 200`,
      [ground.doctorId],
    )
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
