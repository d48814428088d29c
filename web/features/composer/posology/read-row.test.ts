import { newRow } from '#contract/drafts/draft-rows.ts'
import { describe, expect, it } from 'vitest'
import type { Row } from '../draft/row.ts'
import { packageOf } from '#contract/posology/packs/package-text.ts'
import { readRow } from './read-row.ts'

const row = (instructions: string, more: Partial<Row> = {}): Row => ({
  ...newRow('r'),
  presentation: 'Ambroxol tableta 30 mg, caja con 12 tabletas',
  via: 'oral',
  instructions,
  ...more,
})

describe('the package described in a presentation', () => {
  it.each([
    ['Ambroxol tableta 30 mg, caja con 12 tabletas', '30 mg', undefined, 'caja', 'tableta'],
    ['amoxicilina suspensión oral 250 mg/5 mL, frasco con 75 mL', '250 mg', '5 mL', 'frasco', ''],
    ['ondansetrón solución inyectable 2 mg/mL, caja con 3 ampolletas', '2 mg', '1 mL', 'caja', ''],
    ['bencilpenicilina polvo 1,200,000 UI, caja con 1 frasco ámpula', '1,200,000 UI', undefined, 'caja', ''],
    [
      'losartán / hidroclorotiazida tableta 50 mg / 12.5 mg, caja con 30 tabletas',
      undefined,
      undefined,
      'caja',
      'tableta',
    ],
    ['Marca Ficticia', undefined, undefined, '', ''],
  ])('%s', (presentation, strength, per, container, unit) => {
    const read = packageOf(presentation)
    expect([read.strength, read.per, read.container, read.unit]).toEqual([strength, per, container, unit])
  })
})

describe('instructions as they are typed', () => {
  it('become the sentence for the patient, and a number of packages', () => {
    const { sentence, computed, parts } = readRow(row('1 tab c/8h x 7d VO'))
    expect(sentence).toBe('Tomar 1 tableta por vía oral cada 8 horas durante 7 días.')
    expect(computed).toMatchObject({ packs: 2, total: 21, each: 12, container: 'caja' })
    expect(parts).toMatchObject({ dose: true, frequency: true, duration: { stated: true, days: 7 } })
  })

  it('take the unit from the product, and never print a bare number', () => {
    expect(readRow(row('1 c/8h x 7d')).sentence).toContain('1 tableta')
    const syrup = { presentation: 'ambroxol jarabe 15 mg/5 mL, frasco con 120 mL' }
    expect(readRow(row('5 c/8h x 7d', syrup)).sentence).toBeNull()
    expect(readRow(row('5 ml c/8h x 7d', syrup)).computed).toMatchObject({ packs: 1, total: 105, each: 120 })
  })

  it('stay unchanged if a word is unknown, which is named', () => {
    expect(readRow(row('1 tab xyz c/8h x 7d'))).toMatchObject({
      sentence: null,
      unread: ['xyz'],
      computed: null,
    })
  })

  it('give no quantity for a negative or absurd dose', () => {
    for (const text of ['-1 tab c/8h x 7d', '0 tab c/8h x 7d', '900 tab c/8h x 7d', '1 tab c/8h x 90000 d'])
      expect(readRow(row(text))).toMatchObject({ sentence: null, computed: null })
  })

  it('are questioned if the form is not usually taken in that unit', () => {
    expect(readRow(row('1 caps c/8h x 5d')).faults).toEqual(['measure'])
    expect(readRow(row('10 ml c/8h x 5d')).faults).toEqual([])
    expect(readRow(row('1 tab c/8h x 5d')).faults).toEqual([])
    expect(readRow(row('1 caps c/8h x 5d', { category: 'auxiliary_test' })).faults).toEqual([])
  })

  it('give no number of packages where it is unknown', () => {
    expect(readRow(row('1 tab c/8h sin suspender'))).toMatchObject({ computed: null, isEndless: true })
    expect(readRow(row('1 tab PRN dolor')).computed).toBeNull()
    expect(readRow(row('1 tab c/8h x 7d', { presentation: 'Marca Ficticia' })).computed).toBeNull()
  })

  it('read their own printed sentence back unchanged', () => {
    const { sentence } = readRow(row('1 tab c/8h x 7d VO'))
    expect(readRow(row(sentence ?? '')).sentence).toBe(sentence)
  })
})
