import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SafetyAnswer } from '#contract/safety.ts'
import { call } from '../../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { chatExplainer } from './chat.ts'

/** Response of the fake language model; set by each test. */
let answer: (request: IncomingMessage, response: ServerResponse) => void
let heard: { headers: IncomingMessage['headers']; url: string; body: string }[] = []
const model = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    heard.push({ headers: request.headers, url: request.url ?? '', body })
    answer(request, response)
  })
})
const saying = (content: unknown) => (_: IncomingMessage, response: ServerResponse) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }))
}
const raw = (status: number, text: string) => (_: IncomingMessage, response: ServerResponse) => {
  response.statusCode = status
  response.end(text)
}

let off: TestServer
let on: TestServer
let doctors: { on: TestDoctor; off: TestDoctor }
let patient: string
beforeAll(async () => {
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
  const { port } = model.address() as AddressInfo
  const ai = chatExplainer({
    url: `http://127.0.0.1:${port}/v1/`,
    key: 'clave',
    model: 'modelo',
    timeoutMs: 400,
  })
  ;[off, on] = await Promise.all([startTestServer(), startTestServer({ ai })])
  doctors = { on: await createDoctor(on), off: await createDoctor(off) }
  patient = (await createPatient(on, doctors.on)).uid
})
afterAll(async () => {
  model.closeAllConnections()
  await Promise.all([off.close(), on.close(), new Promise((resolve) => model.close(resolve))])
})
beforeEach(() => {
  heard = []
  answer = saying('')
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
  answer = saying(`  ${TRUE_TEXT}\n`)
  expect(await explain()).toBe(TRUE_TEXT)
  expect(heard[0]).toMatchObject({ url: '/v1/chat/completions', headers: { authorization: 'Bearer clave' } })
  expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({ model: 'modelo', temperature: 0 })
})

test('an explanation that forbids in other words is shown', async () => {
  const own = `${TRUE_TEXT} No se pueden tomar juntos.`
  answer = saying(own)
  expect(await explain()).toBe(own)
})

test('no data of patient or doctor are sent', async () => {
  await explain()
  const { body = '' } = heard[0] ?? {}
  expect(body).toContain('simvastatina')
  for (const secret of [patient, doctors.on.email, 'tabletas 500 mg', 'Paciente', 'current:'])
    expect(body).not.toContain(secret)
})

test('an unfaithful explanation is not shown', async () => {
  answer = saying(`${TRUE_TEXT} Tampoco debe tomar warfarina.`)
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
  answer = saying(TRUE_TEXT)
  expect(await ask()).toBeNull()
  const whole = `1. ${TRUE_TEXT}\n2. La claritromicina eleva la colchicina.`
  answer = saying(whole)
  expect(await ask()).toBe(whole)
})

describe('a failing service gives no explanation, in time, and no error', () => {
  test.each([
    ['slow', () => undefined],
    ['not JSON', raw(200, 'hola')],
    ['another shape', raw(200, '{"choices":[]}')],
    ['a number for a text', saying(7)],
    ['a refusal', raw(500, '{}')],
    ['elsewhere', (_: IncomingMessage, r: ServerResponse) => void r.writeHead(302, { location: '/x' }).end()],
    ['huge', raw(200, `"${'x'.repeat(1_000_000)}"`)],
    [
      'in drops',
      (_: IncomingMessage, r: ServerResponse) => {
        const drop = setInterval(() => r.write(' '), 50)
        r.on('close', () => clearInterval(drop))
      },
    ],
    ['cut off', (_: IncomingMessage, r: ServerResponse) => void (r.write('{"choi'), r.destroy())],
  ])('%s', async (_, behaviour) => {
    answer = behaviour
    // A server that never answers, or never ends its answer, would otherwise be waited for until the test times out.
    expect(await explain()).toBeNull()
  })

  test('nothing listens at the address', async () => {
    const dead = chatExplainer({ url: 'http://127.0.0.1:9', key: '', model: 'm', timeoutMs: 400 })
    expect(await dead([], 'es')).toBeNull()
  })
})

test('I10 findings are the same with and without a model, whatever it answers', async () => {
  answer = saying('No hay interacción.')
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
  expect(heard).toEqual([])
})
