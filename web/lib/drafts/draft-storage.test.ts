import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DraftBody } from '#contract/drafts/drafts.ts'
import type { NewPrescription } from '#contract/prescriptions.ts'
import { alterDraft, readDrafts, removeDraft, removeSavedDrafts, type StoredDraft } from './draft-storage.ts'
import { type MemoryDatabase, memoryDatabase } from '../testing/memory-database.ts'

let device: MemoryDatabase
beforeEach(() => {
  device = memoryDatabase()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const draft = (id: string, more: Partial<StoredDraft> = {}): Omit<StoredDraft, 'at'> => ({
  doctorId: 1,
  id,
  draft: { words: id },
  body: {} as DraftBody,
  version: 0,
  unanswered: [],
  isSaved: false,
  ...more,
})
const keep = (one: Omit<StoredDraft, 'at'>) => alterDraft(one.doctorId, one.id, () => one)
const ids = async (doctorId?: number) => (await readDrafts(doctorId)).map(({ id }) => id)

test('each doctor reads only the own drafts, the latest first', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const [at, one] of [
    draft('older-one'),
    draft('newer-one'),
    draft('of-other', { doctorId: 2 }),
  ].entries()) {
    vi.setSystemTime(1000 * (at + 1))
    await keep(one)
  }
  expect(await ids(1)).toEqual(['newer-one', 'older-one'])
  expect(await ids(2)).toEqual(['of-other'])
  expect(await ids()).toEqual(['of-other', 'newer-one', 'older-one'])
})

test('a change reads the stored draft, and leaves, replaces or deletes it', async () => {
  await keep(draft('draft-0001'))
  const seen = await alterDraft(1, 'draft-0001', () => undefined)
  expect(seen).toMatchObject({ id: 'draft-0001', draft: { words: 'draft-0001' } })
  await alterDraft(1, 'draft-0001', (there) => there && { ...there, version: 7 })
  expect(await readDrafts(1)).toMatchObject([{ version: 7 }])
  await alterDraft(1, 'draft-0001', () => null)
  expect(await ids(1)).toEqual([])
  expect(await alterDraft(1, 'draft-0001', () => undefined)).toBeUndefined()
})

test('a full device refuses new content, and keeps the old', async () => {
  await keep(draft('draft-0001'))
  device.is = 'full'
  await expect(keep(draft('draft-0001', { version: 7 }))).rejects.toThrow('full')
  expect(await readDrafts(1)).toMatchObject([{ version: 0 }])
  await removeDraft(1, 'draft-0001')
  expect(await ids(1)).toEqual([])
})

test('a browser without storage has no drafts, and reports this on writing', async () => {
  device.is = 'away'
  expect(await readDrafts(1)).toEqual([])
  await expect(keep(draft('draft-0001'))).rejects.toThrow('no storage')
  await removeDraft(1, 'draft-0001')
  await removeSavedDrafts()
})

test('no text of a draft is readable on the device', async () => {
  await keep(draft('draft-0001', { draft: { extras: 'Reposo relativo' } }))
  const [row] = device.rows.values()
  expect(Object.keys(row as object).toSorted()).toEqual(['doctorId', 'id', 'rev', 'sealed'])
  const { bytes } = (row as { sealed: { bytes: ArrayBuffer } }).sealed
  expect(new TextDecoder().decode(bytes)).not.toContain('Reposo')
  expect(await readDrafts(1)).toMatchObject([{ draft: { extras: 'Reposo relativo' } }])
})

test('the keys of the device can’t be read by scripts, and are deleted with the last draft', async () => {
  await keep(draft('saved-one', { isSaved: true, doctorId: 7 }))
  await keep(draft('unsaved', { doctorId: 8 }))
  const keys = () => [...(device.others.get('device-keys') ?? [])]
  expect(keys().map(([, key]) => (key as CryptoKey).extractable)).toEqual([false, false])
  await removeSavedDrafts()
  expect(keys().map(([name]) => JSON.parse(name) as string)).toEqual(['8 drafts'])
})

test('drafts of an older version, which did not encrypt, are encrypted when they are read', async () => {
  device.rows.set(JSON.stringify([1, 'draft-0001']), { ...draft('draft-0001'), at: 2 })
  expect(await readDrafts(1)).toMatchObject([{ id: 'draft-0001', at: 2 }])
  expect(device.rows.get(JSON.stringify([1, 'draft-0001']))).not.toHaveProperty('draft')
  expect(await readDrafts(1)).toMatchObject([{ id: 'draft-0001', at: 2 }])
})

test('a change that another tab overtakes starts again from what that tab wrote', async () => {
  await keep(draft('draft-0001', { version: 1 }))
  const seen: (number | undefined)[] = []
  await alterDraft(1, 'draft-0001', (there) => {
    if (seen.length === 0)
      device.rows.set(JSON.stringify([1, 'draft-0001']), { ...draft('draft-0001', { version: 5 }), at: 2 })
    seen.push(there?.version)
    return there && { ...there, isSaved: true }
  })
  expect(seen).toEqual([1, 5])
  expect(await readDrafts(1)).toMatchObject([{ version: 5, isSaved: true }])
})

test('a draft whose key is gone is not shown, and can be written anew', async () => {
  await keep(draft('draft-0001', { doctorId: 9 }))
  device.others.clear()
  vi.resetModules()
  const later = await import('./draft-storage.ts')
  expect(await later.readDrafts(9)).toEqual([])
  await later.alterDraft(9, 'draft-0001', () => draft('draft-0001', { doctorId: 9, version: 3 }))
  expect(await later.readDrafts(9)).toMatchObject([{ version: 3 }])
})

test('rows of an older version are read, and malformed ones skipped', async () => {
  const { unanswered: _none, ...older } = draft('draft-0001')
  device.rows.set(JSON.stringify([1, 'draft-0001']), { ...older, at: 2 })
  device.rows.set(JSON.stringify([1, 'damaged']), { draft: 'half a row', at: 3 })
  expect(await readDrafts(1)).toEqual([{ ...older, unanswered: [], at: 2 }])
})

test('a logout deletes the drafts that the account has, for every doctor, and keeps all others', async () => {
  const queued = {} as NewPrescription
  await keep(draft('saved-one', { isSaved: true }))
  await keep(draft('saved-two', { isSaved: true, doctorId: 2 }))
  await keep(draft('unsaved'))
  await keep(draft('waiting', { isSaved: true, queued }))
  await removeSavedDrafts()
  expect((await ids()).toSorted()).toEqual(['unsaved', 'waiting'])
})
