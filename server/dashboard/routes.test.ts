import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DashboardAnswer } from '#contract/dashboard/dashboard.ts'
import { call } from '../testing/call.ts'
import { makeDraftBody } from '../testing/drafts.ts'
import { createDoctor, createPatient, createPharmacy, type TestDoctor } from '../testing/factories.ts'
import { issuePrescriptionFor, makeMedication } from '../testing/issue.ts'
import { startTestServer, type TestServer, withClient } from '../testing/test-server.ts'

let server: TestServer
let lines: string[]
beforeAll(async () => {
  lines = []
  server = await startTestServer({ log: { write: (line) => void lines.push(line) } })
})
afterAll(() => server.close())

const read = async (doctor: TestDoctor) => {
  const answer = await call(server, 'GET /api/v2/dashboard/', { headers: doctor.auth })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<DashboardAnswer>()
}

test('the home page gets the five latest prescriptions of the doctor, the newest first', async () => {
  const [doctor, other] = [await createDoctor(server), await createDoctor(server)]
  const { uid } = await createPatient(server, doctor, { name: 'Lucía Ejemplo' })
  const issued: string[] = []
  for (let n = 1; n <= 6; n += 1) {
    const medications = [
      makeMedication({ qty: n }),
      makeMedication({ presentation: 'Naproxeno tabletas 250 mg' }),
    ]
    issued.unshift((await issuePrescriptionFor(server, doctor, uid, { medications })).signature)
  }
  const { latest } = await read(doctor)
  expect(latest?.map(({ signature }) => signature)).toEqual(issued.slice(0, 5))
  expect(latest?.[0]).toMatchObject({ patient_name: 'Lucía Ejemplo', status: 'available' })
  expect(latest?.[0]?.medications).toHaveLength(2)
  expect((await read(other)).latest).toEqual([])

  const cancelled = await call(server, `POST /api/v2/rx/cancel/${issued[1]}/`, {
    headers: doctor.auth,
    body: { reason: 'treatment' },
  })
  expect(cancelled.statusCode, cancelled.body).toBe(200)
  const kept = issued.filter((signature) => signature !== issued[1])
  expect((await read(doctor)).latest?.map(({ signature }) => signature)).toEqual(kept)
})

test('the home page gets the figures of the doctor, and no other’s', async () => {
  const [doctor, other] = [await createDoctor(server), await createDoctor(server)]
  const { uid } = await createPatient(server, doctor)
  await issuePrescriptionFor(server, doctor, uid)
  const own = await read(doctor)
  expect(own.lastMonth).toMatchObject({ prescriptions: 1, days: 1 })
  expect(own.topMedications?.results).toMatchObject([{ uses: 1 }])
  expect(own.frequency?.results.at(-1)).toMatchObject({ prescriptions: 1 })
  const theirs = await read(other)
  expect([theirs.lastMonth?.prescriptions, theirs.topMedications?.results]).toEqual([0, []])
})

test('the home page is refused to guests and pharmacies', async () => {
  expect((await call(server, 'GET /api/v2/dashboard/')).statusCode).toBe(401)
  const pharmacy = await createPharmacy(server)
  expect((await call(server, 'GET /api/v2/dashboard/', { headers: pharmacy.auth })).statusCode).toBe(403)
})

test('a part that can’t be read is null, and the log names the part without the error', async () => {
  const own = await startTestServer({ log: { write: (line) => void lines.push(line) } })
  try {
    const doctor = await createDoctor(own)
    await withClient(own.ownerUrl, (client) => client.query('alter table prescription rename to hidden'))
    const answer = await call(own, 'GET /api/v2/dashboard/', { headers: doctor.auth })
    expect(answer.statusCode).toBe(200)
    expect(answer.json<DashboardAnswer>().latest).toBeNull()
    const logged = lines.filter((line) => line.includes('"part":"latest"'))
    expect(logged).toHaveLength(1)
    expect(logged[0]).not.toMatch(/relation|prescription/)
  } finally {
    await own.close()
  }
})

test('figures that can’t be read are null, and the other parts are there', async () => {
  const own = await startTestServer()
  try {
    const doctor = await createDoctor(own)
    await withClient(own.ownerUrl, (client) =>
      client.query('alter view counted_day rename to no_days; alter view counted_use rename to no_names'),
    )
    const answer = await call(own, 'GET /api/v2/dashboard/', { headers: doctor.auth })
    const { lastMonth, topMedications, latest } = answer.json<DashboardAnswer>()
    expect([lastMonth, topMedications]).toEqual([null, null])
    expect(latest).toEqual([])
  } finally {
    await own.close()
  }
})

test('a draft that the doctor began waits, and stays dismissed while it is written', async () => {
  const doctor = await createDoctor(server)
  const { auth: headers } = doctor
  const save = (version: number) =>
    call(server, 'PUT /api/v2/drafts/borrador-dos/', {
      headers,
      body: { version, body: makeDraftBody('borrador-dos') },
    })
  await save(0)
  expect((await read(doctor)).attention).toMatchObject([
    { id: 'draft-begun:borrador-dos', kind: 'draft-begun', draft: 'borrador-dos' },
  ])
  await call(server, 'PUT /api/v2/dashboard/dismissed/draft-begun:borrador-dos/', { headers })
  await save(1)
  expect((await read(doctor)).attention).toEqual([])
})
