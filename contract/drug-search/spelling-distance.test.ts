import { distance } from 'fastest-levenshtein'
import { assert, property, stringMatching, uniqueArray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { soundOf, WordTree } from './spelling-distance.ts'

describe('words with the same sound', () => {
  test.each([
    ['bentolin', 'ventolin'],
    ['asido', 'acido'],
    ['ketorolaco', 'quetorolaco'],
    ['hidroxizina', 'idrocsisina'],
    ['amoxicillina', 'amoxicilina'],
    ['jentamisina', 'gentamicina'],
    ['anbroxol', 'ambroxol'],
    ['aciclovir', 'acyclobir'],
  ])('%s and %s', (a, b) => expect(soundOf(a)).toBe(soundOf(b)))

  test.each([
    ['prednisona', 'prednisolona'],
    ['hidroxizina', 'hidralazina'],
    ['clonazepam', 'lorazepam'],
  ])('%s and %s have different sounds', (a, b) => expect(soundOf(a)).not.toBe(soundOf(b)))
})

describe('the edit distance of words', () => {
  const tree = new WordTree(['losartan', 'metformina', 'prednisolona', 'prednisona'])

  test('a swap of neighbours is one edit', () => {
    expect(tree.near('losatran', 1)).toEqual([{ word: 'losartan', whole: 1, start: 1 }])
  })

  test('an unfinished word is compared with the beginning of a longer one', () => {
    expect(tree.near('metfro', 1)).toEqual([{ word: 'metformina', whole: Infinity, start: 1 }])
  })

  test('every word within the limit is found, whatever it shares with its neighbours', () => {
    expect(tree.near('prednisona', 2).map((n) => n.word)).toEqual(['prednisolona', 'prednisona'])
    expect(tree.near('zzzzzzzz', 2)).toEqual([])
  })

  test('no word that plain comparison finds near is missed, among any words', () => {
    const word = stringMatching(/^[abc]{1,7}$/)
    assert(
      property(uniqueArray(word, { maxLength: 30 }), word, (words, typed) => {
        const found = new Map(new WordTree(words.sort()).near(typed, 2).map((n) => [n.word, n.whole]))
        for (const other of words)
          if (distance(typed, other) <= 2)
            expect(found.get(other)).toBeLessThanOrEqual(distance(typed, other))
      }),
    )
  })
})
