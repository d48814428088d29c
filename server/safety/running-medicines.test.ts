import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
const START = new Date('2026-11-02T18:00:00Z')
const TODAY = mexicoDay(START)

beforeAll(async () => {
  server = await startTestServer()
  server.clock.now = START
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

const running = (uid: string, who = doctor) =>
  call(server, `GET /api/v2/safety/running/${uid}/`, { headers: who.auth })

test('medicines that this doctor prescribed are listed while their course runs, once each', async () => {
  const { uid } = await createPatient(server, doctor)
  const rows = [
    {
      presentation: 'Losartán tabletas 50 mg',
      instructions: 'Tomar 1 tableta por vía oral cada 12 horas por 30 días',
    },
    {
      presentation: 'Naproxeno tabletas 250 mg',
      instructions: 'Tomar 1 tableta por vía oral cada 12 horas por 5 días',
    },
  ]
  const body = { patient: { uid }, medications: rows }
  const issued = await call(server, 'POST /api/v2/rx-endpoint/', { headers: doctor.auth, body })
  expect(issued.statusCode, issued.body).toBe(201)
  const { signature } = issued.json<{ signature: string }>()
  const losartan = { text: 'losartán', signature, on: TODAY, until: addDays(TODAY, 29) }
  expect((await running(uid)).json()).toEqual({
    results: [losartan, { text: 'naproxeno', signature, on: TODAY, until: addDays(TODAY, 4) }],
  })
  server.clock.now = new Date(START.getTime() + 6 * 86_400_000)
  expect((await running(uid)).json()).toEqual({ results: [losartan] })
})

test('a patient of another doctor, and a text that names nobody, are not found', async () => {
  const other = await createDoctor(server)
  const { uid } = await createPatient(server, doctor)
  expect((await running(uid, other)).statusCode).toBe(404)
  expect((await running('nobody')).statusCode).toBe(404)
})
