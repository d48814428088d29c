import { newRow } from '#contract/drafts/draft-rows.ts'
import { describe, expect, it } from 'vitest'
import { emptyDraft, hasContent, noPatient } from './draft.ts'
import { draftReducer, isChange } from './draft-reducer.ts'

const three = { ...emptyDraft('k'), rows: ['a', 'b', 'c'].map(newRow) }
const keys = (draft: typeof three) => draft.rows.map((row) => row.key).join('')

describe('the draft', () => {
  it('is empty until something is written', () => {
    expect(hasContent(emptyDraft('k'))).toBe(false)
    expect(hasContent({ ...emptyDraft('k'), drugSearch: 'para', patientSearch: 'mar' })).toBe(false)
    expect(hasContent({ ...emptyDraft('k'), newPatient: noPatient })).toBe(false)
    expect(hasContent({ ...emptyDraft('k'), newPatient: { ...noPatient, name: 'Ana' } })).toBe(true)
    expect(hasContent({ ...emptyDraft('k'), diagnosis: '  ' })).toBe(false)
  })

  it('stores hospital 0 as null', () => {
    expect(draftReducer(three, { kind: 'set', change: { hospital: 0, clinic: null } }).hospital).toBeNull()
    expect(draftReducer(three, { kind: 'set', change: { hospital: 4 } }).hospital).toBe(4)
  })

  it('moves a row by one place, and not beyond the ends', () => {
    expect(keys(draftReducer(three, { kind: 'move-row', key: 'c', by: -1 }))).toBe('acb')
    expect(keys(draftReducer(three, { kind: 'move-row', key: 'a', by: 1 }))).toBe('bac')
    expect(keys(draftReducer(three, { kind: 'move-row', key: 'a', by: -1 }))).toBe('abc')
    expect(keys(draftReducer(three, { kind: 'move-row', key: 'c', by: 1 }))).toBe('abc')
  })

  it('restores a removed row at its place', () => {
    const without = draftReducer(three, { kind: 'remove-row', key: 'b' })
    expect(keys(without)).toBe('ac')
    expect(keys(draftReducer(without, { kind: 'add-row', row: newRow('b'), at: 1 }))).toBe('abc')
  })

  it('changes only one row', () => {
    const changed = draftReducer(three, { kind: 'change-row', key: 'b', change: { qty: 3 } })
    expect(changed.rows.map((row) => row.qty)).toEqual([1000, 3, 1000])
  })

  it('keeps its idempotency key through all changes', () => {
    const written = draftReducer(three, { kind: 'set', change: { extras: 'Reposo' } })
    expect(written.idempotencyKey).toBe('k')
  })
})

describe('a change by the doctor', () => {
  const change = { qty: 3 }

  it('is a value that differs from the earlier one', () => {
    expect(isChange(three, { kind: 'change-row', key: 'a', change })).toBe(true)
    expect(isChange(three, { kind: 'change-row', key: 'a', change: { instructions: '' } })).toBe(false)
    expect(isChange(three, { kind: 'set', change: { drugSearch: '' } })).toBe(false)
    expect(isChange(three, { kind: 'set', change: { send_rx: false } })).toBe(true)
    expect(isChange(three, { kind: 'remove-row', key: 'a' })).toBe(true)
  })

  it('is not a value that the page computes', () => {
    expect(isChange(three, { kind: 'change-row', key: 'a', change, follows: true })).toBe(false)
    expect(draftReducer(three, { kind: 'change-row', key: 'a', change, follows: true }).rows[0]?.qty).toBe(3)
  })
})
