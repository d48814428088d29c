import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { allEndpoints } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { sweepClosings } from '../closing/close-account.ts'
import { resetLinkIn, NEW_PASSWORD, startAccess, type Access } from '../testing/access.ts'
import { totpCodeAt } from '../testing/factors/second-factors.ts'
import { call } from '../testing/call.ts'
import { createIntegrator } from '../testing/factories.ts'
import { expectRefusal } from '../testing/refused.ts'
import {
  makeNewMedic,
  medicCalls,
  COMPLETE_MEDIC,
  logInMedic,
  profileStatus,
  MEDIC_PASSWORD,
  tokenHeaders,
  type Integrator,
} from './testing/medics.ts'

const DAY_MS = 86_400_000

let access: Access
let integrator: Integrator
let medics: ReturnType<typeof medicCalls>

beforeAll(async () => {
  access = await startAccess()
  integrator = await createIntegrator(access.server)
  medics = medicCalls(access.server, integrator)
})
afterAll(() => access.close())

/**
 * Sets a password that only the doctor knows, with a mailed link.
 * @returns headers of a session opened with the new password
 */
async function takeOver({ email }: { email: string }, mailed = 2): Promise<Record<string, string>> {
  await access.askReset(email)
  const links = (await access.mails(email, mailed)).map(({ text }) => resetLinkIn(text))
  const answer = await access.reset(links.find(({ token }) => token !== '') ?? { uid: '', token: '' })
  expect(answer.statusCode, answer.body).toBe(200)
  return tokenHeaders({ token: (await access.logIn(email, NEW_PASSWORD)).json<{ key: string }>().key })
}

test('the doctor is told who created the account, and takes it over with an own password', async () => {
  const medic = await medics.makeOne()
  const [mail] = await access.mails(medic.email)
  expect(mail?.text).toContain(`«${integrator.name}» creó para usted una cuenta`)
  expect(mail?.text).toContain('ese sistema conoce la que tiene ahora')
  expect(mail?.text).toContain('https://recetas.example/reset-password')
  await takeOver(medic)
  expect(await profileStatus(access.server, medic)).toBe(401)
  expectRefusal(await medics.get(`/api/v2/medics/${medic.id}/`), [404])
  expectRefusal(await medics.renew(medic.id), [404])
})

test('a doctor created by an integrator can close the account, and no access of the integrator is left', async () => {
  const { server } = access
  const body = makeNewMedic(COMPLETE_MEDIC)
  const medic = (await medics.make(body)).json<{ id: number; email: string; token: string }>()
  // The doctor has got three mails so far, one of which tells that the licence is being reviewed.
  const headers = await takeOver(medic, 3)
  const asked = await call(server, 'POST /api/v2/account/closing/', { headers, body: { email: medic.email } })
  expect(asked.statusCode, asked.body).toBe(200)
  expect(await profileStatus(server, medic)).toBe(401)
  await sweepClosings(server.database, server.signer, new Date(server.clock.now.getTime() + 31 * DAY_MS))
  expect(await access.sql('select name, licence_state from doctor where doctor_id = $1', [medic.id])).toEqual(
    [{ name: '', licence_state: 'unverified' }],
  )
  expect(await access.sql('select 1 from integrator_doctor where doctor_id = $1', [medic.id])).toEqual([])
  expectRefusal(await medics.get(`/api/v2/medics/${medic.id}/`), [404])
  // The mail address of the closed account can be used for another account.
  expect((await medics.make(body)).statusCode).toBe(201)
})

describe('a login with the password that the integrator chose', () => {
  const personal = Object.values(allEndpoints)
    .flatMap((calls): Endpoint[] => Object.values(calls))
    .filter((e) => e.personal)
  let medic: { id: number; email: string; token: string }
  let headers: Record<string, string>
  beforeAll(async () => {
    medic = await medics.makeOne()
    headers = tokenHeaders(await logInMedic(access.server, medic.email))
  })

  test.each(personal.filter((e) => e.personal === true).map((e) => [`${e.method} ${e.path}`, e] as const))(
    'hears that an own one comes first: %s',
    async (_name, e) => {
      const answer = await call(access.server, `${e.method} ${e.path.replace(/:\w+/g, '1')}`, {
        headers,
        ...(e.body ? { body: {} } : {}),
      })
      expect(expectRefusal(answer, [403]).code).toBe('own-password-first')
    },
  )

  test('can list the sessions and end them', async () => {
    expect(personal.filter((e) => e.personal !== true)).toEqual([
      accounts.sessions,
      accounts.closeSession,
      accounts.closeOtherSessions,
    ])
    const listed = await call(access.server, 'GET /api/v2/sessions/', { headers })
    expect(listed.json<{ results: { kind: string }[] }>().results.map((s) => s.kind)).toContain('integration')
    const closed = await call(access.server, 'POST /api/v2/sessions/close-others/', { headers })
    expect(closed.json()).toMatchObject({ closed: 1 })
    expect(await profileStatus(access.server, medic)).toBe(401)
  })

  test('can’t set another password, and is told why in either language', async () => {
    const change = (language: string) =>
      call(access.server, 'POST /rest-auth/password/change/', {
        headers: { ...headers, 'accept-language': language },
        body: { old_password: MEDIC_PASSWORD, new_password1: NEW_PASSWORD, new_password2: NEW_PASSWORD },
      })
    expect(expectRefusal(await change('es'), [403]).detail).toMatch(/conoce su contraseña.*desde su correo/)
    expect(expectRefusal(await change('en'), [403]).detail).toMatch(/knows your password.*from your email/)
    expect((await access.logIn(medic.email, MEDIC_PASSWORD)).statusCode).toBe(200)
  })

  test('is ended when the doctor sets a password by the mailed link', async () => {
    const own = await takeOver(medic)
    expect((await call(access.server, 'GET /api/v2/profile/', { headers })).statusCode).toBe(401)
    expect((await access.logIn(medic.email, MEDIC_PASSWORD)).statusCode).toBe(400)
    const factors = await call(access.server, 'GET /api/v2/access/second-factors/', { headers: own })
    expect(factors.json()).toMatchObject({ passkeys: [], totp_since: null, recovery_codes_left: 0 })
    const begun = await call(access.server, 'POST /api/v2/access/totp/', { headers: own })
    const { secret } = begun.json<{ secret: string }>()
    const added = await call(access.server, 'POST /api/v2/access/totp/confirm/', {
      headers: own,
      body: { totp: totpCodeAt(secret, access.server.clock.now) },
    })
    expect(added.statusCode, added.body).toBe(200)
    expect((await call(access.server, 'GET /api/v2/keys/', { headers: own })).statusCode).toBe(200)
    const body = { old_password: NEW_PASSWORD, new_password1: MEDIC_PASSWORD, new_password2: MEDIC_PASSWORD }
    const changed = await call(access.server, 'POST /rest-auth/password/change/', { headers: own, body })
    expect(changed.statusCode, changed.body).toBe(200)
  })
})
