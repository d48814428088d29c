import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { NftSummary } from '#contract/profile/nfts.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { issuePrescriptionFor } from '../testing/issue.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const DAY = 24 * 60 * 60 * 1000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(() => void (server.clock.now = new Date()))

const read = async (doctor: TestDoctor): Promise<NftSummary> => {
  const answer = await call(server, 'GET /api/v2/nfts/', { headers: doctor.auth })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<NftSummary>()
}

/** Issues one prescription for each of the given ages in days, the oldest first. */
async function issueDaysAgo(doctor: TestDoctor, ...days: number[]): Promise<string[]> {
  const { uid } = await createPatient(server, doctor)
  const now = Date.now()
  const signatures: string[] = []
  for (const ago of days) {
    server.clock.now = new Date(now - ago * DAY)
    const rx = await issuePrescriptionFor(server, doctor, uid, { diagnosis: `Caso ${ago}` })
    signatures.push(rx.signature)
  }
  server.clock.now = new Date(now)
  return signatures
}

test('a doctor without prescriptions has no digital tokens', async () => {
  expect(await read(await createDoctor(server))).toEqual({ total_rx: 0, delta: 0 })
})

test('each signed prescription of the doctor is counted, and those of the last 30 days as recent', async () => {
  const [doctor, stranger] = [await createDoctor(server), await createDoctor(server)]
  await issueDaysAgo(doctor, 40, 31, 29, 3)
  await issueDaysAgo(stranger, 2)
  expect(await read(doctor)).toEqual({ total_rx: 4, delta: 2 })
  expect(await read(stranger)).toEqual({ total_rx: 1, delta: 1 })
})

test('every counted prescription can be checked by anybody, a cancelled one included', async () => {
  const doctor = await createDoctor(server)
  const signatures = await issueDaysAgo(doctor, 1, 0)
  await call(server, `POST /api/v2/rx/cancel/${signatures[0]}/`, {
    headers: doctor.auth,
    body: { reason: 'mistake' },
  })
  const checks = await Promise.all(
    signatures.map(async (one) =>
      (await call(server, `GET /api/v2/verify/${one}/`)).json<{ authentic: boolean }>(),
    ),
  )
  expect(checks.map(({ authentic }) => authentic)).toEqual([true, true])
  expect((await read(doctor)).total_rx).toBe(2)
})

test('a guest is refused', async () => {
  expect((await call(server, 'GET /api/v2/nfts/')).statusCode).toBe(401)
})
