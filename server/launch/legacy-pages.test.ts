import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { createDoctor } from '../testing/factories.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

/* Addresses of the older product, which are in old mails and bookmarks, lead to the pages of this product. */

const BROWSER = { 'sec-fetch-site': 'same-origin' }

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const get = (path: string, cookies: Record<string, string> = {}) => call(server, `GET ${path}`, { cookies })

test.each([
  ['/prescription/4ef8dafe', '/prescriptions/4ef8dafe'],
  ['/print/4ef8dafe', '/prescriptions/4ef8dafe'],
  ['/verify/', '/v'],
  ['/accounts/email/', '/settings/security'],
  ['/medic/keys/', '/settings/export'],
  ['/hospitals/', '/settings/hospitals'],
  ['/contact/', '/'],
])('%s leads to our page %s', async (older, page) => {
  const answer = await get(older)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, page])
})

test('the contact form leads a doctor to the page that opens our panel', async () => {
  const { auth } = await createDoctor(server)
  const asked = await call(server, 'POST /api/v2/launch/', { headers: auth, body: {} })
  const arrived = await get(`/redirect/new?code=${asked.json<{ code: string }>().code}`)
  const ticket = Object.fromEntries(arrived.cookies.map(({ name, value }) => [name, value]))
  const entered = await call(server, 'POST /rest-auth/launch/', { headers: BROWSER, cookies: ticket })
  const session = Object.fromEntries(entered.cookies.map(({ name, value }) => [name, value]))
  expect((await get('/contact/', session)).headers.location).toBe('/redirect/new?redirect_url=contact%2F')
})

test.each(['/prescriptions/', '/prescriptions?search=ana', '/hospitals/7', '/print/', '//verify/'])(
  '%s is no such address, and leads nowhere else',
  async (path) => expect((await get(path)).headers.location).toBeUndefined(),
)
