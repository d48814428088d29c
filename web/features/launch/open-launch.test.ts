import { afterEach, expect, test, vi } from 'vitest'
import { sessionStatus } from '../../lib/account/session.ts'
import { seeLaunch } from './open-launch.ts'

const seen = { email: 'u@demo.example', name: 'Ficticia', program: 'Clínica', is_known_place: true }
const answer = (status: number, body: unknown) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status }))
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a launch that waits', answer(200, seen), { kind: 'open', seen }],
  ['a refused launch', answer(404, { code: 'link-dead', detail: 'No.' }), { kind: 'dead' }],
])('a guest is shown %s', async (_, fetched, expected) => {
  sessionStatus.set('guest')
  vi.stubGlobal('fetch', fetched)
  expect(await seeLaunch()).toEqual(expected)
})

test('a launch is not called dead while the server is not reached', async () => {
  sessionStatus.set('guest')
  vi.stubGlobal('fetch', lost)
  await expect(seeLaunch()).rejects.toMatchObject({ code: 'network' })
})

test('a doctor who is logged in writes the prescription without a network', async () => {
  sessionStatus.set('doctor')
  vi.stubGlobal('fetch', lost)
  expect(await seeLaunch()).toEqual({ kind: 'open', seen: null })
})

test.each([
  ['somebody else is', answer(200, { email: 'otra@demo.example' })],
  ['the page could not read who is', answer(503, {})],
])('a launch asks first when %s logged in', async (_, user) => {
  sessionStatus.set('doctor')
  const looked = answer(200, seen)
  vi.stubGlobal('fetch', (address: string) => (address.includes('launch') ? looked() : user()))
  expect(await seeLaunch()).toEqual({ kind: 'ask', seen, hasOther: true })
})
