import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PasskeyCreation, PasskeyRequest } from '#contract/accounts/passkey-json.ts'
import type { Passkey, Ways } from '#contract/accounts/second-factors.ts'
import { call } from '../../testing/call.ts'
import { createDoctor, PASSWORD, type TestDoctor } from '../../testing/factories.ts'
import { expectRefusal } from '../../testing/refused.ts'
import { totpCodeAt, loginCalls } from '../../testing/factors/second-factors.ts'
import { startTestServer, withClient, type TestServer } from '../../testing/test-server.ts'
import { virtualPasskey } from '../../testing/factors/virtual-passkey.ts'

/* Browsers bind a passkey to one host: each brand with a host of its own has its own passkeys. */

const HOME = 'recetas.example'
const namedHosts = readdirSync('brands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .flatMap(({ name }) => {
    const { hosts } = JSON.parse(readFileSync(`brands/${name}/brand.json`, 'utf8')) as { hosts: string[] }
    return hosts.filter((host) => host !== '*')
  })
const [BRAND = '', OTHER = ''] = namedHosts

let server: TestServer
let doctor: TestDoctor

beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

const at = (host: string, endpoint: string, body?: unknown, cookies: Record<string, string> = {}) =>
  call(server, endpoint, {
    headers: { ...doctor.auth, host },
    cookies,
    body,
  })

/** Adds a passkey to the doctor's account, in a browser that has opened the product at a host. */
async function passkeyAt(host: string) {
  const options = (await at(host, 'POST /api/v2/access/passkeys/options/')).json<PasskeyCreation>()
  const passkey = virtualPasskey()
  const made = passkey.create(options, { origin: `https://${host}` })
  const answer = await at(host, 'POST /api/v2/access/passkeys/', { name: host, passkey: made })
  expect(answer.statusCode, answer.body).toBe(201)
  return { passkey, options }
}

/** Logs in with a passkey alone, in a browser that has opened the product at a host. */
async function enterAt(host: string, device: ReturnType<typeof virtualPasskey>, flaws = {}) {
  const asked = await at(host, 'POST /rest-auth/login/passkey/options/')
  const request = asked.json<PasskeyRequest>()
  const passkey = device.get(request, { origin: `https://${host}`, ...flaws })
  const cookies = loginCalls(server).cookieOf(asked)
  return { request, answer: await at(host, 'POST /rest-auth/login/passkey/', { passkey }, cookies) }
}

/** Second factors that complete a login after the password, in a browser that has opened the product at a host. */
async function waysAt(host: string): Promise<Ways> {
  const { cookies } = await loginCalls(server).password(doctor.email, PASSWORD)
  return (await at(host, 'POST /rest-auth/login/second-factor/options/', undefined, cookies)).json<Ways>()
}

test('a brand with a host of its own creates and accepts passkeys there', async () => {
  const { passkey, options } = await passkeyAt(BRAND)
  expect(options.rp.id).toBe(BRAND)
  const { request, answer } = await enterAt(BRAND, passkey)
  expect(request.rpId).toBe(BRAND)
  expect(answer.statusCode, answer.body).toBe(200)
})

test('a host that no brand lists uses the passkeys of the base address, whatever the Host header says', async () => {
  for (const host of ['evil.example', `${BRAND}.evil.example`, `evil${BRAND}`, '*', '127.0.0.1:8080'])
    expect((await at(host, 'POST /api/v2/access/passkeys/options/')).json<PasskeyCreation>().rp.id).toBe(HOME)
  expect((await passkeyAt(HOME)).options.rp.id).toBe(HOME)
  // For a passkey, another port of a brand's host is the same site. The product never accepts such a port as an origin.
  const asked = (await at(`${BRAND}:9999`, 'POST /api/v2/access/passkeys/options/')).json<PasskeyCreation>()
  const stolen = virtualPasskey().create(asked, { origin: `https://${BRAND}:9999` })
  const answer = await at(`${BRAND}:9999`, 'POST /api/v2/access/passkeys/', { name: 'x', passkey: stolen })
  expectRefusal(answer, [400])
})

test('a passkey of one host is not accepted at another', async () => {
  const { passkey } = await passkeyAt(BRAND)
  for (const host of [HOME, OTHER]) {
    expect(expectRefusal((await enterAt(host, passkey)).answer, [400]).code).toBe('login-failed')
    const lie = await enterAt(host, passkey, { origin: `https://${BRAND}`, rpId: BRAND })
    expect(expectRefusal(lie.answer, [400]).code).toBe('login-failed')
  }
})

test('at another host the login says where the passkeys work, and still asks for a second factor', async () => {
  await passkeyAt(BRAND)
  expect(await waysAt(BRAND)).toMatchObject({
    methods: ['passkey', 'recovery_code'],
    passkey: { rpId: BRAND, allowCredentials: [{}] },
    passkeys_at: [],
  })
  expect(await waysAt(OTHER)).toEqual({ methods: ['recovery_code'], passkey: null, passkeys_at: [BRAND] })
  const { secret } = (await at(HOME, 'POST /api/v2/access/totp/')).json<{ secret: string }>()
  await at(HOME, 'POST /api/v2/access/totp/confirm/', { totp: totpCodeAt(secret, server.clock.now) })
  expect((await waysAt(HOME)).methods).toEqual(['totp', 'recovery_code'])
})

test('the step-up offers only passkeys of its host', async () => {
  await passkeyAt(BRAND)
  const ways = (await at(HOME, 'POST /api/v2/access/step-up/options/')).json<Ways>()
  expect(ways).toMatchObject({ methods: ['recovery_code'], passkey: null, passkeys_at: [BRAND] })
})

test('the list says which passkeys work at another host; one from before brands had hosts works at the base address', async () => {
  await passkeyAt(BRAND)
  await passkeyAt(HOME)
  await withClient(server.ownerUrl, (client) =>
    client.query('update passkey set site = null where doctor_id = $1 and site = $2', [doctor.id, HOME]),
  )
  const listed = async (host: string) =>
    (await at(host, 'GET /api/v2/access/second-factors/'))
      .json<{ passkeys: Passkey[] }>()
      .passkeys.map(({ name, elsewhere }) => [name, elsewhere])
  expect(await listed(BRAND)).toEqual([
    [BRAND, null],
    [HOME, HOME],
  ])
  expect(await listed(HOME)).toEqual([
    [BRAND, BRAND],
    [HOME, null],
  ])
})
