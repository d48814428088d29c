import type { Figure } from '../figure.ts'
import { openBenchDatabase, withOwner, type Ground } from '../ground.ts'
import { fillHistory, type Filling } from '../history-data.ts'
import { median, percentile, round } from '../statistics.ts'
import { endingCourses, lostMails, requestedRenewals } from '#server/dashboard/attention/attention-queries.ts'
import { readAttention } from '#server/dashboard/attention/read-attention.ts'
import type { Sql } from '#server/database/database.ts'

const FILLING: Filling = { all: 400_000, own: 100_000 }
/**
 * Number of measured calls. With 3000 calls, 30 are slower than the 99th percentile. With 300 only three would be slower, and the
 * percentile would depend on what else the machine does.
 */
const CALLS = 3000
const P99_MS = 10

/**
 * Measures the API call for the list of matters that need the doctor's attention, which the home page shows. The doctor has
 * 100,000 prescriptions with long courses of treatment, some hundred of which end within a week. A third of the prescriptions
 * renew earlier ones. There are also 5,000 mails that did not arrive, most of them long ago, and 5,000 requested renewals. Checks
 * too that no statement that could read the history scans a whole table.
 */
export async function benchAttention(): Promise<Figure[]> {
  const ground = await openBenchDatabase()
  try {
    await withOwner(ground, async (client) => {
      await fillHistory(client, ground, FILLING)
      await client.query(
        `insert into course_end (doctor_id, prescription_id, patient_id, ends_on, medicines)
         select doctor_id, id, patient_id, current_date - 600 + (row_number() over (order by id) % 1200)::int,
           array['metformina' || id % 50]
         from prescription where doctor_id = $1`,
        [ground.doctorId],
      )
      await client.query(
        `insert into mail (doctor_id, prescription_id, kind, recipient, state, changed_at)
         select doctor_id, id, 'prescription', 'nadie@paciente.example',
           case when n % 20 = 0 then 'failed' else 'sent' end, now() - (100000 - n) * interval '5 minutes'
         from (select doctor_id, id, row_number() over (order by id) as n from prescription where doctor_id = $1) own`,
        [ground.doctorId],
      )
      await client.query(
        `insert into prescription_link (doctor_id, prescription_id, kind, other_id)
         select doctor_id, id, 'renews', before from (
           select doctor_id, id, lag(id, 50) over (order by id) as before from prescription where doctor_id = $1) own
         where before is not null and id % 3 = 0`,
        [ground.doctorId],
      )
      await client.query(
        `insert into renewal_request (doctor_id, prescription_id, requested_at)
         select doctor_id, id, now() - n * interval '2 hours'
         from (select doctor_id, id, row_number() over (order by id desc) as n from prescription where doctor_id = $1) own
         where n % 20 = 0`,
        [ground.doctorId],
      )
      await client.query('vacuum analyze')
    })
    const times = await timed(ground)
    const scans = await scansOf(ground)
    const p99 = percentile(times, 0.99)
    return [
      {
        figure: 'what waits: p99',
        value: round(p99),
        unit: 'ms',
        limit: `< ${P99_MS}`,
        holds: p99 < P99_MS,
        note: `${FILLING.own} prescriptions of the doctor; median ${round(median(times))} ms of ${CALLS} calls`,
      },
      {
        figure: 'what waits: tables that are scanned as a whole',
        value: scans.length,
        unit: 'tables',
        limit: '<= 0',
        holds: scans.length === 0,
        note: scans.join(', '),
      },
    ]
  } finally {
    await ground.close()
  }
}

async function timed({ database, doctorId }: Ground): Promise<number[]> {
  const times: number[] = []
  for (let call = -20; call < CALLS; call += 1) {
    const start = performance.now()
    await database.asDoctor(doctorId, (sql) => readAttention(sql, doctorId, new Date()))
    if (call >= 0) times.push(performance.now() - start)
  }
  return times
}

/** Names of the tables that the statements of the measured call read by a sequential scan. */
const scansOf = ({ database, doctorId }: Ground): Promise<string[]> =>
  database.asDoctor(doctorId, async (sql) => {
    const plans: string[] = []
    const explaining: Sql = {
      ...sql,
      query: async <Row>(text: string, values?: unknown[]) => {
        const rows = await sql.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
        plans.push(...rows.map((row) => row['QUERY PLAN']))
        return [] as Row[]
      },
    }
    await endingCourses(explaining, doctorId, new Date().toISOString().slice(0, 10))
    await lostMails(explaining, doctorId, new Date())
    await requestedRenewals(explaining, doctorId, new Date())
    return plans.flatMap((line) => /Seq Scan on (\w+)/.exec(line)?.[1] ?? [])
  })
