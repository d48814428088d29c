import { describe, expect, test } from 'vitest'
import { differingLetters } from '#contract/drug-search/look-alikes.ts'
import { computeLookAlikes } from './look-alikes.ts'

const marked = (name: string, other: string): string[] =>
  differingLetters(name, other).map(([start, end]) => name.slice(start, end))

describe('the letters in which two look-alike names differ', () => {
  test('are marked in each of the two names', () => {
    expect(marked('hidroxizina', 'hidralazina')).toEqual(['oxi'])
    expect(marked('hidralazina', 'hidroxizina')).toEqual(['ala'])
    expect(marked('Clonazepam', 'clorazepato')).toEqual(['nazepam'])
  })

  test('are none where only accents or capitals differ', () => {
    expect(differingLetters('Losartán', 'losartan')).toEqual([])
  })

  test('are those beside the gap in the shorter of two names', () => {
    expect(marked('prednisona', 'prednisolona')).toEqual(['o'])
    expect(marked('omeprazol', 'esomeprazol')).toEqual(['o'])
  })
})

test('names that differ by two letters are look-alikes, short and more distant ones are not', () => {
  const pairs = computeLookAlikes([
    'prednisona',
    'prednisolona',
    'iodo',
    'yodo',
    'paracetamol',
    'ácido bórico',
  ])
  expect(pairs).toEqual([{ a: 'prednisona', b: 'prednisolona', sources: [] }])
})
