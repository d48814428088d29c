import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, addMonths } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import type { TimeZone } from '#contract/values/time-zone.ts'
import { pastIds } from '../prescriptions/past-queries.ts'
import { testCatalogue, uidOfDrug } from '../testing/clinical/catalogue.ts'
import { counterCalls } from '../testing/counter.ts'
import { createDoctor, createPatient, createPharmacy, type TestDoctor } from '../testing/factories.ts'
import { INSTRUCTIONS, issuePrescriptionFor } from '../testing/issue.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { namesOfPeriod } from './period-queries.ts'
import { firstDayOf } from './queries.ts'
import { monthOf } from './periods.ts'
import { readPeriodFigures } from './read-period-figures.ts'
import { readLastMonth, readTopMedications } from './read-figures.ts'
import { type Act, anyActs, BEGINS, EVERY_ACT, runActs } from './testing/run-acts.ts'
import { scanHistory } from './testing/scan-history.ts'

let server: TestServer
let counter: ReturnType<typeof counterCalls>
beforeAll(async () => {
  server = await startTestServer({ catalogue: testCatalogue })
  counter = counterCalls(server, await createPharmacy(server))
})
afterAll(() => server.close())

const period = ({ id }: TestDoctor, from: string, to: string, drugs: readonly string[] = []) =>
  server.database.asDoctor(id, (sql) =>
    readPeriodFigures(sql, id, { from, to, drugs }, mexicoDay(server.clock.now)),
  )
const issueOn = async (doctor: TestDoctor, day: string, ...drugs: string[]) => {
  server.clock.now = new Date(`${day}T12:00:00-06:00`)
  const { uid } = await createPatient(server, doctor)
  return issuePrescriptionFor(server, doctor, uid, {
    medications: drugs.map((name) => ({ drug_upc: uidOfDrug(name), instructions: INSTRUCTIONS, qty: 1 })),
  })
}

test(
  'figures of any period equal a scan of the history, and the kept counts name what a count of the rows names',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...BEGINS),
        fc.oneof(fc.constant(EVERY_ACT), anyActs),
        fc.nat(40),
        fc.nat(80),
        async (begin, acts, skipped, length) => {
          const doctor = await createDoctor(server)
          const { uid } = await createPatient(server, doctor)
          await runActs(server, counter, { doctor, uid, begin }, acts)
          const { days } = await scanHistory(server, doctor.id)
          const standing = (from: string, to: string): number =>
            days
              .filter(({ day }) => day >= from && day <= to)
              .reduce((sum, day) => sum + day.issued - day.cancelled, 0)
          const today = mexicoDay(server.clock.now)
          const from = addDays(mexicoDay(new Date(begin)), skipped)
          const to = addDays(from, length)
          const figures = await period(doctor, from, to)
          expect(figures.prescriptions).toBe(standing(from, to))
          expect(figures.patients).toBe(figures.prescriptions > 0 ? 1 : 0)
          const [month, last] = [monthOf(today), addDays(addMonths(monthOf(today), 1), -1)]
          const named = await server.database.asDoctor(doctor.id, (sql) =>
            namesOfPeriod(sql, doctor.id, { from: month, until: last, drugs: [], limit: 5 }),
          )
          expect((await period(doctor, month, last)).top).toEqual(named)
        },
      ),
      { numRuns: 8 },
    )
  },
)

test('figures of the current month are those of the home page', async () => {
  const doctor = await createDoctor(server)
  await issueOn(doctor, '2026-10-31', 'Cocicilina')
  await issueOn(doctor, '2026-11-02', 'Cuatropril', 'Seisalbina')
  await issueOn(doctor, '2026-11-21', 'Seisalbina')
  const { prescriptions, patients, top } = await period(doctor, '2026-11-01', '2026-11-21')
  const [month, medications] = await server.database.asDoctor(doctor.id, async (sql) => [
    await readLastMonth(sql, doctor.id, '2026-11-21'),
    await readTopMedications(sql, doctor.id, '2026-11-21'),
  ])
  expect(prescriptions).toBe(month.prescriptions)
  expect(patients).toBe(2)
  expect(top).toEqual(medications.results)
})

test('figures of a part of a month name only what was prescribed on those days', async () => {
  const doctor = await createDoctor(server)
  await issueOn(doctor, '2026-11-02', 'Cuatropril')
  await issueOn(doctor, '2026-11-21', 'Seisalbina')
  expect(await period(doctor, '2026-11-20', '2026-11-22')).toEqual({
    prescriptions: 1,
    patients: 1,
    top: [{ name: 'Seisalbina', uses: 1 }],
  })
  expect(await period(doctor, '', '')).toMatchObject({ prescriptions: 2, patients: 2 })
  expect(await period(doctor, '', '', ['cuatropril'])).toEqual({
    prescriptions: 1,
    patients: 1,
    top: [{ name: 'Cuatropril', uses: 1 }],
  })
  expect(await period(await createDoctor(server), '', '')).toEqual({ prescriptions: 0, patients: 0, top: [] })
})

test('a period begins with the earliest day, when the first prescription was issued further east than the second', async () => {
  const doctor = await createDoctor(server)
  const { uid } = await createPatient(server, doctor)
  const issueIn = (zone: TimeZone): Act[] => [
    { act: 'move', zone },
    { act: 'issue', rows: [0], coded: false, replacing: false },
  ]
  const begin = '2026-10-31T23:30:00-06:00'
  await runActs(server, counter, { doctor, uid, begin }, [
    ...issueIn('America/Cancun'),
    ...issueIn('America/Mexico_City'),
  ])
  expect(await period(doctor, '2026-10-31', '2026-10-31')).toMatchObject({ prescriptions: 1, patients: 1 })
  const october = await server.database.asDoctor(doctor.id, (sql) => firstDayOf(sql, doctor.id))
  expect(october).toBe('2026-10-31')
})

test('a period until today has what was issued further east, where the next day has begun', async () => {
  const doctor = await createDoctor(server)
  const { uid } = await createPatient(server, doctor)
  const begin = '2026-10-31T23:30:00-06:00'
  await runActs(server, counter, { doctor, uid, begin }, [
    { act: 'move', zone: 'America/Cancun' },
    { act: 'issue', rows: [0], coded: false, replacing: false },
  ])
  expect(await period(doctor, '2026-10-31', '2026-10-31')).toMatchObject({ prescriptions: 0, top: [] })
  for (const to of ['2026-11-01', '2026-11-30', ''])
    expect(await period(doctor, '2026-10-31', to)).toMatchObject({ prescriptions: 1, patients: 1 })
})

test('a search of the past says when it left older prescriptions out, and a period brings them back', async () => {
  const doctor = await createDoctor(server)
  for (const day of ['2026-11-02', '2026-11-03', '2026-11-04']) await issueOn(doctor, day, 'Cuatropril')
  const past = (searchedAtMost: number, to: string, drugs: string[]) =>
    server.database.asDoctor(doctor.id, (sql) =>
      pastIds(
        sql,
        doctor.id,
        { patients: null, from: '', to, drugs, cancelled: false },
        { limit: 5, searchedAtMost },
      ),
    )
  expect(await past(2, '', ['cuatropril'])).toMatchObject({ count: 2, isCut: true })
  expect(await past(2, '2026-11-03', ['cuatropril'])).toMatchObject({ count: 2, isCut: false })
  expect(await past(2, '', [])).toMatchObject({ count: 2, isCut: true })
  expect(await past(3, '', [])).toMatchObject({ count: 3, isCut: false })
})
