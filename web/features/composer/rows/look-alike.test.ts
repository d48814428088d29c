import { describe, expect, it } from 'vitest'
import type { Drug } from '#contract/medications/medications.ts'
import { isLookAlikeBeside, nameParts, saysLookAlike } from './look-alike.ts'

describe('the name of a drug in the list', () => {
  it('emphasises the letters that differ', () => {
    expect(nameParts('clonazepam', [[1, 4]])).toEqual([
      { text: 'c', isStressed: false },
      { text: 'lon', isStressed: true },
      { text: 'azepam', isStressed: false },
    ])
  })

  it('stays plain without a look-alike', () => {
    expect(nameParts('Paracetamol', [])).toEqual([{ text: 'Paracetamol', isStressed: false }])
  })

  it('keeps all letters', () => {
    const parts = nameParts('hidralazina', [
      [0, 2],
      [5, 11],
    ])
    expect(parts.map((part) => part.text).join('')).toBe('hidralazina')
  })
})

describe('the warning of a look-alike', () => {
  const look_alike = { name: 'ampicilina', marks: [] }
  const drug = { generic: 'Amoxicilina', brand: null, look_alike } as unknown as Drug
  it('is on the first line of a name only', () => {
    const all = [drug, { ...drug }, { ...drug, generic: 'Ampicilina' }, { ...drug, look_alike: null }]
    expect(all.map((one, at) => saysLookAlike(one, at, all))).toEqual([true, false, true, false])
  })

  it('has capitals only with the other name in the list, as a generic or as a brand', () => {
    const other = { ...drug, generic: 'AMPICILINA', look_alike: null }
    expect(isLookAlikeBeside(drug, [drug, { ...drug }])).toBe(false)
    expect(isLookAlikeBeside(drug, [drug, other])).toBe(true)
    expect(isLookAlikeBeside(drug, [drug, { ...other, generic: 'Otra', brand: 'Ampicilina' }])).toBe(true)
    expect(isLookAlikeBeside({ ...drug, look_alike: null }, [drug, other])).toBe(false)
  })
})
