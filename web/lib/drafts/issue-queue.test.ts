import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DraftBody } from '#contract/drafts/drafts.ts'
import type { NewPrescription } from '#contract/prescriptions.ts'
import { alterDraft, readDrafts } from './draft-storage.ts'
import { issueUnder, issueWaiting, takeBack, type Wish } from './issue-queue.ts'
import { type MemoryDatabase, memoryDatabase, memoryLocks } from '../testing/memory-database.ts'

const ID = 'draft-0001'
const queued = { diagnosis: 'Lumbalgia' } as unknown as NewPrescription

let device: MemoryDatabase
/** Idempotency keys of the issue requests that were sent, in order; null for a request without a key. */
let sent: (string | null)[]
let answer: () => Promise<Response> | Response

beforeEach(async () => {
  device = memoryDatabase()
  memoryLocks()
  sent = []
  answer = () => Response.json({ signature: 'abc' })
  vi.stubGlobal('fetch', (_address: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('idempotency-key'))
    return Promise.resolve().then(answer)
  })
  const row = { doctorId: 1, id: ID, draft: {}, body: {} as DraftBody, version: 0, unanswered: [] }
  await alterDraft(1, ID, () => ({ ...row, isSaved: false, queued }))
})
afterEach(() => vi.unstubAllGlobals())

const refuse = (status: number, code: string) => () => Response.json({ code, detail: 'no' }, { status })
const onDevice = async () => (await readDrafts(1))[0]

test('a waiting draft is issued under its own id, and deleted from the device', async () => {
  expect(await issueWaiting(1, ID)).toMatchObject({ is: 'issued', issued: { signature: 'abc' } })
  expect(sent).toEqual([ID])
  expect(await onDevice()).toBeUndefined()
})

test('two tabs that send a waiting draft at the same time issue it once', async () => {
  const both = await Promise.all([issueWaiting(1, ID), issueWaiting(1, ID)])
  expect(both.map(({ is }) => is)).toEqual(['issued', 'taken-back'])
  expect(both[1]).toMatchObject({ isThere: false })
  expect(sent).toEqual([ID])
})

test('a draft stopped by one tab is sent by no other, and one being sent can’t be stopped', async () => {
  const [first, late] = await Promise.all([takeBack(1, ID), issueWaiting(1, ID)])
  expect([first, late]).toEqual([true, { is: 'taken-back', isThere: true }])
  expect(sent).toEqual([])
  await alterDraft(1, ID, (there) => there && { ...there, queued })
  const [issued, isInTime] = await Promise.all([issueWaiting(1, ID), takeBack(1, ID)])
  expect([issued.is, isInTime]).toEqual(['issued', false])
})

test('content written during the issue stays on the device', async () => {
  answer = async () => {
    await alterDraft(1, ID, (there) => there && { ...there, queued: undefined, draft: { words: 'newer' } })
    return Response.json({ signature: 'abc' })
  }
  expect((await issueWaiting(1, ID)).is).toBe('issued')
  expect(await onDevice()).toMatchObject({ draft: { words: 'newer' } })
})

test.each<[Wish, string, boolean]>([
  ['stop', 'taken-back', false],
  ['later', 'lost', true],
])('a page that wants %s by then sends nothing', async (wish, is, waits) => {
  expect((await issueWaiting(1, ID, () => wish)).is).toBe(is)
  expect(sent).toEqual([])
  expect((await onDevice())?.queued !== undefined).toBe(waits)
})

test.each<[string, typeof answer]>([
  ['there is no network', () => Promise.reject(new TypeError('no network'))],
  ['the server is away', () => new Response('', { status: 503 })],
  ['nobody is logged in', refuse(401, 'unauthenticated')],
])('where %s it goes on waiting', async (_name, does) => {
  answer = does
  expect((await issueWaiting(1, ID)).is).toBe('lost')
  expect(await onDevice()).toMatchObject({ queued })
})

test.each<[string, typeof answer, boolean]>([
  ['a rule', refuse(409, 'conflict'), false],
  ['an earlier call with other words', refuse(409, 'key-reused'), true],
  ['a fault of the server', refuse(500, 'unexpected'), true],
  ['an answer that cannot be read', () => new Response('<html>', { status: 200 }), true],
])(
  'refused by %s it is a draft again, which remembers whether it may be issued',
  async (_name, does, isUnsure) => {
    answer = does
    expect(await issueWaiting(1, ID)).toMatchObject({ is: 'refused', isUnsure })
    const { queued: waits, isSent } = (await onDevice()) ?? {}
    expect([waits, isSent]).toEqual([undefined, isUnsure])
    expect(await issueUnder(ID, queued)).toMatchObject({ is: 'refused', isUnsure })
  },
)

test('a device that can’t end the waiting reports that the draft still waits', async () => {
  device.is = 'full'
  await expect(takeBack(1, ID)).rejects.toThrow('full')
  expect(await onDevice()).toMatchObject({ queued })
  expect((await issueWaiting(1, ID, () => 'stop')).is).toBe('lost')
  expect(await onDevice()).toMatchObject({ queued })
})

test('without storage nothing is sent, because nobody knows whether it was stopped', async () => {
  device.is = 'away'
  expect((await issueWaiting(1, ID)).is).toBe('lost')
  expect(sent).toEqual([])
})
