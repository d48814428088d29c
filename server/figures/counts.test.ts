import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayIn } from '#contract/values/mexico-day.ts'
import { TIME_ZONES } from '#contract/values/time-zone.ts'
import { testCatalogue } from '../testing/clinical/catalogue.ts'
import { counterCalls } from '../testing/counter.ts'
import { createDoctor, createPatient, createPharmacy, type TestDoctor } from '../testing/factories.ts'
import { startTestServer, type TestServer, withClient } from '../testing/test-server.ts'
import { compareFigures } from './compare-figures.ts'
import { foldEntries } from './fold-entries.ts'
import { monthsOf } from './periods.ts'
import { countsOfDays, countsOfNames } from './queries.ts'
import { type Act, anyActs, BEGINS, EVERY_ACT, NIGHTS, runActs } from './testing/run-acts.ts'
import { scanHistory, type Scanned } from './testing/scan-history.ts'

let server: TestServer
let counter: ReturnType<typeof counterCalls>

beforeAll(async () => {
  server = await startTestServer({ catalogue: testCatalogue })
  counter = counterCalls(server, await createPharmacy(server))
})
afterAll(() => server.close())

const run = (doctor: TestDoctor, uid: string, begin: string, acts: readonly Act[]) =>
  runActs(server, counter, { doctor, uid, begin }, acts)

/** Reads the stored counts of a doctor's prescriptions, in the form in which `scanHistory` returns the expected ones. */
async function kept(doctorId: number, scanned: Scanned): Promise<Scanned> {
  const months = monthsOf(scanned.days.map(({ day }) => ({ from: day, until: day })))
  return server.database.asDoctor(doctorId, async (sql) => {
    const names: Record<string, number> = {}
    for (const month of months)
      for (const kind of ['medication', 'diagnosis'] as const)
        for (const { name, uses } of await countsOfNames(sql, doctorId, {
          kind,
          months: [month],
          limit: 100,
        }))
          names[`${month.slice(0, 7)} ${kind} ${name}`] = uses
    return { days: await countsOfDays(sql, doctorId, months), names }
  })
}

/** Kinds of actions that the audit trail recorded, because they took effect. */
const actsDone = (): Promise<string[]> =>
  withClient(server.ownerUrl, async (client) => {
    const { rows } = await client.query<{ action: string }>('select distinct action from audit_event')
    return rows.map(({ action }) => action)
  })

describe('counts of a doctor', () => {
  test(
    'equal a scan of the history after any acts, across ends of months and time zones',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...NIGHTS),
          fc.constantFrom(...TIME_ZONES),
          anyActs,
          async (begin, zone, acts) => {
            const doctor = await createDoctor(server)
            const { uid } = await createPatient(server, doctor)
            await run(doctor, uid, begin, [{ act: 'move', zone }, ...acts])
            const scanned = await scanHistory(server, doctor.id)
            expect(await kept(doctor.id, scanned)).toEqual(scanned)
          },
        ),
        { numRuns: 30, examples: BEGINS.map((begin) => [begin, 'America/Tijuana', EVERY_ACT]) },
      )
      expect(await compareFigures(server.database, () => undefined)).toBe(0)
      expect(await actsDone()).toEqual(
        expect.arrayContaining([
          'mail.failed',
          'mail.sent',
          'mail.unknown',
          'prescription.cancelled',
          'prescription.filled',
          'prescription.issued',
          'prescription.restored',
          'prescription.rows-cancelled',
        ]),
      )
    },
  )

  test('equal a scan after parallel issues and cancellations of one doctor', async () => {
    server.clock.now = new Date()
    const doctor = await createDoctor(server)
    const patients = await Promise.all([1, 2, 3, 4, 5, 6].map(() => createPatient(server, doctor)))
    await Promise.all(
      patients.map(({ uid }, index) =>
        run(doctor, uid, server.clock.now.toISOString(), [
          { act: 'issue', rows: [index % 3, (index + 1) % 3], coded: true, replacing: false },
          { act: 'issue', rows: [2, 1, 0], coded: true, replacing: true },
          { act: 'cancel', at: 1 },
          { act: 'issue', rows: [0], coded: false, replacing: false },
        ]),
      ),
    )
    const scanned = await scanHistory(server, doctor.id)
    expect(scanned.days[0]?.issued).toBeGreaterThanOrEqual(18)
    expect(await kept(doctor.id, scanned)).toEqual(scanned)
  })
})

describe('issues that are not yet in the counts', () => {
  test('are moved into them while others issue, and each counts once', async () => {
    server.clock.now = new Date()
    const doctor = await createDoctor(server)
    const patients = await Promise.all([1, 2, 3, 4].map(() => createPatient(server, doctor)))
    const begin = server.clock.now.toISOString()
    await Promise.all(
      patients.map(({ uid }) =>
        run(doctor, uid, begin, [
          { act: 'issue', rows: [0, 1], coded: true, replacing: false },
          { act: 'fold' },
          { act: 'issue', rows: [1, 2], coded: true, replacing: false },
          { act: 'cancel', at: 0 },
          { act: 'fold' },
          { act: 'issue', rows: [2], coded: false, replacing: false },
        ]),
      ),
    )
    const scanned = await scanHistory(server, doctor.id)
    expect(scanned.days[0]).toMatchObject({ issued: 12, cancelled: 4 })
    expect(await kept(doctor.id, scanned)).toEqual(scanned)
  })

  test('are moved by the frequent job where a doctor has many, and by the nightly comparison for all', async () => {
    const [busy, calm] = [await createDoctor(server), await createDoctor(server)]
    const begin = '2026-11-23T10:00:00-06:00'
    const issue: Act = { act: 'issue', rows: [0], coded: true, replacing: false }
    await run(busy, (await createPatient(server, busy)).uid, begin, [issue, { ...issue, rows: [1] }])
    await run(calm, (await createPatient(server, calm)).uid, begin, [issue])
    const waiting = () =>
      withClient(server.ownerUrl, async (client) => {
        const { rows } = await client.query<{ id: number; n: number }>(
          'select doctor_id::int as id, count(*)::int as n from figure_entry where doctor_id = any($1) group by 1',
          [[busy.id, calm.id]],
        )
        return Object.fromEntries(rows.map(({ id, n }) => [id, n]))
      })
    expect(await waiting()).toEqual({ [busy.id]: 2, [calm.id]: 1 })
    await foldEntries(server.database, 2)
    expect(await waiting()).toEqual({ [calm.id]: 1 })
    expect(await compareFigures(server.database, () => undefined)).toBe(0)
    expect(await waiting()).toEqual({})
    for (const { id } of [busy, calm]) {
      const scanned = await scanHistory(server, id)
      expect(await kept(id, scanned)).toEqual(scanned)
    }
  })
})

