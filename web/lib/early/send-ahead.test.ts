import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { enter, logOut } from '../account/session.ts'
import { api } from '../calls/api.ts'
import { profileCalls } from '../calls/endpoints.ts'
import { firstCalls } from './first-calls.ts'
import { sendAhead } from './send-ahead.ts'

let asked: string[]
let answers: Response[]

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  answers = []
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(`${url} ${headers['authorization']}`)
    return answers.shift() ?? Response.json({ n: asked.length })
  })
  enter('t')
})
afterEach(async () => {
  await logOut()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const PATH = dashboard.read.path

test('the answer of a call that was sent ahead goes to the first who asks, and the next one asks the server', async () => {
  sendAhead(firstCalls.dashboard)
  expect(await api(firstCalls.dashboard, {})).toEqual({ n: 1 })
  expect(await api(firstCalls.dashboard, {})).toEqual({ n: 2 })
  expect(asked).toEqual([`${PATH} Token t`, `${PATH} Token t`])
})

test('an answer that nobody took within 15 seconds is dropped', async () => {
  sendAhead(firstCalls.dashboard)
  await vi.advanceTimersByTimeAsync(14_999)
  sendAhead(firstCalls.profile)
  await vi.advanceTimersByTimeAsync(1)
  expect(await api(firstCalls.dashboard, {})).toEqual({ n: 3 })
  expect(await api(firstCalls.profile, {})).toEqual({ n: 2 })
})

test('an answer that was sent ahead for one doctor is not given to the next one', async () => {
  sendAhead(firstCalls.dashboard)
  await logOut()
  enter('of another doctor')
  await api(firstCalls.dashboard, {})
  expect(asked.at(-1)).toBe(`${PATH} Token of another doctor`)
})

test('an answer that was sent ahead is dropped once the page changes something', async () => {
  sendAhead(firstCalls.dashboard)
  sendAhead(firstCalls.profile)
  expect(await api(profileCalls.update, { body: { ux_settings: { tourViewed: true } } })).toEqual({ n: 3 })
  expect(await api(firstCalls.dashboard, {})).toEqual({ n: 4 })
})

test('a call that was sent ahead with an expired token is renewed and repeated like any other', async () => {
  answers = [
    Response.json({ code: 'token-expired', detail: '' }, { status: 401 }),
    Response.json({ key: 'new' }),
  ]
  sendAhead(firstCalls.dashboard)
  expect(await api(firstCalls.dashboard, {})).toEqual({ n: 3 })
  expect(asked.at(-1)).toBe(`${PATH} Token new`)
})
