import { newRow } from '#contract/drafts/draft-rows.ts'
import { describe, expect, it } from 'vitest'
import type { Row } from '../draft/row.ts'
import { readRow } from './read-row.ts'

const row = (instructions: string, more: Partial<Row> = {}): Row => ({
  ...newRow('r'),
  presentation: 'Ambroxol tableta 30 mg, caja con 10 tabletas',
  via: 'oral',
  instructions,
  ...more,
})

describe('a quantity beside the computed one', () => {
  it('tells how many days it lasts where it is too small', () => {
    const { computed, coverage, asks } = readRow(row('1 tab c/12h x 20d', { qty: 2 }))
    expect(computed).toMatchObject({ packs: 4, total: 40, each: 10 })
    expect(coverage).toEqual({ kind: 'short', days: { lasts: 10, of: 20 } })
    expect(asks).toEqual([])
  })

  it('has no days where the steps of the treatment differ', () => {
    const taper = readRow(row('2 tab c/24h x 10d, luego 1 tab c/24h x 10d', { qty: 1 }))
    expect(taper.coverage).toEqual({ kind: 'short', days: null })
  })

  it('is asked about beyond twice the treatment', () => {
    const course = '1 tab c/12h x 10d'
    expect(readRow(row(course, { qty: 4 }))).toMatchObject({ coverage: { kind: 'enough' }, asks: [] })
    expect(readRow(row(course, { qty: 5 }))).toMatchObject({ coverage: { kind: 'over' }, asks: ['over'] })
  })

  it('is asked about from ten packages on, even where it is the computed one', () => {
    const drops = { presentation: 'paracetamol solución oral 100 mg/mL, frasco con 15 mL', qty: 18 }
    const read = readRow(row('15 ml c/4h x 3d', drops))
    expect(read.computed).toMatchObject({ packs: 18 })
    expect(read).toMatchObject({ coverage: null, asks: ['many'] })
  })

  it('is the one that the instructions state beside a shorter course', () => {
    const text = '1 tab c/12h #20 x 5 días'
    const { computed, coverage } = readRow(row(text, { qty: 2 }))
    expect(computed).toMatchObject({ packs: 2, total: 20, takes: 10, each: 10 })
    expect(coverage).toEqual({ kind: 'written', days: { lasts: 10, of: 5 } })
    expect(readRow(row(text, { qty: 1 })).coverage).toEqual({ kind: 'short', days: { lasts: 5, of: 5 } })
  })

  it('is too small where the instructions state fewer packages than the treatment takes', () => {
    const { computed, coverage } = readRow(row('1 tab c/24h x 30 días #2', { qty: 2 }))
    expect(computed).toMatchObject({ packs: 2, total: 20, takes: 30 })
    expect(coverage).toEqual({ kind: 'short', days: { lasts: 20, of: 30 } })
  })

  it('is asked about where the instructions state more than twice the treatment', () => {
    const read = readRow(row('1 tab c/12h #60 x 5 días', { qty: 6 }))
    expect(read).toMatchObject({ computed: { packs: 6 }, coverage: { kind: 'written' }, asks: ['over'] })
  })

  it('is the one that the instructions name', () => {
    const { computed, coverage } = readRow(row('1 tab c/12h x 2 cajas', { qty: 1 }))
    expect(computed).toMatchObject({ packs: 2, total: 20, each: 10 })
    expect(coverage).toEqual({ kind: 'short', days: null })
  })
})

describe('instructions that are printed as they were written', () => {
  it('are asked about, unless they are blank or the row is a study', () => {
    expect(readRow(row('1 tab xyz c/8h')).asks).toEqual(['as-written'])
    expect(readRow(row(' ')).asks).toEqual([])
    expect(readRow(row('En ayunas', { category: 'auxiliary_test' })).asks).toEqual([])
  })
})
