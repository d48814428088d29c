import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PasskeyAssertion, PasskeyCreation, PasskeyRequest } from '#contract/accounts/passkey-json.ts'
import type { Ways } from '#contract/accounts/second-factors.ts'
import { call } from '../../testing/call.ts'
import { createDoctor, type TestDoctor } from '../../testing/factories.ts'
import { expectRefusal } from '../../testing/refused.ts'
import { factorCalls, loginCalls } from '../../testing/factors/second-factors.ts'
import { startTestServer, withClient, type TestServer } from '../../testing/test-server.ts'
import { virtualPasskey, type VirtualPasskey } from '../../testing/factors/virtual-passkey.ts'

// Each of two doctors has a passkey. The passkey, challenge or cookie of one doctor must prove nothing for the other doctor,
// and nothing for another purpose.

let server: TestServer
let login: ReturnType<typeof loginCalls>
interface Owner extends TestDoctor {
  passkey: VirtualPasskey
  factors: ReturnType<typeof factorCalls>
}
let alba: Owner
let bruno: Owner
beforeAll(async () => {
  server = await startTestServer()
  login = loginCalls(server)
})
beforeEach(async () => {
  await withClient(server.ownerUrl, (client) => client.query('delete from throttle'))
  alba = await anOwner()
  bruno = await anOwner()
})
afterAll(() => server.close())

async function anOwner(): Promise<Owner> {
  const doctor = await createDoctor(server)
  const factors = factorCalls(server, doctor)
  return { ...doctor, factors, passkey: (await factors.addPasskey()).passkey }
}
const requestIn = ({ passkey }: Ways): PasskeyRequest => {
  if (!passkey) throw new Error('nothing was asked')
  return passkey
}
const askStepUp = async ({ factors }: Owner): Promise<PasskeyRequest> =>
  requestIn((await factors.own('POST /api/v2/access/step-up/options/')).json<Ways>())
const stepUp = ({ factors }: Owner, passkey: PasskeyAssertion) =>
  factors.own('POST /api/v2/access/step-up/', { passkey })
const askLogin = async ({ email }: Owner) => {
  const { cookies } = await login.password(email)
  return { cookies, request: requestIn(await login.ways(cookies)) }
}
/** A passkey's assertion with the user handle of another doctor's passkey. */
const as = (assertion: PasskeyAssertion, other: PasskeyAssertion): PasskeyAssertion => ({
  ...assertion,
  response: { ...assertion.response, userHandle: other.response.userHandle },
})
const sessionsOf = async ({ id }: Owner): Promise<number> =>
  (await withClient(server.ownerUrl, (c) => c.query('select 1 from session where account_id = $1', [id])))
    .rowCount ?? -1

describe('a login with a passkey alone', () => {
  test('is refused to a passkey that names another doctor as its user', async () => {
    const { request, cookies } = await login.askPasskey()
    const claimed = as(alba.passkey.get(request), bruno.passkey.get(request))
    expect(expectRefusal(await login.withPasskey(cookies, claimed), [400]).code).toBe('login-failed')
    expect([await sessionsOf(alba), await sessionsOf(bruno)]).toEqual([1, 1])
  })

  test('is refused to a passkey with the id of another doctor’s', async () => {
    const { request, cookies } = await login.askPasskey()
    const [own, other] = [alba.passkey.get(request), bruno.passkey.get(request)]
    const claimed = { ...as(own, other), id: other.id, rawId: other.rawId }
    expect((await login.withPasskey(cookies, claimed)).statusCode).toBe(400)
    expect(await sessionsOf(bruno)).toBe(1)
  })

  test('is refused to an answer to a challenge of another kind or browser, of the same doctor too', async () => {
    const { cookies } = await login.askPasskey()
    const waiting = await askLogin(alba)
    for (const request of [await askStepUp(alba), waiting.request, (await login.askPasskey()).request])
      expect((await login.withPasskey(cookies, alba.passkey.get(request))).statusCode).toBe(400)
    // The cookie of a login that waits for its second factor cannot be used for a login with a passkey alone.
    expect((await login.withPasskey(waiting.cookies, alba.passkey.get(waiting.request))).statusCode).toBe(400)
    expect(await sessionsOf(alba)).toBe(1)
  })
})

