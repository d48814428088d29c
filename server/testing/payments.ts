import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { PaylinkDetail } from '#contract/paylinks/paylinks.ts'
import { call } from './call.ts'
import { createDoctor, type TestDoctor } from './factories.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** Bank account of tests: the CLABE is an example of the library clabe-python (mexico.md 4.4). */
export const PAYEE_ACCOUNT = { clabe: '002010077777777771', holder: 'Elena Prueba Demostración' }

/**
 * Starts a server for the tests of a file, and gives each test a new doctor with payment links, at noon of 23 November
 * 2026 in Mexico City.
 */
export function withPayee(take: (it: { server: TestServer; doctor: TestDoctor }) => void): void {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    server.clock.now = new Date('2026-11-23T18:00:00Z')
    const doctor = await createDoctor(server)
    await activatePaylinks(server, doctor)
    take({ server, doctor })
  })
  afterAll(() => server.close())
}

/** Switches payment links on for a doctor. */
export async function activatePaylinks(server: TestServer, doctor: TestDoctor): Promise<void> {
  const answer = await call(server, 'PUT /api/v2/paylinks-account/', {
    headers: doctor.auth,
    body: PAYEE_ACCOUNT,
  })
  expect(answer.statusCode, answer.body).toBe(200)
}

/** Makes a payment link of $800.00 for a doctor who has payment links. */
export async function createPaylinkFor(
  server: TestServer,
  doctor: TestDoctor,
  more: object = {},
): Promise<PaylinkDetail> {
  const answer = await call(server, 'POST /api/v2/paylinks/', {
    headers: doctor.auth,
    body: { amount_cents: 80_000, concept: 'Consulta médica', ...more },
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<PaylinkDetail>()
}
