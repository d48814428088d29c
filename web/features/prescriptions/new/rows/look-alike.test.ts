import { describe, expect, it } from 'vitest'
import { nameParts, withoutGeneric } from './look-alike.ts'

describe('the name of a drug in the list', () => {
  it('stresses the letters that differ', () => {
    expect(nameParts('clonazepam', [[1, 4]])).toEqual([
      { text: 'c', isStressed: false },
      { text: 'lon', isStressed: true },
      { text: 'azepam', isStressed: false },
    ])
  })

  it('stays whole without a look-alike', () => {
    expect(nameParts('Paracetamol', [])).toEqual([{ text: 'Paracetamol', isStressed: false }])
  })

  it('never loses a letter', () => {
    const parts = nameParts('hidralazina', [
      [0, 2],
      [5, 11],
    ])
    expect(parts.map((part) => part.text).join('')).toBe('hidralazina')
  })

  it('is not said twice', () => {
    expect(withoutGeneric('Paracetamol tableta 500 mg', 'paracetamol')).toBe('tableta 500 mg')
    expect(withoutGeneric('Fórmula magistral', '')).toBe('Fórmula magistral')
    expect(withoutGeneric('Jarabe de ambroxol', 'Ambroxol')).toBe('Jarabe de ambroxol')
  })
})
