import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PatientExport } from '#contract/patients/patient-privacy.ts'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { INSTRUCTIONS, issuePrescriptionFor } from '../testing/issue.ts'
import { expectRefusal } from '../testing/refused.ts'
import { startTestServer, withClient, type TestServer } from '../testing/test-server.ts'

// Tests with two prescriptions of one patient. The payload of the newer prescription is damaged, so that the server can't read
// it.
let server: TestServer
let doctor: TestDoctor
let uid: string
let sound: IssuedPrescription
let damaged: IssuedPrescription

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const damages: readonly (readonly [name: string, change: string])[] = [
  ['is no JSON', 'left(payload, 100)'],
  ['is JSON of something else', `'{"items": "none"}'`],
  ['is a number', `'5'`],
]
const get = (path: string) => call(server, `GET ${path}`, { headers: doctor.auth })

describe.each(damages)('a prescription whose payload %s', (_name, change) => {
  beforeAll(async () => {
    doctor = await createDoctor(server)
    uid = (await createPatient(server, doctor)).uid
    const draft = {
      diagnosis: 'Tos rara',
      medications: [{ presentation: 'Paracetamol tabletas 500 mg', instructions: INSTRUCTIONS, qty: 2 }],
    }
    sound = await issuePrescriptionFor(server, doctor, uid, draft)
    damaged = await issuePrescriptionFor(server, doctor, uid, draft)
    await withClient(server.ownerUrl, async (client) => {
      await client.query('set session_replication_role = replica')
      await client.query(`update prescription set payload = ${change} where id = $1`, [damaged.id])
    })
  })

  test.each([
    ['the list', () => '/api/v2/rx-endpoint/'],
    ['the list by words', () => '/api/v2/rx-endpoint/?search=tos'],
    ['the list of its patient', () => `/api/v2/patient/${uid}/prescriptions/`],
  ])('is named in `altered` by %s, which shows the others', async (_list, path) => {
    const answer = await get(path())
    expect(answer.statusCode, answer.body).toBe(200)
    const { results, altered, count } = answer.json<{
      results: { signature: string }[]
      altered: string[]
      count: number
    }>()
    expect(results.map(({ signature }) => signature)).toEqual([sound.signature])
    expect(altered).toEqual([damaged.signature])
    expect(count).toBe(2)
  })

  test('keeps its place among the pages', async () => {
    const first = (await get('/api/v2/rx-endpoint/?limit=1')).json<{ results: unknown[]; next: string }>()
    expect(first.results).toEqual([])
    const next = new URL(first.next)
    const second = (await get(`${next.pathname}${next.search}`)).json<{ results: { signature: string }[] }>()
    expect(second.results.map(({ signature }) => signature)).toEqual([sound.signature])
    expect(second).not.toHaveProperty('altered')
  })

  test('is named by the list of prescribed medicines, which shows the others', async () => {
    const answer = (await get('/api/v2/medications/')).json<{
      results: { id: number }[]
      altered: string[]
    }>()
    expect(answer.results.map(({ id }) => id)).toEqual(sound.medications.map(({ id }) => id))
    expect(answer.altered).toEqual([damaged.signature])
    const own = damaged.medications[0]?.id ?? 0
    expect(expectRefusal(await get(`/api/v2/medications/${own}/`), [409]).code).toBe('prescription-altered')
  })

  test('is named by usual medicines of its diagnosis, and is not counted', async () => {
    const answer = await get('/api/v2/usual/?diagnosis=tos%20rara')
    expect(answer.json()).toMatchObject({ results: [{ uses: 1 }], altered: [damaged.signature] })
  })

  test('is in the export of its patient, without its content', async () => {
    const answer = await get(`/api/v2/patient/${uid}/export/`)
    expect(answer.statusCode, answer.body).toBe(200)
    const { data, page } = answer.json<{ data: PatientExport; page: string }>()
    expect(data.prescriptions.map(({ signature, content }) => [signature, content === null])).toEqual([
      [sound.signature, false],
      [damaged.signature, true],
    ])
    expect(page.split('lo que está guardado ya no es lo que se firmó')).toHaveLength(2)
  })

  test.each([
    ['its page', () => `/api/v2/rx-endpoint/${damaged.signature}`],
    ['as the last one', () => `/api/v2/usual/last/?patient=${uid}`],
    ['to write it again', () => `/api/v2/usual/again/${damaged.signature}/`],
  ])('is refused when requested alone: %s', async (_way, path) => {
    expect(expectRefusal(await get(path()), [409]).code).toBe('prescription-altered')
  })
})