describe('the second step of a login', () => {
  test('is refused to the passkey of another doctor, with either user handle', async () => {
    for (const claims of [false, true]) {
      const { request, cookies } = await askLogin(bruno)
      const own = alba.passkey.get(request)
      const sent = claims ? as(own, bruno.passkey.get(request)) : own
      expect(expectRefusal(await login.complete(cookies, { passkey: sent }), [400])).toHaveProperty('passkey')
    }
    expect(await sessionsOf(bruno)).toBe(1)
  })

  test('is refused to an answer to the challenge of another doctor’s login, or of another kind', async () => {
    const others = [
      (await askLogin(alba)).request,
      await askStepUp(bruno),
      (await login.askPasskey()).request,
    ]
    for (const request of others) {
      const { cookies } = await askLogin(bruno)
      expect((await login.complete(cookies, { passkey: bruno.passkey.get(request) })).statusCode).toBe(400)
    }
    expect(await sessionsOf(bruno)).toBe(1)
  })

  test('accepts the right passkey after all that', async () => {
    const { request, cookies } = await askLogin(bruno)
    expect((await login.complete(cookies, { passkey: alba.passkey.get(request) })).statusCode).toBe(400)
    const again = requestIn(await login.ways(cookies))
    expect((await login.complete(cookies, { passkey: bruno.passkey.get(again) })).statusCode).toBe(200)
  })
})

describe('a step-up', () => {
  test('is refused to the passkey of another doctor', async () => {
    const request = await askStepUp(bruno)
    expect(expectRefusal(await stepUp(bruno, alba.passkey.get(request)), [400])).toHaveProperty('passkey')
  })

  test('is refused to an answer to the challenge of another session or of another kind', async () => {
    const { key } = await (async () => {
      const { request, cookies } = await login.askPasskey()
      return (await login.withPasskey(cookies, bruno.passkey.get(request))).json<{ key: string }>()
    })()
    const auth = { authorization: `Token ${key}` }
    const elsewhere = { ...bruno, auth, factors: factorCalls(server, { ...bruno, auth }) }
    const others = [
      () => askStepUp(alba),
      () => askStepUp(elsewhere),
      async () => (await askLogin(bruno)).request,
      async () => (await login.askPasskey()).request,
    ]
    for (const ask of others) {
      await askStepUp(bruno)
      expect((await stepUp(bruno, bruno.passkey.get(await ask()))).statusCode).toBe(400)
    }
    expect((await stepUp(bruno, bruno.passkey.get(await askStepUp(bruno)))).statusCode).toBe(200)
  })
})

describe('a new passkey', () => {
  const options = ({ auth }: Owner) =>
    call(server, 'POST /api/v2/access/passkeys/options/', { headers: auth }).then((answer) =>
      answer.json<PasskeyCreation>(),
    )
  const add = ({ factors }: Owner, options: PasskeyCreation, passkey = virtualPasskey()) =>
    factors.own('POST /api/v2/access/passkeys/', { name: 'Otra', passkey: passkey.create(options) })

  test('is refused in the session of a doctor whom the challenge was not made for', async () => {
    const ofAlba = await options(alba)
    await options(bruno)
    expect(expectRefusal(await add(bruno, ofAlba), [400])).toHaveProperty('passkey')
    // The refused attempt of the other doctor has not used up the challenge of the doctor to whom the challenge belongs.
    expect((await add(alba, ofAlba)).statusCode).toBe(201)
  })

  test('is refused where another doctor has it', async () => {
    const { passkey } = alba
    expect(expectRefusal(await add(bruno, await options(bruno), passkey), [400])).toHaveProperty('passkey')
  })
})
