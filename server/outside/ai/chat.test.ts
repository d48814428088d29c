import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SafetyAnswer } from '#contract/safety.ts'
import { call } from '../../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../../testing/factories.ts'
import {
  cutsOff,
  drips,
  hangs,
  startFakeProvider,
  withJson,
  withRedirect,
  withText,
  type FakeProvider,
} from '../../testing/fakes/fake-provider.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createOutbound } from '../client/outbound.ts'
import { chatExplainer } from './chat.ts'
import type { ExplainFindings } from './port.ts'

let model: FakeProvider
const saying = (content: unknown) => withJson({ choices: [{ message: { role: 'assistant', content } }] })
/**
 * Function under test that asks the model for an explanation. Each test has a function of its own, because five
 * failures in a row stop further requests.
 */
let explainer: ExplainFindings
const explainerAt = (origin: string, host: string, timeoutMs?: number): ExplainFindings =>
  chatExplainer(
    { url: `${origin}/v1/`, key: 'clave', model: 'modelo', timeoutMs: timeoutMs ?? 15_000 },
    createOutbound({ allowed: new Set([host]), log: () => undefined }),
  )

let off: TestServer
let on: TestServer
let doctors: { on: TestDoctor; off: TestDoctor }
let patient: string
beforeAll(async () => {
  model = await startFakeProvider()
  const ai: ExplainFindings = (findings, language) => explainer(findings, language)
  ;[off, on] = await Promise.all([startTestServer(), startTestServer({ ai })])
  doctors = { on: await createDoctor(on), off: await createDoctor(off) }
  patient = (await createPatient(on, doctors.on)).uid
})
afterAll(async () => {
  await Promise.all([off.close(), on.close(), model.close()])
})
beforeEach(() => {
  explainer = explainerAt(model.origin, model.host)
  model.answer(saying(''))
})

const rows = [
  { key: 'a', presentation: 'Claritromicina tabletas 500 mg' },
  { key: 'b', presentation: 'Simvastatina tabletas 20 mg' },
]
const TRUE_TEXT =
  'La claritromicina frena el metabolismo de la simvastatina, por lo que la combinación está contraindicada.'

const explain = async (): Promise<string | null> => {
  const asked = await call(on, 'POST /api/v2/safety/explain/', {
    headers: doctors.on.auth,
    body: { patient, rows },
  })
  expect(asked.statusCode).toBe(200)
  return asked.json<{ explanation: string | null }>().explanation
}
const checkOf = async (server: TestServer, { auth }: TestDoctor): Promise<SafetyAnswer> =>
  (await call(server, 'POST /api/v2/safety/check/', { headers: auth, body: { patient: '', rows } })).json()

test('an explanation faithful to the findings is shown, and the protocol is followed', async () => {
  model.answer(saying(`  ${TRUE_TEXT}\n`))
  expect(await explain()).toBe(TRUE_TEXT)
  expect(model.heard[0]).toMatchObject({
    url: '/v1/chat/completions',
    headers: { authorization: 'Bearer clave' },
  })
  expect(JSON.parse(model.heard[0]?.body ?? '')).toMatchObject({ model: 'modelo', temperature: 0 })
})

test('an explanation that forbids in other words is shown', async () => {
  const own = `${TRUE_TEXT} No se pueden tomar juntos.`
  model.answer(saying(own))
  expect(await explain()).toBe(own)
})

test('no data of patient or doctor are sent', async () => {
  await explain()
  const { body = '' } = model.heard[0] ?? {}
  expect(body).toContain('simvastatina')
  for (const secret of [patient, doctors.on.email, 'tabletas 500 mg', 'Paciente', 'current:'])
    expect(body).not.toContain(secret)
})

test('an unfaithful explanation is not shown', async () => {
  model.answer(saying(`${TRUE_TEXT} Tampoco debe tomar warfarina.`))
  expect(await explain()).toBeNull()
})

test('an explanation that omits one of two findings is not shown', async () => {
  const both = [...rows, { key: 'c', presentation: 'Simvastatina tabletas 40 mg' }]
  const ask = async () =>
    (
      await call(on, 'POST /api/v2/safety/explain/', {
        headers: doctors.on.auth,
        body: { patient, rows: [...both, { key: 'd', presentation: 'Colchicina tabletas 1 mg' }] },
      })
    ).json<{ explanation: string | null }>().explanation
  model.answer(saying(TRUE_TEXT))
  expect(await ask()).toBeNull()
  const whole = `1. ${TRUE_TEXT}\n2. La claritromicina eleva la colchicina.`
  model.answer(saying(whole))
  expect(await ask()).toBe(whole)
})

describe('a failing service gives no explanation, in time, and no error', () => {
  // The time limit of the model's answer is short, because the tests with a slow model wait until the limit is over.
  test.each([
    ['slow', hangs],
    ['in drops', drips],
  ])('%s', async (_, behaviour) => {
    explainer = explainerAt(model.origin, model.host, 400)
    model.answer(behaviour)
    expect(await explain()).toBeNull()
  })

  test.each([
    ['not JSON', withText(200, 'hola')],
    ['another shape', withText(200, '{"choices":[]}')],
    ['a number for a text', saying(7)],
    ['a refusal', withText(500, '{}')],
    ['elsewhere', withRedirect('/x')],
    ['huge', withText(200, `"${'x'.repeat(1_000_000)}"`)],
    ['cut off', cutsOff],
  ])('%s', async (_, behaviour) => {
    model.answer(behaviour)
    expect(await explain()).toBeNull()
  })

  test('nothing listens at the address', async () => {
    const gone = await startFakeProvider()
    await gone.close()
    const dead = explainerAt(gone.origin, gone.host)
    expect(await dead([], 'es')).toBeNull()
  })
})

test('I10 findings are the same with and without a model, whatever it answers', async () => {
  model.answer(saying('No hay interacción.'))
  const [without, before] = [await checkOf(off, doctors.off), await checkOf(on, doctors.on)]
  await explain()
  const after = await checkOf(on, doctors.on)
  const found = ({ outcome, findings, gaps, version }: SafetyAnswer) => ({ outcome, findings, gaps, version })
  expect(found(before)).toEqual(found(without))
  expect(after).toEqual(before)
  expect([without.explains, before.explains]).toEqual([false, true])
})

test('without a configured model no request is sent', async () => {
  const asked = await call(off, 'POST /api/v2/safety/explain/', {
    headers: doctors.off.auth,
    body: { patient: '', rows },
  })
  expect(asked.json()).toEqual({ explanation: null })
  expect(model.heard).toEqual([])
})
