import { afterEach, expect, test, vi } from 'vitest'
import { allEndpoints } from '#contract/api.ts'
import { MISSING_AS_ANSWER } from '#contract/problem.ts'
import { patientCalls, prescriptionCalls } from './endpoints.ts'
import { paylinkCalls } from './paylink-calls.ts'
import { pharmacyCalls } from './pharmacy-calls.ts'
import { guestAccountCalls } from './guest-endpoints.ts'
import { ApiError } from './api-error.ts'
import { isAway } from './connection.ts'
import { addressOf, PATIENCE, request } from './request.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const answer = (status: number, body: string) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))

test('paths stay exact, with their slash', () => {
  expect(addressOf(pharmacyCalls.burn, { params: { signature: 'a/b' } })).toBe(
    '/api/v1/prescriptions/burn/a%2Fb/',
  )
  expect(addressOf(prescriptionCalls.list, { query: { limit: 5, offset: 0, search: undefined } })).toBe(
    '/api/v2/rx-endpoint/?limit=5&offset=0',
  )
})

test('every call goes to the origin that served the page, whatever its parameters say', () => {
  const served = 'https://recetas.example'
  const calls = Object.values(allEndpoints).flatMap((domain) => Object.values(domain))
  const elsewhere = calls.filter((endpoint) => {
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    const params = Object.fromEntries(names.map((name) => [name, '//otro.example']))
    return new URL(addressOf(endpoint, { params }), served).origin !== served
  })
  expect(calls.length).toBeGreaterThan(100)
  expect(elsewhere).toEqual([])
})

test('one patient, one prescription, and one payment link cannot be asked for without saying which', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  // @ts-expect-error the call for one patient requires the parameter `uid`
  await expect(request(patientCalls.get, {})).rejects.toThrow('no uid')
  // @ts-expect-error the call for one prescription requires the parameter `signature`
  await expect(request(prescriptionCalls.get, {})).rejects.toThrow('no signature')
  // @ts-expect-error the call for one payment link requires the parameter `slug`
  await expect(request(paylinkCalls.get, {})).rejects.toThrow('no slug')
  expect(fetched).not.toHaveBeenCalled()
})

test('a refusal has its code, sentence and fields', async () => {
  const body = { code: 'invalid-input', detail: 'Revise.', fields: { email: ['Falta.'] }, request_id: 'r1' }
  answer(400, JSON.stringify(body))
  const refused = request(guestAccountCalls.login, { body: { email: 'a', password: 'b' } })
  await expect(refused).rejects.toMatchObject({
    code: 'invalid-input',
    status: 400,
    detail: 'Revise.',
    fields: { email: ['Falta.'] },
    requestId: 'r1',
  })
})

test('a missing thing that is answered with 200 is refused with 404', async () => {
  const fetched = vi.fn(() =>
    Promise.resolve(
      new Response(JSON.stringify({ code: 'not-found', detail: 'No se encontró.' }), {
        headers: { 'preference-applied': MISSING_AS_ANSWER },
      }),
    ),
  )
  vi.stubGlobal('fetch', fetched)
  const asked = request(patientCalls.get, { params: { uid: 'nadie' } })
  await expect(asked).rejects.toMatchObject({ code: 'not-found', status: 404, detail: 'No se encontró.' })
  expect(fetched).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ headers: expect.objectContaining({ prefer: MISSING_AS_ANSWER }) }),
  )
})

test('a token is sent in the header Authorization with the scheme Token, and no header without one', async () => {
  const fetched = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response('{}')))
  vi.stubGlobal('fetch', fetched)
  await request(guestAccountCalls.user, {}, { token: 'secreto' })
  await request(guestAccountCalls.user, {})
  expect(fetched.mock.calls.map(([, { headers }]) => new Headers(headers).get('authorization'))).toEqual([
    'Token secreto',
    null,
  ])
})

test('figures with a 401 key are a failure, whatever their status', async () => {
  answer(200, JSON.stringify({ 401: 'No autorizado', prescriptions: 3 }))
  const asked = request({ method: 'GET', path: '/api/v2/figures/last_month/' }, {})
  await expect(asked).rejects.toMatchObject({ code: 'bad-answer', status: 200 })
})

test('a proxy’s page is no response of ours', async () => {
  answer(502, '<html>Bad Gateway</html>')
  await expect(request(guestAccountCalls.refresh, {})).rejects.toMatchObject({
    code: 'unavailable',
    status: 502,
  })
})

test('a proxy’s JSON is no response of ours', async () => {
  answer(503, JSON.stringify({ code: 503, error: 'upstream' }))
  await expect(request(guestAccountCalls.refresh, {})).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
  })
})

test('a response that is no JSON is refused', async () => {
  answer(200, '<html>portal of the hotel</html>')
  await expect(request(guestAccountCalls.refresh, {})).rejects.toMatchObject({ code: 'bad-answer' })
})

test.each([
  ['without a body, where none is to come', 204, null, { value: undefined }],
  ['without a body, where one should come', 200, '', { code: 'bad-answer' }],
  ['created without a body', 201, null, { code: 'bad-answer' }],
])('an answer %s', async (_what, status, body, outcome) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
  const settled = await request(guestAccountCalls.refresh, {}).then(
    (value) => ({ value }),
    (error: unknown) => error,
  )
  expect(settled).toMatchObject(outcome)
})

test('a missing connection is reported', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(request(guestAccountCalls.refresh, {})).rejects.toEqual(new ApiError('network'))
})

/** A server that accepts every call and never answers; each call fails when it is aborted. */
const never = () =>
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError'))),
      ),
  )

test('a server that never responds is given up after a timeout', async () => {
  vi.useFakeTimers()
  never()
  const late = expect(request(prescriptionCalls.list, {})).rejects.toEqual(
    new ApiError('network', { status: 408 }),
  )
  await vi.advanceTimersByTimeAsync(PATIENCE)
  await late
})

test('long operations, and responses that have begun, have no timeout', async () => {
  vi.useFakeTimers()
  never()
  const settled = vi.fn()
  const long = request(prescriptionCalls.pdf, { params: { signature: 's' } }).finally(settled)
  await vi.advanceTimersByTimeAsync(10 * PATIENCE)
  expect(settled).not.toHaveBeenCalled()
  void long.catch(() => undefined)

  const bytes = new TransformStream<Uint8Array, Uint8Array>()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(bytes.readable)))
  const begun = request(prescriptionCalls.list, {})
  await vi.advanceTimersByTimeAsync(10 * PATIENCE)
  const writer = bytes.writable.getWriter()
  void writer.write(new TextEncoder().encode('{"count":0}')).then(() => writer.close())
  await expect(begun).resolves.toEqual({ count: 0 })
})

test('a call aborted by its caller is no failure of the server', async () => {
  never()
  const caller = new AbortController()
  const ended = expect(request(prescriptionCalls.list, {}, { signal: caller.signal })).rejects.toThrow(
    'ended',
  )
  caller.abort()
  await ended
})

test.each([
  ['no-store', true, false],
  ['no-store', false, true],
  ['private, max-age=31536000, immutable', true, true],
  ['public, max-age=3600', true, true],
])(
  'an answer with cache-control %s, while the network is there: %s, leaves the server away: %s',
  async (...one) => {
    const [control, onLine, away] = one
    isAway.set(true)
    vi.stubGlobal('navigator', { onLine })
    const headers = { 'cache-control': control }
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 200, headers })))
    await request(guestAccountCalls.login, { body: { email: 'a', password: 'b' } })
    expect(isAway.get()).toBe(away)
    isAway.set(false)
  },
)
