import { distance } from 'fastest-levenshtein'
import { assert, property, stringMatching, uniqueArray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inOneGo } from '../values/steps.ts'
import { areLettersSwapped, differsByOneSlip, isLikelySlip, soundOf, WordTree } from './spelling-distance.ts'

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
  const tree = inOneGo(WordTree.inSteps(['losartan', 'metformina', 'prednisolona', 'prednisona']))

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
        const found = new Map(
          inOneGo(WordTree.inSteps(words.sort()))
            .near(typed, 2)
            .map((n) => [n.word, n.whole]),
        )
        for (const other of words)
          if (distance(typed, other) <= 2)
            expect(found.get(other)).toBeLessThanOrEqual(distance(typed, other))
      }),
    )
  })
})

describe('one slip of a letter', () => {
  test.each([
    ['none', 'alfabet', 'alfabet', true],
    ['one added', 'alfabeta', 'alfabet', true],
    ['one added at the beginning', 'zalfabet', 'alfabet', true],
    ['one added in the middle', 'alfaabet', 'alfabet', true],
    ['one lost', 'alfaet', 'alfabet', true],
    ['one changed', 'alfadet', 'alfabet', true],
    ['the last one changed', 'alfabez', 'alfabet', true],
    ['two neighbours swapped', 'alfbaet', 'alfabet', true],
    ['the first two swapped', 'lafabet', 'alfabet', true],
    ['the last two swapped', 'alfabte', 'alfabet', true],
    ['two added', 'alfabetas', 'alfabet', false],
    ['two lost', 'alfab', 'alfabet', false],
    ['two changed', 'alfodet', 'alfabet', false],
    ['two neighbours changed', 'alfaxzt', 'alfabet', false],
    ['two swapped at a distance', 'alafbet', 'alfabet', true],
    ['two swapped over another', 'albafet', 'alfabet', false],
    ['one lost and one changed', 'alfazt', 'alfabet', false],
    ['one for an empty word', 'a', '', true],
    ['two for an empty word', 'ab', '', false],
  ])('%s: %s and %s', (_what, typed, word, isOne) => {
    expect(differsByOneSlip(typed, word)).toBe(isOne)
    expect(differsByOneSlip(word, typed)).toBe(isOne)
  })

  test.each([
    ['a letter added', 'ketalina', 'ketalin', true],
    ['a letter lost', 'ketain', 'ketalin', true],
    ['neighbours swapped', 'ketlain', 'ketalin', true],
    ['a vowel formed beside it', 'ketelin', 'ketalin', true],
    ['a consonant for a vowel', 'ketslin', 'ketalin', false],
    ['a vowel formed far from it', 'nalixone', 'naloxone', false],
    ['another vowel that is the key beside it', 'natonol', 'natinol', false],
    ['a vowel for a consonant', 'ketaoin', 'ketalin', false],
    ['the key beside it', 'ketakin', 'ketalin', true],
    ['the key above it', 'ketapin', 'ketalin', false],
    ['a key of the same row that does not touch', 'ketadin', 'ketalin', false],
    ['a key two rows away', 'qetalin', 'zetalin', false],
    ['a key below it, half a key to the left', 'cetalin', 'fetalin', false],
    ['a consonant that sounds alike', 'kedalin', 'ketalin', true],
    ['a consonant that sounds alike, the other way', 'ketarin', 'ketalin', true],
    ['another consonant', 'kenalin', 'ketalin', false],
    ['a digit', 'ke1alin', 'ketalin', false],
    ['two letters', 'kelanin', 'ketalin', false],
  ])('is likely meant with %s: %s for %s', (_what, typed, word, isLikely) =>
    expect(isLikelySlip(typed, word)).toBe(isLikely),
  )
})

describe('two neighbouring letters are swapped', () => {
  test.each([
    ['bactirm', 'bactrim', true],
    ['abctrim', 'bactrim', true],
    ['bactrmi', 'bactrim', true],
    ['bactrim', 'bactrim', false],
    ['bactrin', 'bactrim', false],
    ['bactri', 'bactrim', false],
    ['abctirm', 'bactrim', false],
    ['bacmrit', 'bactrim', false],
    ['bbcc', 'ccbb', false],
  ])('%s for %s: %s', (typed, word, isSwapped) => expect(areLettersSwapped(typed, word)).toBe(isSwapped))
})
