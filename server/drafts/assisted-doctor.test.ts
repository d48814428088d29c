import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { createDoctor, createAssistant, type TestDoctor } from '../testing/factories.ts'
import { expectRefusal } from '../testing/refused.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let other: TestDoctor
let assistant: Awaited<ReturnType<typeof createAssistant>>

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  other = await createDoctor(server)
  assistant = await createAssistant(server, doctor)
})
afterAll(() => server.close())

const ask = (endpoint: string, who: { auth: Record<string, string> } | null, body?: unknown) =>
  call(server, endpoint, { headers: who?.auth ?? {}, body })

test('an assistant sees who signs and where, and nothing else of the doctor', async () => {
  const at = (id: number) => `GET /api/v2/assistant/${id}/`
  const nurse = await createDoctor(server, { profession: 'nurse', phone: ' ', specialty_verified: false })
  const theirs = await createAssistant(server, nurse)
  const places = (await ask('GET /api/v2/locations/', nurse)).json()
  expect((await ask(at(nurse.id), theirs)).json()).toEqual({
    prescriber: { profession: 'nurse', licence: 'unverified', missing: ['phone'] },
    places,
    clinic: null,
  })
  expect((await ask(at(doctor.id), assistant)).json()).toMatchObject({
    prescriber: { profession: 'physician', licence: 'verified', missing: [] },
  })
  expectRefusal(await ask(at(doctor.id), theirs), [404])
  expectRefusal(await ask(at(doctor.id), doctor), [403])
  expectRefusal(await ask(at(doctor.id), null), [401])
  const waiting = await createAssistant(server, doctor, { isApproved: false })
  expectRefusal(await ask(at(doctor.id), waiting), [404])
})

test('an assistant sees the doctor’s own medications, and another doctor’s assistant does not', async () => {
  const body = {
    ingredients: [{ name: 'naproxeno', strength: '250 mg' }],
    form: 'tableta',
    route: 'oral',
    fraction: 'IV',
  }
  const own = (await ask('POST /api/v1/basic_drugs/', doctor, body)).json<{ uid: string }>()
  const shelf = `GET /api/v2/drugs/shelf/?doctor=${doctor.id}`
  expect((await ask(shelf, assistant)).json()).toMatchObject({ own: [{ uid: own.uid }] })
  expectRefusal(await ask(shelf, await createAssistant(server, other)), [404])
})
