import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NewPrescription } from '#contract/prescriptions.ts'
import { alterDraft, readDrafts } from '../../../lib/drafts/draft-storage.ts'
import { type MemoryDatabase, memoryDatabase, memoryLocks } from '../../../lib/testing/memory-database.ts'
import { sessionStatus, type SessionStatus } from '../../../lib/account/session.ts'
import { emptyDraft } from '../draft/draft.ts'
import { browserPorts, ownPorts } from './browser-ports.ts'

const ID = 'draft-0001'
const words = { ...emptyDraft(ID), extras: 'Reposo' }
const base = { version: 2, over: 'save-0002', unanswered: ['save-0003'] }
const copy = { words, base, isSaved: false, isSent: true, queued: null }
const queued = {} as NewPrescription

let device: MemoryDatabase
beforeEach(() => {
  device = memoryDatabase()
  memoryLocks()
})
afterEach(() => vi.unstubAllGlobals())

const send = () => 'send' as const
const onDevice = async () => (await readDrafts(1))[0]
/** Writes on the device's copy of the draft as another tab would. */
const writtenElsewhere = (stamp: string) => alterDraft(1, ID, (there) => there && { ...there, stamp })

test('the device stores the draft, the ids of its saves, and whether it was sent', async () => {
  const { device: own } = ownPorts(1, undefined)
  expect(await own.keep(copy, send)).toBe('kept')
  expect(await onDevice()).toMatchObject({
    ...base,
    id: ID,
    draft: { extras: 'Reposo' },
    isSaved: false,
    isSent: true,
  })
  await own.drop(ID)
  expect(await onDevice()).toBeUndefined()
})

test('another tab’s copy stays, unless it is the one that this page read', async () => {
  await ownPorts(1, undefined).device.keep(copy, send)
  await writtenElsewhere('other-tab 1')
  const newer = { ...copy, words: { ...words, extras: 'Otras palabras' } }
  const blind = ownPorts(1, undefined).device
  expect(await blind.keep(newer, send)).toBe('other')
  await blind.drop(ID)
  expect(await onDevice()).toMatchObject({ draft: { extras: 'Reposo' } })
  expect(await ownPorts(1, 'other-tab 1').device.keep(newer, send)).toBe('kept')
  expect(await onDevice()).toMatchObject({ draft: { extras: 'Otras palabras' } })
})

test('an issue that was stopped before it is stored does not wait', async () => {
  const { device: own } = ownPorts(1, undefined)
  await own.keep({ ...copy, queued }, send)
  expect(await onDevice()).toMatchObject({ queued })
  await own.keep({ ...copy, queued }, () => 'stop')
  expect((await onDevice())?.queued).toBeUndefined()
  await own.keep({ ...copy, queued }, () => 'later')
  expect(await onDevice()).toMatchObject({ queued })
})

test('a full device reports that it could not store, or not end the waiting', async () => {
  const { device: own, network } = ownPorts(1, undefined)
  await own.keep({ ...copy, queued }, send)
  device.is = 'full'
  expect(await own.keep(copy, send)).toBe('failed')
  expect(await network.takeBack(ID)).toEqual({ is: 'stuck' })
  device.is = 'well'
  expect(await network.takeBack(ID)).toEqual({ is: 'taken-back', isThere: true })
})

test.each<[string, () => Promise<Response>, string]>([
  ['gone', () => Promise.resolve(new Response(null, { status: 204 })), 'removed'],
  [
    'changed elsewhere',
    () => Promise.resolve(Response.json({ code: 'draft-stale', detail: 'no' }, { status: 409 })),
    'other',
  ],
  [
    'gone before',
    () => Promise.resolve(Response.json({ code: 'not-found', detail: 'no' }, { status: 404 })),
    'removed',
  ],
  ['without an answer', () => Promise.reject(new TypeError('no network')), 'lost'],
])('a removal names what it goes over: %s', async (_name, answer, is) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string, { method }: RequestInit) => {
    if (method !== 'DELETE') return Promise.resolve(Response.json([]))
    asked.push(address)
    return answer()
  })
  expect(await ownPorts(1, undefined).account.remove(ID, base)).toBe(is)
  expect(asked).toEqual([`/api/v2/drafts/${ID}/?version=2&over=save-0002&unanswered=save-0003`])
})

