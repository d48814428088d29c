import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PrescriptionAgain } from '#contract/medications/usual.ts'
import { emptyDraft } from './draft.ts'
import { repeatedStart } from './repeated-start.ts'
import { freshStart, type Start, type Wanted } from './start.ts'

beforeEach(() => vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ uid: 'u', name: 'Ramón' }))))
afterEach(() => vi.unstubAllGlobals())

const SIGNATURE = 'a'.repeat(64)
const OLDER = 'b'.repeat(64)
const again: PrescriptionAgain = {
  patient: 'u',
  send_rx: false,
  gone: [],
  left_out: [],
  cancelled: null,
  body: { diagnosis: 'Faringitis', diagnoses: [], show_diagnosis: true, extras: 'Reposo', rows: [] },
}
const wanted = (more: Partial<Wanted> = {}): Wanted => ({
  repeat: SIGNATURE,
  relation: 'renews',
  corrects: null,
  draft: null,
  ...more,
})
const left: Start = {
  ...freshStart(),
  draft: { ...emptyDraft('draft-0001'), extras: 'Sin terminar' },
  base: { version: 3, unanswered: [] },
  isOnDevice: true,
  isSent: true,
  stamp: 'tab 1',
}

test('a copy is a new unsaved draft, and replaces the earlier draft completely', async () => {
  const start = await repeatedStart(again, wanted(), left)
  expect(start).toMatchObject({
    draft: { extras: 'Reposo', relation: { kind: 'renews', signature: SIGNATURE }, patient: { uid: 'u' } },
    base: { version: 0, unanswered: [] },
    isSaved: false,
    isOnDevice: false,
    isSent: false,
    queued: null,
    stamp: 'tab 1',
    origin: 'repeated',
  })
  expect(start.draft.idempotencyKey).not.toBe(left.draft.idempotencyKey)
  expect(start.before).toBe(left)
  expect(start.cancelled).toBeUndefined()
})

test('a copy that finds no earlier draft replaces none', async () => {
  expect((await repeatedStart(again, wanted(), freshStart())).before).toBeNull()
})

test('a cancelled prescription is neither renewed nor replaced, and the page says when and why it was cancelled', async () => {
  const cancelled = { at: '2026-01-02T10:00:00Z', reason: 'allergy' }
  const start = await repeatedStart({ ...again, cancelled }, wanted(), left)
  expect(start.draft.relation ?? null).toBeNull()
  expect(start.cancelled).toEqual({ ...cancelled, signature: SIGNATURE })
})

test.each<[string, Partial<Wanted>, object | null]>([
  ['of what it corrects', { corrects: OLDER }, { kind: 'replaces', signature: OLDER }],
  ['of nothing, where it corrected nothing', {}, null],
])('what was undone is written again, as a correction %s', async (_name, more, relation) => {
  const cancelled = { at: '2026-01-02T10:00:00Z', reason: 'undone' }
  const start = await repeatedStart({ ...again, cancelled }, wanted({ relation: 'undone', ...more }), left)
  expect(start.origin).toBe('undone')
  expect(start.draft.relation ?? null).toEqual(relation)
  expect(start.cancelled).toBeUndefined()
})

test('a patient who is no longer the doctor’s has to be chosen again', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ code: 'not-found', detail: 'no' }, { status: 404 })),
  )
  expect((await repeatedStart(again, wanted(), left)).draft.patient).toBeNull()
})
