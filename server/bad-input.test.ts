import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allEndpoints } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { call } from './testing/call.ts'
import { countRows } from './testing/count-rows.ts'
import {
  createDoctor,
  createAssistant,
  createIntegrator,
  createOperator,
  createPatient,
  createPharmacy,
  type TestDoctor,
} from './testing/factories.ts'
import { makeMedication } from './testing/issue.ts'
import { expectRefusal } from './testing/refused.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let pharmacy: Awaited<ReturnType<typeof createPharmacy>>
let assistant: Awaited<ReturnType<typeof createAssistant>>
let operator: Awaited<ReturnType<typeof createOperator>>
let integrator: Awaited<ReturnType<typeof createIntegrator>>
let uid: string
let before: Record<string, number>

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  pharmacy = await createPharmacy(server)
  operator = await createOperator(server)
  integrator = await createIntegrator(server)
  assistant = await createAssistant(server, doctor)
  uid = (await createPatient(server, doctor)).uid
})
afterAll(() => server.close())

const writers = Object.values(allEndpoints)
  .flatMap((calls): Endpoint[] => Object.values(calls))
  .filter((e) => e.body)
  .map((e): [string, Endpoint] => [`${e.method} ${e.path}`, e])

const headersFor = ({ audience }: Endpoint): Record<string, string> => {
  if (audience === 'guest') return {}
  if (audience === 'operator') return operator.auth
  if (audience === 'integrator') return integrator.auth
  if (audience === 'pharmacy') return pharmacy.auth
  return audience === 'assistant' ? assistant.auth : doctor.auth
}

/** Sends a request body byte for byte, without encoding it. */
const raw = (e: Endpoint, payload: string | Buffer, type = 'application/json') =>
  server.app.inject({
    method: e.method,
    url: e.path.replace(/:\w+/g, '0'.repeat(64)),
    headers: { ...headersFor(e), 'content-type': type },
    payload,
  })

const draft = (more: Record<string, unknown> = {}) => ({
  patient: { uid },
  medications: [makeMedication()],
  ...more,
})
const issue = (body: unknown, headers: Record<string, string> = {}) =>
  call(server, 'POST /api/v2/rx-endpoint/', { headers: { ...doctor.auth, ...headers }, body })

