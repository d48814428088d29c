import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Medic } from '#contract/accounts/medics.ts'
import type { PageOf } from '#contract/schemas/page.ts'
import type { Hospital, Membership } from '#contract/places/workplaces.ts'
import type { Location } from '#contract/places/locations.ts'
import { call, refusal } from '../testing/call.ts'
import { createDoctor, createIntegrator, makeNewWorkplace } from '../testing/factories.ts'
import { makePicture } from '../testing/files/picture.ts'
import { expectRefusal } from '../testing/refused.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { medicCalls, tokenHeaders, type Integrator } from './testing/medics.ts'

let server: TestServer
let integrator: Integrator
let medics: ReturnType<typeof medicCalls>
let ofOther: ReturnType<typeof medicCalls>

beforeAll(async () => {
  server = await startTestServer()
  integrator = await createIntegrator(server)
  medics = medicCalls(server, integrator)
  ofOther = medicCalls(server, await createIntegrator(server))
})
afterAll(() => server.close())

const ask = (endpoint: string, body: unknown, headers = integrator.auth) =>
  call(server, endpoint, { headers, body })
const found = async (): Promise<Hospital> => {
  const answer = await ask('POST /api/v2/hospital/', { ...makeNewWorkplace(70), is_admin: false })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json()
}
const locations = async (medic: { token: string }) =>
  (await call(server, 'GET /api/v2/locations/', { headers: tokenHeaders(medic) })).json<Location[]>()

describe('a hospital founded by an integrator', () => {
  test('is listed, read and changed by this integrator only', async () => {
    const hospital = await found()
    expect(hospital).toMatchObject({ ...makeNewWorkplace(70), is_admin: true, clinics: [], picture: null })
    const { results, count } = (await medics.get('/api/v2/hospital/')).json<PageOf<Hospital>>()
    expect(results).toHaveLength(count)
    expect(results).toContainEqual(hospital)
    const changed = await ask(`PATCH /api/v2/hospital/${hospital.id}/`, {
      contact: '5511111111',
      picture: null,
    })
    expect(changed.json()).toMatchObject({ contact: '5511111111', name: hospital.name })
    expect((await medics.get(`/api/v2/hospital/${hospital.id}/`)).json()).toEqual(changed.json())

    expect((await ofOther.get('/api/v2/hospital/')).json()).toMatchObject({ count: 0, results: [] })
    const absent = refusal(await ofOther.get('/api/v2/hospital/999999/'))
    expect(absent.status).toBe(404)
    expect(refusal(await ofOther.get(`/api/v2/hospital/${hospital.id}/`))).toEqual(absent)
  })

  test('is not accessible to doctors, and a doctor’s hospital is not accessible to integrators', async () => {
    const [hospital, doctor] = [await found(), await createDoctor(server)]
    for (const [id, headers] of [
      [hospital.id, doctor.auth],
      [doctor.hospitalId, integrator.auth],
    ] as const) {
      expectRefusal(await call(server, `GET /api/v2/hospital/${id}/`, { headers }), [404])
      expectRefusal(await ask(`PATCH /api/v2/hospital/${id}/`, { name: 'x' }, headers), [404])
    }
    expectRefusal(
      await ask(`POST /api/v2/hospital/${hospital.id}/clinics/`, { name: 'x', location: 'x' }),
      [403],
    )
  })

  test('needs the printed data, and gets its logo from a doctor who administers it', async () => {
    expect(expectRefusal(await ask('POST /api/v2/hospital/', {}), [400]).fields).toMatchObject({
      name: ['Este campo es requerido.'],
      patron: ['Este campo es requerido.'],
      location: ['Este campo es requerido.'],
      contact: ['Este campo es requerido.'],
    })
    const { id } = await found()
    const form = { files: { picture: await makePicture() } }
    const sent = await call(server, `PATCH /api/v2/hospital/${id}/`, { headers: integrator.auth, form })
    expect(Object.keys(expectRefusal(sent, [400]).fields ?? {})).toEqual(['picture'])
  })
})

