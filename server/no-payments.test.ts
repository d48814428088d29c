import { afterAll, beforeAll, expect, test } from 'vitest'
import { allEndpoints } from '#contract/api.ts'
import { listRoutes } from './testing/route-list.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const PAYMENT = /pay|pago|cobro|charge|checkout|clabe/i

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

// Once payments are built, this test must check the concept and the address of a payment.
test('J3 payments can’t name a patient, drug or diagnosis, because no call creates payments', () => {
  const declared = Object.values(allEndpoints).flatMap((domain) =>
    Object.values(domain).map(({ method, path }) => `${method} ${path}`),
  )
  expect(declared.length).toBeGreaterThan(100)
  expect(declared.filter((call) => PAYMENT.test(call))).toEqual([])
  expect(listRoutes(server.app).filter((route) => PAYMENT.test(route))).toEqual([])
})
