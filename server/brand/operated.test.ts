import { afterEach, expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { CollectorAddress, collectorOf, type Operated } from './operated.ts'

let server: TestServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

const analytics = { address: 'https://cuentas.example/v1/events', key: 'k-1' }

async function ask(operated?: Operated) {
  server = await startTestServer(operated ? { operated } : {})
  const answer = await call(server, 'GET /api/v2/brand/')
  const page = await call(server, 'GET /login')
  const policy = String(page.headers['content-security-policy'])
  return { brand: answer.json<Record<string, unknown>>(), policy }
}

test('without collectors the brand’s response has none, and pages may send to no other origin', async () => {
  const { brand, policy } = await ask()
  expect(brand).not.toHaveProperty('reporting')
  expect(policy).toContain("connect-src 'self';")
})

test('an enabled collector is in the brand’s response, and only its origin is added to the policy', async () => {
  const { brand, policy } = await ask({ reporting: { analytics, errors: null }, widgetsOff: [] })
  expect(brand['reporting']).toEqual({ analytics, errors: null })
  expect(policy).toContain("connect-src 'self' https://cuentas.example;")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types sw")
})

test('a widget that the operator switched off is off in every brand', async () => {
  const { brand } = await ask({
    reporting: { analytics: null, errors: null },
    widgetsOff: ['payment', 'figures', 'nfts'],
  })
  expect(brand['widgets']).toMatchObject({ payment: false, figures: false, nfts: false, weather: true })
})

test('a collector without a key is off', () => {
  expect(collectorOf(analytics.address, '')).toBeNull()
  expect(collectorOf('', analytics.key)).toBeNull()
  expect(collectorOf(analytics.address, analytics.key)).toEqual(analytics)
})

test.each([
  'http://cuentas.example/',
  "https://cuentas.example; script-src 'unsafe-inline'",
  'https://cuentas.example *',
  'https://user@cuentas.example/',
  'javascript:alert(1)',
  'https://*.example',
])('%s is refused as the address of a collector', (address) => {
  expect(CollectorAddress.safeParse(address).success).toBe(false)
})

test.each([
  'https://cuentas.example',
  'https://cuentas.example:8443/a/b-c',
  'http://127.0.0.1:9000/x',
  'http://localhost',
])('%s is accepted as the address of a collector', (address) =>
  expect(CollectorAddress.safeParse(address).success).toBe(true),
)

test('the duration of a licence’s review is in the brand’s response only where the operator states it', async () => {
  const { brand } = await ask({
    reporting: { analytics: null, errors: null },
    widgetsOff: [],
    reviewDays: 3,
  })
  expect(brand['review_days']).toBe(3)
  await server?.close()
  expect((await ask()).brand).not.toHaveProperty('review_days')
})
