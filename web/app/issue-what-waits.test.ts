import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DraftBody } from '#contract/drafts/drafts.ts'
import type { NewPrescription } from '#contract/prescriptions.ts'
import { alterDraft } from '../lib/drafts/draft-storage.ts'
import { memoryDatabase, memoryLocks } from '../lib/testing/memory-database.ts'
import { issueWhatWaits } from './issue-what-waits.ts'

const queued = { diagnosis: 'Lumbalgia' } as unknown as NewPrescription
let isReachable: boolean

beforeEach(async () => {
  memoryDatabase()
  memoryLocks()
  isReachable = false
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', () =>
    isReachable
      ? Promise.resolve(Response.json({ signature: 'abc' }))
      : Promise.reject(new TypeError('no network')),
  )
  const row = { doctorId: 1, draft: {}, body: {} as DraftBody, version: 0, unanswered: [], isSaved: false }
  await alterDraft(1, 'waits-1', () => ({ ...row, id: 'waits-1', queued }))
  await alterDraft(1, 'waits-2', () => ({ ...row, id: 'waits-2', queued }))
  await alterDraft(1, 'written', () => ({ ...row, id: 'written' }))
  await alterDraft(2, 'other', () => ({ ...row, doctorId: 2, id: 'other', queued }))
})
afterEach(() => vi.unstubAllGlobals())

test('the prescriptions of this doctor that wait are counted, until they are issued or the doctor leaves', async () => {
  const issued = vi.fn()
  const counted = vi.fn()
  const stop = issueWhatWaits(1, { counted, issued, refused: vi.fn() })
  await expect.poll(() => counted.mock.lastCall?.[0]).toBe(2)
  isReachable = true
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('online'))
      return issued.mock.calls.length
    })
    .toBe(2)
  await expect.poll(() => counted.mock.lastCall?.[0]).toBe(0)
  counted.mockClear()
  stop()
  expect(counted.mock.calls).toEqual([[0]])
})
