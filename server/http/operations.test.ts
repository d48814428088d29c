import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the metrics contain the delay of the event loop', async () => {
  const answer = await server.app.inject({ url: '/metrics' })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
})

test('the metrics are refused to other machines, and through a proxy', async () => {
  const elsewhere = { url: '/metrics', remoteAddress: '203.0.113.7' }
  expect((await server.app.inject(elsewhere)).statusCode).toBe(404)
  const proxied = { url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.7' } }
  expect((await server.app.inject(proxied)).statusCode).toBe(404)
})

test('the metrics contain the calls to providers', async () => {
  const answer = await server.app.inject({ url: '/metrics' })
  expect(answer.body).toContain('# TYPE outbound_request_duration_seconds histogram')
})
