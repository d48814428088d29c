import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allEndpoints } from '#contract/api.ts'
import type { Session } from '#contract/accounts/accounts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Medic } from '#contract/accounts/medics.ts'
import type { PageOf } from '#contract/schemas/page.ts'
import { renewIntegration } from '../accounts/integration/integration-access.ts'
import { call, refusal } from '../testing/call.ts'
import {
  createDoctor,
  createAssistant,
  createIntegrator,
  createOperator,
  createPharmacy,
} from '../testing/factories.ts'
import { expectRefusal } from '../testing/refused.ts'
import { startTestServer, withClient, type TestServer } from '../testing/test-server.ts'
import {
  makeNewMedic,
  medicCalls,
  logInMedic,
  profileStatus,
  tokenHeaders,
  type Integrator,
} from './testing/medics.ts'

let server: TestServer
let integrator: Integrator
let medics: ReturnType<typeof medicCalls>
let other: Integrator
let ofOther: ReturnType<typeof medicCalls>

beforeAll(async () => {
  server = await startTestServer()
  integrator = await createIntegrator(server)
  medics = medicCalls(server, integrator)
  other = await createIntegrator(server)
  ofOther = medicCalls(server, other)
})
afterAll(() => server.close())

describe('an integrator', () => {
  test('sees the doctors that it created, in pages, and finds one by address', async () => {
    const ofOwn = medicCalls(server, await createIntegrator(server))
    const first = await ofOwn.makeOne()
    const second = await ofOwn.makeOne()
    const page = (await ofOwn.get('/api/v2/medics/?limit=1')).json<PageOf<Medic>>()
    expect(page).toMatchObject({ count: 2, previous: null, results: [{ id: first.id }] })
    expect(page.next).toBe('https://recetas.example/api/v2/medics/?limit=1&offset=1')
    const email = encodeURIComponent(second.email)
    expect((await ofOwn.get(`/api/v2/medics/?email=${email}&created_filter=true`)).json()).toMatchObject({
      count: 1,
      results: [{ id: second.id }],
    })
    expect((await ofOwn.get(`/api/v2/search/medics/?query=${email.toUpperCase()}`)).json()).toEqual({
      count: 1,
      next: null,
      previous: null,
      results: [{ id: second.id, email: second.email }],
    })
    for (const query of ['', '?query=', '?query=clinica.example', '?query=%25'])
      expect((await ofOwn.get(`/api/v2/search/medics/${query}`)).json()).toMatchObject({
        count: 0,
        results: [],
      })
  })

  test('is told that other doctors do not exist', async () => {
    const [medic, registered] = [await medics.makeOne(), await createDoctor(server)]
    const absent = refusal(await ofOther.get('/api/v2/medics/999999/'))
    expect(absent.status).toBe(404)
    for (const { id, email } of [medic, registered]) {
      for (const answer of [
        await ofOther.get(`/api/v2/medics/${id}/`),
        await ofOther.patch(id, { female: true }),
        await ofOther.renew(id),
      ])
        expect(refusal(answer)).toEqual(absent)
      for (const path of [
        '/api/v2/medics/',
        `/api/v2/medics/?email=${email}`,
        `/api/v2/search/medics/?query=${email}`,
      ])
        expect((await ofOther.get(path)).body).not.toContain(email)
    }
    expect(await profileStatus(server, medic)).toBe(200)
  })

  test('sees no rows of other doctors, even in a query without a filter', async () => {
    const medic = await medics.makeOne()
    const stranger = await createDoctor(server)
    const seen = (by: Integrator) =>
      server.database.asIntegrator(by.id, async (own) => {
        const made = await own.query<{ id: number }>('select doctor_id as id from integrator_doctor')
        const read = await own.query<{ id: number }>('select id from doctors_made($1)', [
          [medic.id, stranger.id],
        ])
        const tables = [
          'doctor',
          'membership',
          'hospital',
          'clinic',
          'patient',
          'prescription',
          'audit_event',
        ]
        const others = await Promise.all(tables.map((table) => own.query(`select 1 from ${table}`)))
        return { made: made.map(({ id }) => id), read: read.map(({ id }) => id), others: others.flat() }
      })
    const own = await seen(integrator)
    expect(own.made).toContain(medic.id)
    expect(own.made).not.toContain(stranger.id)
    expect([own.read, own.others]).toEqual([[medic.id], []])
    expect(await seen(other)).toEqual({ made: [], read: [], others: [] })
  })

  test('can make only its own calls with its own token, and nobody else can make these', async () => {
    for (const path of ['patient/', 'rx-endpoint/', 'profile/', 'sessions/', 'pharmacy/me/'])
      expect(expectRefusal(await medics.get(`/api/v2/${path}`), [403]).code).toBe('forbidden')
    const doctor = await createDoctor(server)
    for (const by of [
      doctor,
      await createAssistant(server, doctor),
      await createPharmacy(server),
      await createOperator(server),
    ])
      for (const path of [
        '/api/v2/medics/',
        `/api/v2/medics/${doctor.id}/`,
        '/api/v2/search/medics/?query=x',
      ])
        expectRefusal(await medicCalls(server, by).get(path), [403])
    expectRefusal(await call(server, 'POST /api/v2/medics/', { body: makeNewMedic() }), [401])
  })
})