/** Instants within some hours of the end of a month, or of a night on which the clocks near Mexico's border change. */
const nearMidnight = fc
  .tuple(
    fc.integer({ min: 2026, max: 2040 }),
    fc.integer({ min: 0, max: 11 }),
    fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 15 })),
    fc.integer({ min: 0, max: 12 * 3_600_000 }),
  )
  .map(([year, month, day, ms]) => new Date(Date.UTC(year, month, day) + ms))

test('PostgreSQL and the product name the same day for any instant in each time zone', async () => {
  const instants = fc.oneof(
    nearMidnight,
    fc.date({
      min: new Date('2023-01-01T00:00:00Z'),
      max: new Date('2060-01-01T00:00:00Z'),
      noInvalidDate: true,
    }),
  )
  const moments = fc.array(fc.tuple(instants, fc.constantFrom(...TIME_ZONES)), {
    minLength: 50,
    maxLength: 200,
  })
  await fc.assert(
    fc.asyncProperty(moments, async (asked) => {
      const days = await withClient(server.ownerUrl, async (client) => {
        const { rows } = await client.query<{ day: string }>(
          `select local_day(d, z)::text as day
           from unnest($1::timestamptz[], $2::text[]) with ordinality u(d, z, n) order by n`,
          [asked.map(([at]) => at.toISOString()), asked.map(([, zone]) => zone)],
        )
        return rows.map(({ day }) => day)
      })
      expect(days).toEqual(asked.map(([at, zone]) => dayIn(zone, at)))
    }),
    { numRuns: 20 },
  )
})

test('a prescription counts for the day of its place, also when it is cancelled in another month', async () => {
  const doctor = await createDoctor(server)
  const { uid } = await createPatient(server, doctor)
  // When it is 22:40 of 31 October in Tijuana, it is already 1 November in Cancún.
  await run(doctor, uid, '2026-10-31T22:40:00-07:00', [
    { act: 'move', zone: 'America/Tijuana' },
    { act: 'issue', rows: [0], coded: true, replacing: false },
    { act: 'issue', rows: [1], coded: false, replacing: false },
    { act: 'move', zone: 'America/Cancun' },
    { act: 'issue', rows: [2], coded: false, replacing: false },
    { act: 'wait', minutes: 60 * 24 * 3 },
    { act: 'cancel', at: 0 },
  ])
  const days = await server.database.asDoctor(doctor.id, (sql) =>
    countsOfDays(sql, doctor.id, ['2026-10-01', '2026-11-01']),
  )
  expect(days.map(({ day, issued, cancelled }) => [day, issued, cancelled])).toEqual([
    ['2026-10-31', 2, 1],
    ['2026-11-01', 1, 0],
  ])
})

describe('the nightly comparison', () => {
  test('repairs counts that something else changed, logs them, and then finds none', async () => {
    const doctor = await createDoctor(server)
    const { uid } = await createPatient(server, doctor)
    const acts: Act[] = [{ act: 'issue', rows: [0, 1], coded: true, replacing: false }]
    await run(doctor, uid, '2026-11-21T10:00:00-06:00', acts)
    await withClient(server.ownerUrl, async (client) => {
      await client.query('select fold_figures($1)', [doctor.id])
      await client.query('update figure_day set issued = issued + 7, filled = 2 where doctor_id = $1', [
        doctor.id,
      ])
      await client.query(`delete from figure_name where doctor_id = $1 and name = 'Cuatropril'`, [doctor.id])
    })
    const lines: string[] = []
    const log = (line: string) => void lines.push(line)
    expect(await compareFigures(server.database, log, 2)).toBe(1)
    expect(lines).toEqual([`figures repaired: doctor ${doctor.id}, counts 2`])
    const scanned = await scanHistory(server, doctor.id)
    expect(await kept(doctor.id, scanned)).toEqual(scanned)
    expect(await compareFigures(server.database, log, 2)).toBe(0)
  })

  test('counts a history that was never counted, as the migration does', async () => {
    const doctor = await createDoctor(server)
    const { uid } = await createPatient(server, doctor)
    await run(doctor, uid, '2026-11-30T23:10:00-06:00', EVERY_ACT)
    await withClient(server.ownerUrl, async (client) => {
      await client.query('delete from figure_entry where doctor_id = $1', [doctor.id])
      await client.query('delete from figure_day where doctor_id = $1', [doctor.id])
      await client.query('delete from figure_name where doctor_id = $1', [doctor.id])
    })
    expect(await compareFigures(server.database, () => undefined)).toBe(1)
    const scanned = await scanHistory(server, doctor.id)
    expect(await kept(doctor.id, scanned)).toEqual(scanned)
  })
})
