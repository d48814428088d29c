import { newRow } from '#contract/drafts/draft-rows.ts'
import { beforeAll, expect, it } from 'vitest'
import { loadInstructionReader } from '../../draft/instruction-reader.ts'
import type { Row } from '../../draft/row.ts'
import { dueChange, followingChange } from './follow.ts'

beforeAll(loadInstructionReader)

/** A row as it is copied from an older prescription or a favourite into a draft. */
const repeated = (qty: number, instructions: string): Row => ({
  ...newRow('r'),
  presentation: 'Ambroxol tableta 30 mg, caja con 10 tabletas',
  via: 'oral',
  instructions,
  qty,
})
const next = { instructions: '1 tab c/12h x 20d' }

it('marks a repeated quantity as computed while it equals the computed one', () => {
  expect(followingChange(repeated(2, '1 tab c/12h x 10d'), next)).toEqual({ ...next, qty_follows: true })
})

it('marks the default quantity of instructions that were not understood as computed', () => {
  expect(followingChange(repeated(1000, '1 tab c/8h x 2d prn nau'), next)).toEqual({
    ...next,
    qty_follows: true,
  })
})

it('keeps a quantity that was chosen by hand', () => {
  expect(followingChange(repeated(1, '1 tab c/12h x 10d'), next)).toEqual(next)
  expect(followingChange(repeated(1000, '1 tab c/12h x 10d'), next)).toEqual(next)
})

it('leaves other changes as they are', () => {
  const row = repeated(2, '1 tab c/12h x 10d')
  expect(followingChange(row, { substitution_allowed: false })).toEqual({ substitution_allowed: false })
  expect(followingChange(row, { qty: 3, qty_follows: false })).toEqual({ qty: 3, qty_follows: false })
})

it('says which quantity and route are still to follow the instructions', () => {
  const written: Row = { ...repeated(1000, '1 tab vo c/12h x 10d'), via: '', qty_follows: true }
  expect(dueChange(written)).toEqual({ qty: 2, via: 'oral' })
  expect(dueChange({ ...written, qty: 2, via: 'oral' })).toBeNull()
  expect(dueChange({ ...written, via: 'oral', qty_follows: false })).toBeNull()
})
