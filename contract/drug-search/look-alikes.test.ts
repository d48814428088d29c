import { describe, expect, test } from 'vitest'
import { differingLetters, LookAlikes } from './look-alikes.ts'

describe('letters that tell two names apart', () => {
  test.each([
    ['hidroxizina', 'hidralazina', [[4, 7]]],
    ['hidralazina', 'hidroxizina', [[4, 7]]],
    ['Ácido', 'acido', []],
    ['uno', 'una', [[2, 3]]],
    ['Una', 'duna', [[0, 1]]],
    ['prednisona', 'prednisolona', [[7, 8]]],
    ['prednisolona', 'prednisona', [[8, 10]]],
    ['abc', 'xyz', [[0, 3]]],
    ['aa', 'aaa', [[1, 2]]],
    ['aaa', 'aa', [[2, 3]]],
    ['', 'a', [[0, 1]]],
  ])('%s beside %s', (name, other, marks) => expect(differingLetters(name, other)).toEqual(marks))
})

describe('pairs of names that are confused', () => {
  const pairs = () =>
    new LookAlikes([
      { a: 'Alfabet', b: 'Alfabut', sources: [] },
      { a: 'Alfabet', b: 'Zeta', sources: ['ismp'] },
      { a: 'Gama', b: 'Gamanol', sources: [] },
      { a: 'Gámo', b: 'Gama', sources: [] },
    ])

  test('a reported confusion comes before a nearer name', () => {
    expect(pairs().of('alfabet')?.name).toBe('Zeta')
  })

  test('a reported confusion counts in both directions', () => {
    const known = new LookAlikes([
      { a: 'Zeta', b: 'Alfabet', sources: ['ismp'] },
      { a: 'Alfabut', b: 'Alfabet', sources: [] },
    ])
    expect(known.of('Alfabet')?.name).toBe('Zeta')
    expect(known.of('Zeta')?.name).toBe('Alfabet')
  })

  test('the nearest of equally known names is named', () => {
    expect(pairs().of('Gama')).toEqual({ name: 'Gámo', marks: [[3, 4]] })
    expect(pairs().of('Gama')).toEqual(pairs().of('gama'))
  })

  test('the pair works both ways, whatever the accents', () => {
    expect(pairs().of('gamo')?.name).toBe('Gama')
    expect(pairs().areConfusable('gamo', 'GAMA')).toBe(true)
    expect(pairs().areConfusable('gama', 'gamó')).toBe(true)
    expect(pairs().areConfusable('gamo', 'gamanol')).toBe(false)
    expect(pairs().areConfusable('omega', 'gama')).toBe(false)
  })

  test('a name without a pair has no look-alike, and one name is answered the same again', () => {
    const known = pairs()
    expect(known.of('Omega')).toBeNull()
    expect(known.of('Omega')).toBeNull()
    expect(known.of('Gama')).toBe(known.of('Gama'))
  })
})