describe('the doctor’s token, renewed by POST /api/v2/medics/{id}/token/', () => {
  test('is renewed, and the earlier one becomes invalid', async () => {
    const medic = await medics.makeOne()
    const answer = await call(server, `POST /api/v2/medics/${medic.id}/token/`, { headers: integrator.auth })
    expect(answer.statusCode, answer.body).toBe(201)
    const now = answer.json<{ id: number; token: string }>()
    expect(now.id).toBe(medic.id)
    expect([await profileStatus(server, medic), await profileStatus(server, now)]).toEqual([401, 200])
  })

  test('is returned to both of two concurrent renewals, and the later one is valid', async () => {
    const medic = await medics.makeOne()
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([medics.renew(medic.id), medics.renew(medic.id)])
      expect(answers.map((a) => a.statusCode)).toEqual([201, 201])
      const good = await Promise.all(answers.map((a) => profileStatus(server, a.json<{ token: string }>())))
      expect(good.toSorted((a, b) => a - b)).toEqual([200, 401])
    }
  })

  test('is suspended by the integrator, without affecting the doctor’s own login', async () => {
    const medic = await medics.makeOne()
    const own = await logInMedic(server, medic.email)
    expect((await medics.patch(medic.id, { is_active: false })).json()).toMatchObject({ is_active: false })
    expect([await profileStatus(server, medic), await profileStatus(server, own)]).toEqual([401, 200])
    expect((await medics.patch(medic.id, { is_active: true })).json()).toMatchObject({ is_active: true })
    expect(await profileStatus(server, medic)).toBe(200)
    const late = await medics.makeOne({ is_active: false })
    expect([late.is_active, await profileStatus(server, late)]).toEqual([false, 401])
  })

  test.each<[string, Endpoint]>(
    Object.values(allEndpoints)
      .flatMap((calls): Endpoint[] => Object.values(calls))
      .filter((e) => e.personal)
      .map((e) => [`${e.method} ${e.path}`, e]),
  )('is not good at the person’s own account: %s', async (_name, e) => {
    const medic = await medics.makeOne()
    const answer = await call(server, `${e.method} ${e.path.replace(/:\w+/g, '1')}`, {
      headers: tokenHeaders(medic),
      ...(e.body ? { body: {} } : {}),
    })
    expect(expectRefusal(answer, [403]).code).toBe('forbidden')
  })

  test('can’t give access to anybody else: no invitation, no assistant', async () => {
    const medic = await medics.makeOne()
    const founded = await call(server, 'POST /api/v2/hospital/', {
      headers: tokenHeaders(medic),
      body: {
        name: 'Clínica Ficticia',
        patron: 'Clínica Ficticia',
        location: 'Calle Falsa 1',
        contact: '55 0000 0000',
      },
    })
    expect(founded.statusCode, founded.body).toBe(201)
    const invitations = `/api/v2/hospital/${founded.json<{ id: number }>().id}/invitations/`
    const invite = (by: { token: string }) =>
      call(server, `POST ${invitations}`, {
        headers: tokenHeaders(by),
        body: { email: 'asistente@clinica.example', role: 'ASSISTANT' },
      })
    expect(expectRefusal(await invite(medic), [403]).code).toBe('forbidden')
    for (const path of ['POST /api/v2/assistants/1/approve/', 'DELETE /api/v2/assistants/1/'])
      expect(expectRefusal(await call(server, path, { headers: tokenHeaders(medic) }), [403]).code).toBe(
        'forbidden',
      )
    expect(expectRefusal(await invite(await logInMedic(server, medic.email)), [403]).code).toBe(
      'own-password-first',
    )
  })

  test('is listed among the doctor’s sessions under the integrator’s name; closing it ends the integrator’s access', async () => {
    for (const rests of [false, true]) {
      const medic = await medics.makeOne({ is_active: !rests })
      const headers = tokenHeaders(await logInMedic(server, medic.email))
      const { results } = (await call(server, 'GET /api/v2/sessions/', { headers })).json<{
        results: Session[]
      }>()
      const session = results.find((s) => s.kind === 'integration')
      expect(session?.device).toBe(integrator.name)
      await call(server, `DELETE /api/v2/sessions/${session?.id}/`, { headers })
      expect(await profileStatus(server, medic)).toBe(401)
      for (const answer of [
        await medics.get(`/api/v2/medics/${medic.id}/`),
        await medics.patch(medic.id, { is_active: true }),
        await medics.renew(medic.id),
      ])
        expect(expectRefusal(answer, [404]).code).toBe('not-found')
      expect((await medics.get(`/api/v2/medics/?email=${medic.email}`)).json()).toMatchObject({ count: 0 })
      expect(await profileStatus(server, medic)).toBe(401)
    }
  })

  test('is ended with the other sessions even if it is renewed at that moment', async () => {
    const medic = await medics.makeOne()
    const headers = tokenHeaders(await logInMedic(server, medic.email))
    const waiting = () =>
      withClient(server.ownerUrl, async (client) => {
        const { rowCount } = await client.query(`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`)
        return rowCount
      })
    let closed: ReturnType<typeof call> | undefined
    const token = await server.database.asDoctor(medic.id, async (sql) => {
      const renewed = await renewIntegration(sql, medic.id, integrator.name)
      closed = call(server, 'POST /api/v2/sessions/close-others/', { headers })
      await expect.poll(waiting).toBe(1)
      return renewed
    })
    expect((await closed)?.statusCode).toBe(200)
    expect(await profileStatus(server, { token })).toBe(401)
    expectRefusal(await medics.renew(medic.id), [404])
  })
})