describe('a refused request changes nothing:', () => {
  const countBefore = async () => {
    before = await countRows(server)
  }
  const expectNothingMore = async () => {
    expect(await countRows(server)).toEqual(before)
  }

  // The rows of all tables are counted once for each endpoint: counting takes longer than all refused requests.
  describe.each(writers)('%s', (_name, e) => {
    beforeAll(countBefore)
    test.each([
      ['half an object', '{"a":'],
      ['nothing', ''],
      ['two values', '{}{}'],
      ['single quotes', "{'a':1}"],
      ['a byte order mark alone', '\ufeff'],
      ['NaN', '{"a":NaN}'],
      ['__proto__', '{"__proto__":{"isAdmin":true}}'],
      ['constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}}}'],
      ['__proto__ deep down', '{"patient":{"a":[{"__proto__":null}]}}'],
    ])('malformed: %s', async (_case, payload) => {
      expect(expectRefusal(await raw(e, payload), [400]).code).toBe('malformed-json')
    })

    test('bytes that are not UTF-8', async () => {
      const payload = Buffer.concat([
        Buffer.from('{"name":"'),
        Buffer.from([0xc3, 0x28, 0xff]),
        Buffer.from('"}'),
      ])
      expect(expectRefusal(await raw(e, payload), [400]).code).toBe('malformed-json')
    })

    test.each([
      ['null', 'null'],
      ['a number', '1'],
      ['a text', '"x"'],
      ['a list', '[]'],
      ['an empty object in a list', '[{}]'],
      ['an object of nothing that we know', '{"nada":1}'],
      ['lists, deep', '['.repeat(50_000) + ']'.repeat(50_000)],
      ['objects, deep', '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000)],
      [
        'ten thousand rows',
        JSON.stringify({ medications: Array.from({ length: 10_000 }, () => ({ id: 1 })) }),
      ],
      [
        'ten thousand keys',
        JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [i, i]))),
      ],
    ])('wrong content: %s', async (_case, payload) => {
      // The endpoint that resends a prescription needs no body, and accepts `null` as none.
      expectRefusal(await raw(e, payload), e.path.includes('/resend/') ? [400, 404] : [400])
    })

    test.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/json',
      'x',
    ])('content type %s', async (type) => {
      // An endpoint with pictures parses forms, so this invalid form is answered 400 instead of 415.
      const isForm = e.pictures !== undefined && type.startsWith('multipart/')
      expectRefusal(await raw(e, '{}', type), [isForm ? 400 : 415])
    })

    test('too large', async () => {
      expectRefusal(await raw(e, JSON.stringify({ a: 'x'.repeat(300_000) })), [413])
    })

    test('no row was stored', expectNothingMore)
  })

  describe('one invalid value in a valid request:', () => {
    beforeEach(countBefore)
    afterEach(expectNothingMore)

    test.each([
      ['NUL in a name', { patient: { name: 'a\u0000b', date_of_birth: '1990-01-01' } }],
      ['half a surrogate in the indications', { extras: '\ud800' }],
      ['NUL in the patient’s uid', { patient: { uid: '\u0000' } }],
      ['NUL in what is kept as it came', { otro: 'a\u0000b' }],
      ['half a surrogate in what is kept as it came', { otro: { x: ['\udfff'] } }],
      ['NUL in the name of what is kept', { 'a\u0000': 1 }],
      ['a list for a text', { extras: ['x'] }],
      ['an object for a text', { diagnosis: { toString: 'x' } }],
      ['a text for a flag', { send_rx: 'true' }],
      ['a text for a number', { hospital: '1' }],
      ['no rows', { medications: [] }],
      ['61 rows', { medications: Array(61).fill(makeMedication()) }],
      ['a row that is null', { medications: [null] }],
      ['an unknown key in a row', { medications: [makeMedication({ bought: true })] }],
      ['a quantity of zero', { medications: [makeMedication({ qty: 0 })] }],
      ['a negative quantity', { medications: [makeMedication({ qty: -1 })] }],
      ['a quantity beyond the words', { medications: [makeMedication({ qty: 1002 })] }],
      ['half a package', { medications: [makeMedication({ qty: 0.5 })] }],
      ['a quantity as text', { medications: [makeMedication({ qty: '2' })] }],
      ['an order number beyond 32 bits', { medications: [makeMedication({ order_id: 2 ** 31 })] }],
      ['an order number as an exponent', { medications: [makeMedication({ order_id: '1e300' })] }],
      ['a broken order number', { medications: [makeMedication({ order_id: '1.5' })] }],
      ['a price as an exponent', { medications: [makeMedication({ price: 1e-7 })] }],
      ['a negative price', { medications: [makeMedication({ price: -1 })] }],
      ['another’s hospital', { hospital: 2 ** 52 }],
      ['another’s clinic', { clinic: 2 ** 52 }],
      ['a category of nobody', { medications: [makeMedication({ category: 'x' })] }],
      ['a patient born tomorrow', { patient: { name: 'Ficticia', date_of_birth: '2999-01-01' } }],
    ])('a prescription with %s', async (_case, more) => {
      expect(expectRefusal(await issue(draft(more)), [400]).code).toBe('invalid-input')
    })

    test.each([
      ['a number that nobody can hold', '1e999'],
      ['nine levels', '[[[[[[[[[0]]]]]]]]]'],
      ['fifty thousand levels', '['.repeat(50_000) + ']'.repeat(50_000)],
      ['much', JSON.stringify('x'.repeat(17_000))],
    ])('%s in additional data', async (_case, value) => {
      const text = JSON.stringify(draft({ otro: 1 })).replace('"otro":1', `"otro":${value}`)
      expect(expectRefusal(await raw(allEndpoints.prescriptions.issue, text), [400]).fields).toHaveProperty(
        'otro',
      )
    })

    test.each(['', ' ', 'ñ', 'a b', 'x'.repeat(256), '\t'])(
      'an invalid idempotency key (%j)',
      async (key) => {
        const answer = await issue(draft({ patient: {} }), { 'idempotency-key': key })
        expectRefusal(answer, [400])
      },
    )

    test('errors of a written-out patient have the full path of the field', async () => {
      const answer = await issue(
        draft({ patient: { name: 'Paciente Ficticia', date_of_birth: '2999-01-01', curp: 'X' } }),
      )
      expect(Object.keys(expectRefusal(answer, [400]).fields ?? {})).toEqual([
        'patient.date_of_birth',
        'patient.curp',
      ])
    })

    test.each([
      ['email', { email: 'a\u0000@b.example', password: 'x' }],
      ['password', { email: 'a@b.example', password: 'x'.repeat(257) }],
    ])('a login with an invalid %s', async (_case, body) => {
      expectRefusal(await call(server, 'POST /rest-auth/login/', { body }), [400])
    })
  })
})

