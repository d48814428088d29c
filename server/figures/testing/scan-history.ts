import { dayIn } from '#contract/values/mexico-day.ts'
import type { TimeZone } from '#contract/values/time-zone.ts'
import { withClient, type TestServer } from '../../testing/test-server.ts'
import type { DayCounts } from '../queries.ts'

interface Row {
  id: number
  issued_at: Date
  time_zone: TimeZone
  state: string
  codes: string[]
  alerts: number
  overridden: number
  names: string[]
  fills: number
  sent: number
  lost: number
}

/** Counts that a doctor's figures are expected to show, computed from the prescriptions themselves. */
export interface Scanned {
  days: DayCounts[]
  /** Numbers of uses of medicines and diagnoses. A key consists of month, kind and name, separated by spaces. */
  names: Record<string, number>
}

/** Counts all prescriptions of a doctor row by row. The days are computed by mexico-day.ts instead of PostgreSQL. */
export async function scanHistory(server: TestServer, doctorId: number): Promise<Scanned> {
  const rows = await withClient(
    server.ownerUrl,
    async (client) =>
      (
        await client.query<Row>(
          `select r.id, r.issued_at, r.time_zone, r.state,
             array(select distinct d ->> 'code' from jsonb_array_elements(r.diagnoses) d) as codes,
             jsonb_array_length(r.safety -> 'findings') as alerts, jsonb_array_length(r.safety -> 'overrides') as overridden,
             array(select case when i.generic = '' then i.presentation else i.generic end from prescription_item i
                   where i.prescription_id = r.id and i.ended_at is null) as names,
             (select count(*)::int from fill f where f.prescription_id = r.id) as fills,
             (select count(*)::int from mail m where m.prescription_id = r.id and m.state = 'sent') as sent,
             (select count(*)::int from mail m where m.prescription_id = r.id and m.state in ('failed', 'unknown')) as lost
           from prescription r where r.doctor_id = $1`,
          [doctorId],
        )
      ).rows,
  )
  const days = new Map<string, DayCounts>()
  const names: Record<string, number> = {}
  for (const row of rows) {
    const day = dayIn(row.time_zone, row.issued_at)
    const counts = days.get(day) ?? { day, ...NONE }
    days.set(day, sumOf(counts, row))
    if (row.state !== 'issued') continue
    const keys = [
      ...row.names.map((name) => `medication ${name}`),
      ...row.codes.map((code) => `diagnosis ${code}`),
    ]
    for (const key of keys) {
      const named = `${day.slice(0, 7)} ${key}`
      names[named] = (names[named] ?? 0) + 1
    }
  }
  return { days: [...days.values()].toSorted((a, b) => a.day.localeCompare(b.day)), names: joined(names) }
}

/** Adds up the uses of names that differ only in accents and capitals. Each sum is given under the spelling that is listed. */
function joined(names: Record<string, number>): Record<string, number> {
  const plain = (name: string): string =>
    name
      .normalize('NFKD')
      .replaceAll(/[^ -~]/g, '')
      .toUpperCase()
  // Names are compared in the spelling in which they are listed: "formula de Arnica" is listed as "Formula de Arnica".
  const listed = (key: string): string => {
    const [month, kind, ...words] = key.split(' ')
    const name = words.join(' ')
    return `${month} ${kind} ${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
  }
  const all = Object.entries(names)
    .map(([key, uses]) => ({ key: listed(key), plain: plain(key), uses }))
    .toSorted((a, b) => a.uses - b.uses || (a.key < b.key ? -1 : 1))
  const found: Record<string, number> = {}
  for (const one of all) {
    const same = all.filter((other) => other.plain === one.plain)
    if (same.at(-1) === one) found[one.key] = same.reduce((sum, { uses }) => sum + uses, 0)
  }
  return found
}

const NONE = { issued: 0, cancelled: 0, filled: 0, delivered: 0, undelivered: 0, alerts: 0, overridden: 0 }

const sumOf = (counts: DayCounts, row: Row): DayCounts => ({
  day: counts.day,
  issued: counts.issued + 1,
  cancelled: counts.cancelled + (row.state === 'rejected' ? 1 : 0),
  filled: counts.filled + (row.state === 'issued' && row.fills > 0 ? 1 : 0),
  delivered: counts.delivered + row.sent,
  undelivered: counts.undelivered + row.lost,
  alerts: counts.alerts + row.alerts,
  overridden: counts.overridden + row.overridden,
})
