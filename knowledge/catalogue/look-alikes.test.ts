import { describe, expect, test } from 'vitest'
import { differingLetters } from '#contract/drug-search/look-alikes.ts'
import { computeLookAlikes } from './look-alikes.ts'

const marked = (name: string, other: string): string[] =>
  differingLetters(name, other).map(([start, end]) => name.slice(start, end))

describe('differing letters', () => {
  test('what differs is marked in each of the two names', () => {
    expect(marked('hidroxizina', 'hidralazina')).toEqual(['oxi'])
    expect(marked('hidralazina', 'hidroxizina')).toEqual(['ala'])
    expect(marked('Clonazepam', 'clorazepato')).toEqual(['nazepam'])
  })

  test('accents and capitals do not tell names apart', () => {
    expect(differingLetters('Losartán', 'losartan')).toEqual([])
  })

  test('when the other only has letters more, the letter beside them is marked', () => {
    expect(marked('prednisona', 'prednisolona')).toEqual(['o'])
    expect(marked('omeprazol', 'esomeprazol')).toEqual(['o'])
  })
})

test('names two letters apart are look-alikes, short and distant ones are not', () => {
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