describe('an integrator assigns a doctor to its hospital', () => {
  test('as a member when creating the doctor, or as administrator if requested', async () => {
    const hospital = await found()
    const member = await medics.makeOne({ hospital: hospital.id })
    expect(member).toMatchObject({ hospital: hospital.id, is_admin_membership: false })
    expect(await locations(member)).toMatchObject([{ hospital: { id: hospital.id }, default: true }])
    const body = { name: 'x', location: 'x' }
    const addClinic = (medic: { token: string }) =>
      ask(`POST /api/v2/hospital/${hospital.id}/clinics/`, body, tokenHeaders(medic))
    expectRefusal(await addClinic(member), [403])
    const administrator = await medics.makeOne({ hospital: hospital.id, is_admin_membership: true })
    expect(administrator).toMatchObject({ hospital: hospital.id, is_admin_membership: true })
    expect((await addClinic(administrator)).statusCode).toBe(201)
    expect((await medics.get(`/api/v2/hospital/${hospital.id}/`)).json<Hospital>().clinics).toHaveLength(1)
    const raised = await medics.patch(member.id, { is_admin_membership: true })
    expect(raised.json()).toMatchObject({ hospital: hospital.id, is_admin_membership: true })
  })

  test('by a later change, which also changes the default', async () => {
    const [first, second] = [await found(), await found()]
    const medic = await medics.makeOne({ hospital: first.id })
    expect((await medics.patch(medic.id, { hospital: second.id })).json()).toMatchObject({
      hospital: second.id,
    })
    expect((await locations(medic)).map((l) => [l.hospital.id, l.default])).toEqual([
      [second.id, true],
      [first.id, false],
    ])
    const whole = (await medics.get(`/api/v2/medics/${medic.id}/`)).json<Medic>()
    const { id: _id, licence_state: _state, licence_reason: _reason, ...said } = whole
    expect((await medics.patch(medic.id, said)).json()).toEqual(whole)
  })

  test('but not to a hospital of others, and then nothing is created', async () => {
    const doctor = await createDoctor(server)
    const hospital = await found()
    for (const [by, id] of [
      [medics, doctor.hospitalId],
      [ofOther, hospital.id],
    ] as const) {
      const email = `nadie${id}@clinica.example`
      const answer = await by.make({
        name: 'Ficticia',
        email,
        password: 'mesa verde lluvia tranvia',
        hospital: id,
      })
      expect(expectRefusal(answer, [400]).fields).toEqual({
        hospital: [`No tiene permisos suficientes para asignar este hospital: ${id}`],
      })
      expect((await by.get(`/api/v2/search/medics/?query=${email}`)).json()).toMatchObject({ count: 0 })
    }
    const medic = await medics.makeOne()
    expect(
      expectRefusal(await medics.patch(medic.id, { hospital: doctor.hospitalId }), [400]).fields,
    ).toHaveProperty('hospital')
  })

  test('but not again to one that the doctor has left', async () => {
    const [first, second] = [await found(), await found()]
    const medic = await medics.makeOne({ hospital: first.id })
    await medics.patch(medic.id, { hospital: second.id })
    const headers = tokenHeaders(medic)
    const { results } = (await call(server, 'GET /api/v2/management/memberships/', { headers })).json<
      PageOf<Membership>
    >()
    const left = results.find((m) => m.hospital === second.id)
    const gone = await call(server, `DELETE /api/v2/management/memberships/${left?.id}/`, { headers })
    expect(gone.statusCode, gone.body).toBe(204)
    expect(expectRefusal(await medics.patch(medic.id, { hospital: second.id }), [409]).code).toBe(
      'membership-declined',
    )
    expect((await medics.get(`/api/v2/medics/${medic.id}/`)).json()).toMatchObject({ hospital: first.id })
  })
})