describe('queries and addresses', () => {
  const paths = ['/api/v2/patient/', '/api/v2/rx-endpoint/']

  test.each(paths)('%s replaces any invalid limit and offset by a valid one', async (path) => {
    for (const value of [
      '-1',
      'x',
      '1e300',
      '9'.repeat(30),
      'NaN',
      'Infinity',
      '1.9',
      '',
      '%00',
      "1'--",
      '0x10',
    ])
      for (const name of ['limit', 'offset']) {
        const answer = await call(server, `GET ${path}?${name}=${value}`, { headers: doctor.auth })
        expect(answer.statusCode, `${name}=${value} ${answer.body}`).toBe(200)
      }
  })

  test.each([
    '/api/v2/patient/?limit=1&limit=2',
    '/api/v2/rx-endpoint/?search=a&search=b',
    `/api/v2/rx-endpoint/?search=${'x'.repeat(201)}`,
    '/api/v2/rx-endpoint/?external_patient_file=%00',
    `/api/v2/patient/?search=${'x'.repeat(10_000)}`,
  ])('GET %.60s is refused', async (url) => {
    expectRefusal(await call(server, `GET ${url}`, { headers: doctor.auth }), [400])
  })

  test.each(['%00', '%F0%9F%92%8A', "'", '*', ':*', '&', '\\', '한'.repeat(200)])(
    'a search of %.20s finds nothing',
    async (text) => {
      const search = text.startsWith('%') ? text : encodeURIComponent(text)
      for (const path of [...paths, '/api/v2/drugs/']) {
        const answer = await call(server, `GET ${path}?search=${search}`, { headers: doctor.auth })
        expect([200, 400], answer.body).toContain(answer.statusCode)
      }
    },
  )

  test.each([
    ['/api/v2/verify/%FF/', [400, 404]],
    ['/api/v2/verify/%00/', [404]],
    ['/api/v2/patient/1%00/', [404]],
    [`/api/v2/patient/${'9'.repeat(30)}/`, [404]],
    [`/api/v2/pharmacy/rx/${'x'.repeat(2000)}`, [400, 404]],
    ['/api/v2/nada/', [404]],
    ['/api/v2/profile/x.css', [404]],
  ])('GET %.60s is refused with our own sentence', async (url, statuses) => {
    expectRefusal(await call(server, `GET ${url}`, { headers: doctor.auth }), statuses)
  })

  test.each(['DELETE', 'PUT', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s on a known path is 405',
    async (method) => {
      for (const path of paths) {
        const answer = await call(server, `${method} ${path}`, { headers: doctor.auth })
        expectRefusal(answer, [405])
        expect(answer.headers['allow']).toBe('GET, HEAD, POST')
      }
    },
  )

  test('HEAD answers like GET, without its body', async () => {
    const answer = await call(server, 'HEAD /api/v2/profile/', { headers: doctor.auth })
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, '', 'no-store'])
    expect(answer.headers).not.toHaveProperty('etag')
  })

  test('no response allows another origin', async () => {
    for (const origin of ['https://malo.example', 'null', 'https://recetas.example.malo.example']) {
      const answer = await call(server, 'GET /api/v2/profile/', { headers: { ...doctor.auth, origin } })
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })
})
