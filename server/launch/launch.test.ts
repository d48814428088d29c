import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { medicCalls, tokenHeaders } from '../integrators/testing/medics.ts'
import { around } from '../testing/around.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createIntegrator, type TestDoctor } from '../testing/factories.ts'
import { expectRefusal } from '../testing/refused.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { spendLaunchCode, waitingLaunch } from './queries.ts'

const BROWSER = { 'sec-fetch-site': 'same-origin' }
const TICKET = '__Secure-ln'

let server: TestServer
let doctor: TestDoctor

beforeAll(async () => {
  server = await startTestServer({ tokenLinks: true })
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

type Headers = Record<string, string>
const request = (headers: Headers = doctor.auth, body: unknown = {}) =>
  call(server, 'POST /api/v2/launch/', { headers, body })
const codeOf = async (headers?: Headers, body?: unknown): Promise<string> =>
  (await request(headers, body)).json<{ code: string }>().code
/** Opens the address of a launch as a browser does. */
const arrive = (path: string, headers: Headers = {}, at = server) => call(at, `GET ${path}`, { headers })
const ticketOf = (answer: Awaited<ReturnType<typeof arrive>>): string =>
  answer.cookies.find(({ name }) => name === TICKET)?.value ?? ''
const look = (ticket: string) =>
  call(server, 'GET /rest-auth/launch/', { headers: BROWSER, cookies: { [TICKET]: ticket } })
const redeem = (ticket: string) =>
  call(server, 'POST /rest-auth/launch/', { headers: BROWSER, cookies: { [TICKET]: ticket } })
/** Headers and cookies of the session that a launch opened. */
const opened = async (ticket: string) => {
  const answer = await redeem(ticket)
  expect(answer.statusCode, answer.body).toBe(200)
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
  return { headers: { ...tokenHeaders({ token: answer.json<{ key: string }>().key }), ...BROWSER }, cookies }
}

describe('a launch code', () => {
  test('opens a session of its doctor, and leaves no secret in the address', async () => {
    const arrived = await arrive(`/redirect/new?diagnosis=Tos&code=${await codeOf()}`)
    expect([arrived.statusCode, arrived.headers.location]).toEqual([303, '/redirect/new?diagnosis=Tos'])
    expect(arrived.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    const ticket = ticketOf(arrived)
    expect((await look(ticket)).json()).toMatchObject({ email: doctor.email, is_known_place: false })
    const session = await opened(ticket)
    const user = await call(server, 'GET /rest-auth/user/', session)
    expect(user.json()).toMatchObject({ email: doctor.email })
  })

  test('works once, however many browsers open it at the same moment', async () => {
    const code = await codeOf()
    const arrived = await Promise.all([1, 2, 3, 4, 5, 6].map(() => arrive(`/redirect/new?code=${code}`)))
    const tickets = arrived.map(ticketOf).filter((ticket) => ticket !== '')
    expect(tickets).toHaveLength(1)
    const redeemed = await Promise.all([1, 2, 3, 4, 5, 6].map(() => redeem(tickets[0] ?? '')))
    expect(redeemed.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual([
      '200',
      ...Array.from({ length: 5 }, () => '404'),
    ])
  })

  test.each(['cross-site', 'same-site'])('opens no session for a page that is %s', async (site) => {
    const ticket = ticketOf(await arrive(`/redirect/new?code=${await codeOf()}`))
    const sent = { headers: { 'sec-fetch-site': site }, cookies: { [TICKET]: ticket } }
    expectRefusal(await call(server, 'POST /rest-auth/launch/', sent), [403])
    expect((await redeem(ticket)).statusCode).toBe(200)
  })

  test('is stored as a hash only', async () => {
    const code = await codeOf()
    const stored = await server.database.open.query<{ text: string }>(
      'select launch_code::text as text from launch_code',
    )
    expect(stored.some(({ text }) => text.includes(code))).toBe(false)
  })

  test('ends after 60 seconds, and so does its ticket', async () => {
    await codeOf()
    const [row] = await server.database.open.query<{ hash: Buffer }>(
      'select hash from launch_code order by expires_at desc limit 1',
    )
    const hash = row?.hash ?? Buffer.alloc(0)
    const spent = await around(server, `update launch_code set expires_at = :moment`, (sql) =>
      spendLaunchCode(sql, { hash, ticketHash: Buffer.alloc(32, 1), from: '' }),
    )
    expect(spent).toEqual([true, false, false])
    const ticket = Buffer.alloc(32, 2)
    const waits = await around(
      server,
      `update launch_code set spent_at = :moment - interval '60 s', ticket_hash = '\\x${ticket.toString('hex')}'
       where hash = '\\x${hash.toString('hex')}'`,
      async (sql) => (await waitingLaunch(sql, ticket, 60)) !== undefined,
    )
    expect(waits).toEqual([true, false, false])
  })

  test.each([
    ['its page', { referer: 'https://expediente.example/pacientes/7' }, true],
    ['another page', { referer: 'https://otro.example/' }, false],
    ['a page that does not say its name', {}, false],
  ])('with a named origin, opened from %s', async (_from, headers, works) => {
    const code = await codeOf(doctor.auth, { origin: 'https://expediente.example' })
    const ticket = ticketOf(await arrive(`/redirect/new?code=${code}`, headers))
    expect(ticket !== '').toBe(works)
    // A launch code is used up even by a browser that is refused, because somebody other than the doctor may have the code.
    const again = await arrive(`/redirect/new?code=${code}`, { referer: 'https://expediente.example/' })
    expect(ticketOf(again)).toBe('')
    if (works) expect((await look(ticket)).json()).toMatchObject({ is_known_place: true })
  })

  test('is not used up by a browser that only prefetches the address', async () => {
    const code = await codeOf()
    const prefetched = await arrive(`/redirect/new?code=${code}`, { 'sec-purpose': 'prefetch' })
    expect([prefetched.statusCode, ticketOf(prefetched)]).toEqual([503, ''])
    expect(ticketOf(await arrive(`/redirect/new?code=${code}`))).not.toBe('')
  })

  test('is refused to a browser’s session, and to one that a launch opened', async () => {
    const session = await opened(ticketOf(await arrive(`/redirect/new?code=${await codeOf()}`)))
    const asked = await call(server, 'POST /api/v2/launch/', { ...session, body: {} })
    expectRefusal(asked, [403])
  })

  test('belongs to the doctor who asked, not to a session that the browser has', async () => {
    const other = await createDoctor(server)
    const ticket = ticketOf(await arrive(`/redirect/new?code=${await codeOf(other.auth)}`, doctor.auth))
    expect((await look(ticket)).json()).toMatchObject({ email: other.email })
  })

  test('dies with the session of the program that asked for it', async () => {
    const medics = medicCalls(server, await createIntegrator(server))
    const medic = await medics.makeOne()
    const ticket = ticketOf(await arrive(`/redirect/new?code=${await codeOf(tokenHeaders(medic))}`))
    expect((await look(ticket)).statusCode).toBe(200)
    await server.database.open.query(`update session set revoked_at = now() where account_id = $1`, [
      medic.id,
    ])
    expectRefusal(await look(ticket), [404])
    expectRefusal(await redeem(ticket), [404])
  })
})

describe('a launched session', () => {
  test.each(['GET /api/v2/sessions/', 'POST /rest-auth/password/change/', 'POST /api/v2/account/closing/'])(
    'may do nothing personal: %s',
    async (endpoint) => {
      const session = await opened(ticketOf(await arrive(`/redirect/new?code=${await codeOf()}`)))
      const body = endpoint.startsWith('GET') ? {} : { body: {} }
      const { code, detail } = expectRefusal(await call(server, endpoint, { ...session, ...body }), [403])
      expect([code, detail]).toEqual(['own-login-first', expect.stringContaining('entre con su contraseña')])
    },
  )

  test('is a new one: a token or cookie from before opens nothing', async () => {
    const ticket = ticketOf(await arrive(`/redirect/new?code=${await codeOf()}`))
    const first = await opened(ticket)
    const without = await call(server, 'GET /rest-auth/user/', { headers: first.headers })
    expect(without.statusCode).toBe(401)
    expectRefusal(await look('fixed-by-somebody-else'), [404])
  })
})

describe('a token in the address', () => {
  const token = (): string => doctor.auth['authorization']?.replace('Token ', '') ?? ''

  test('opens the same session where the operator allows it, and is taken out of the address', async () => {
    const arrived = await arrive(`/new/api_token/?token=${token()}&redirect_url=%2Fprescriptions%2F`)
    expect(arrived.headers.location).toBe('/redirect/new?redirect_url=%2Fprescriptions%2F')
    expect((await look(ticketOf(arrived))).json()).toMatchObject({ email: doctor.email })
  })

  test('opens nothing where the operator does not, and is taken out of the address as well', async () => {
    const strict = await startTestServer()
    const own = await createDoctor(strict)
    const secret = own.auth['authorization']?.replace('Token ', '') ?? ''
    const arrived = await arrive(`/redirect/new?token=${secret}`, {}, strict)
    expect([arrived.headers.location, ticketOf(arrived)]).toEqual(['/redirect/new', ''])
    await strict.close()
  })

  test.each(['0'.repeat(40), 'x', ''])('that is %j opens nothing', async (bad) => {
    expect(ticketOf(await arrive(`/redirect/new?token=${bad}`))).toBe('')
  })
})

describe('the link to the older product', () => {
  const linksAt = async (legacyBaseUrl: string, body: object) => {
    const own = await startTestServer({ legacyBaseUrl })
    const { auth } = await createDoctor(own)
    const answer = await call(own, 'POST /api/v2/launch/', { headers: auth, body })
    const token = auth['authorization']?.replace('Token ', '') ?? ''
    await own.close()
    return { token, ...answer.json<{ url: string; legacy_url?: string }>() }
  }

  test('names the token of the caller and the target at the configured address, and ours has neither', async () => {
    const target = '/prescriptions/?search=ana'
    const {
      token,
      url,
      legacy_url: older,
    } = await linksAt('https://antes.example/app/', { redirect_url: target })
    expect(older).toBe(
      `https://antes.example/app/new/api_token/?token=${token}&redirect_url=%2Fprescriptions%2F%3Fsearch%3Dana`,
    )
    expect(url).toMatch(/^https:\/\/recetas\.example\/new\/api_token\/\?code=/)
    expect(url).not.toContain(token)
  })

  test('is absent where the operator has no older product', async () => {
    expect(await linksAt('', {})).not.toHaveProperty('legacy_url')
  })
})

test.each([
  'https://evil.example',
  '//evil.example/',
  '/\\evil.example',
  '/prescriptions/../x',
  'javascript:1',
])('a launch to %s is refused', async (target) => {
  const answer = await request(doctor.auth, { redirect_url: target })
  expect(Object.keys(expectRefusal(answer, [400]).fields ?? {})).toEqual(['redirect_url'])
})