const answering = (answer: () => Promise<Response>) => {
  const asked: { method: string | undefined; address: string; body: unknown }[] = []
  vi.stubGlobal('fetch', (address: string, { method, body }: RequestInit) => {
    if (method !== 'PUT') return Promise.resolve(Response.json([]))
    asked.push({ method, address, body: JSON.parse(typeof body === 'string' ? body : 'null') as unknown })
    return answer()
  })
  return asked
}
const call = { version: 2, over: 'save-0002', unanswered: ['save-0003'], save: 'save-0004' }

test.each<[string, () => Promise<Response>, object]>([
  ['stored', () => Promise.resolve(Response.json({ version: 3 })), { is: 'saved', version: 3 }],
  [
    'refused, because the draft is gone',
    () => Promise.resolve(Response.json({ code: 'draft-gone', detail: 'no' }, { status: 410 })),
    { is: 'gone', why: expect.anything() as unknown },
  ],
  [
    'refused, because the draft was changed elsewhere',
    () => Promise.resolve(Response.json({ code: 'draft-stale', detail: 'no' }, { status: 409 })),
    { is: 'stale', why: expect.anything() as unknown },
  ],
  [
    'refused for another reason',
    () => Promise.resolve(Response.json({ code: 'invalid-input', detail: 'no' }, { status: 400 })),
    { is: 'failed', why: expect.anything() as unknown },
  ],
  [
    'not answered',
    () => Promise.reject(new TypeError('no network')),
    { is: 'failed', why: expect.anything() as unknown },
  ],
])('a save that is %s', async (_name, answer, is) => {
  const asked = answering(answer)
  expect(await ownPorts(1, undefined).account.save(ID, call, words)).toEqual(is)
  expect(asked).toMatchObject([
    { address: `/api/v2/drafts/${ID}/`, body: { ...call, body: { extras: 'Reposo', patient: null } } },
  ])
})

test('an issue ends the save of its draft that is under way, and no other', async () => {
  const signals: (AbortSignal | null | undefined)[] = []
  vi.stubGlobal('fetch', (_address: string, { method, signal }: RequestInit) => {
    if (method !== 'PUT') return Promise.resolve(Response.json({}, { status: 201 }))
    signals.push(signal)
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError')))
    })
  })
  const { account, network } = ownPorts(1, undefined)
  const saved = account.save(ID, call, words)
  void account.save('draft-0002', call, words)
  await network.issue(ID, queued)
  expect(await saved).toMatchObject({ is: 'failed' })
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
})

test('each write on the device has a stamp of its own, which begins with the name of the tab', async () => {
  const { device: own } = ownPorts(1, undefined)
  const stamps: (string | undefined)[] = []
  for (let write = 0; write < 2; write += 1) {
    await own.keep(copy, send)
    stamps.push((await onDevice())?.stamp)
  }
  const [first = '', second = ''] = stamps
  expect(first).not.toBe(second)
  expect(first.split(' ')[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(second.split(' ')[0]).toBe(first.split(' ')[0])
})

test('a timer rings once after its time, unless it is stopped', () => {
  vi.useFakeTimers()
  const rung: string[] = []
  browserPorts.clock.after(100, () => rung.push('kept'))
  const stop = browserPorts.clock.after(100, () => rung.push('stopped'))
  stop()
  vi.advanceTimersByTime(99)
  expect(rung).toEqual([])
  vi.advanceTimersByTime(1)
  expect(rung).toEqual(['kept'])
  vi.useRealTimers()
})

test('ids are random', () => {
  expect(browserPorts.newId()).not.toBe(browserPorts.newId())
})

test.each<[SessionStatus, string]>([
  ['doctor', 'in'],
  ['guest', 'out'],
  ['expired', 'away'],
  ['unreached', 'away'],
  ['restoring', 'away'],
])('a page whose session is %s is %s', (status, session) => {
  const before = sessionStatus.get()
  sessionStatus.set(status)
  expect(browserPorts.session()).toBe(session)
  sessionStatus.set(before)
})
