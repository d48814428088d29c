import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PaylinkDetail } from '#contract/paylinks/paylinks.ts'
import { call } from '../../testing/call.ts'
import { createDoctor } from '../../testing/factories.ts'
import { activatePaylinks, createPaylinkFor } from '../../testing/payments.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a form that is refused because too many were sent changes nothing', async () => {
  server.clock.now = new Date('2026-11-23T18:00:00Z')
  const doctor = await createDoctor(server)
  await activatePaylinks(server, doctor)
  const { slug } = await createPaylinkFor(server, doctor)
  const report = (of: string) =>
    server.app.inject({
      method: 'POST',
      url: `/p/${of}/reported`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const read = async () =>
    (await call(server, `GET /api/v2/paylinks/${slug}`, { headers: doctor.auth })).json<PaylinkDetail>()
  // A test server accepts a hundred times as many forms a minute as the product.
  for (let n = 0; n < 1000; n += 1) await report('x')
  expect((await report(slug)).statusCode).toBe(429)
  // If a refused form were still processed after its response, the link would have changed by the end of these reads.
  for (let n = 0; n < 50; n += 1) expect((await read()).state).toBe('pending')
})
