import { afterEach, expect, test, vi } from 'vitest'
import type { StoredDraft } from '../../../lib/drafts/draft-storage.ts'
import { draftBody, emptyDraft } from './draft.ts'
import { foundStart } from './found-start.ts'
import { desksAtWork } from '../session/draft-desk.ts'
import { freshStart, isUntouched } from './start.ts'
import { startingDraft } from './starting-draft.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  desksAtWork.clear()
})

const nothing = { repeat: null, relation: null, corrects: null, draft: null }
const words = { ...emptyDraft('draft-0001'), extras: 'Reposo' }
const stored: StoredDraft = {
  doctorId: 1,
  id: 'draft-0001',
  draft: words,
  body: draftBody(words),
  version: 3,
  unanswered: ['save-0001'],
  isSaved: false,
  stamp: 'tab 1',
  at: 0,
}

test('an empty draft begins as untouched', () => {
  const start = freshStart()
  expect(start).toMatchObject({ origin: 'stored', isSaved: false, isOnDevice: false, queued: null })
  expect(isUntouched(start)).toBe(true)
})

test('an unsaved draft continues from the device, with the ids of its saves', async () => {
  const start = await foundStart(1, nothing, [stored])
  expect(start).toMatchObject({
    draft: { extras: 'Reposo' },
    base: { version: 3, unanswered: ['save-0001'] },
    isOnDevice: true,
    stamp: 'tab 1',
    origin: 'stored',
  })
  const asked = await foundStart(1, { ...nothing, draft: 'draft-0001' }, [stored])
  expect(asked).toMatchObject({ draft: { extras: 'Reposo' }, origin: 'opened' })
})

test('an unreadable draft is reported, and the one on the device is shown', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const start = await foundStart(1, { ...nothing, draft: 'draft-0002' }, [stored])
  expect(start).toMatchObject({ draft: { extras: 'Reposo' }, origin: 'open-failed' })
})

test.each([
  ['until it has saved', 1],
  ['for at most two seconds', 2000],
])('the page waits for the page before it, %s', async (_, ms) => {
  vi.useFakeTimers()
  const saving = new Promise((saved) => ms < 2000 && setTimeout(saved, ms))
  const done = () => Promise.resolve()
  desksAtWork.add({ leave: done, stored: done, settled: () => saving })
  // The fake storage of the device throws an error when it is read, so that the test sees when that happens.
  const asked = vi.fn<() => never>(() => {
    throw new Error('the device was asked')
  })
  vi.stubGlobal('IDBKeyRange', { bound: asked })
  const refused = expect(startingDraft(1, nothing)).rejects.toThrow('the device was asked')
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(asked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await refused
  expect(asked).toHaveBeenCalled()
})
