import { describe, expect, test } from 'vitest'
import { normalize } from '#contract/values/normalize.ts'
import { sentenceCase, slug } from './text.ts'

describe('normalize', () => {
  test.each([
    ['Ácido   Fólico ', 'acido folico'],
    ['PEÑAFIEL', 'penafiel'],
    ['a\u0301cido', 'acido'],
    ['µg', 'µg'],
  ])('turns %s into %s', (text, comparable) => expect(normalize(text)).toBe(comparable))
})

test('a slug keeps letters and digits only', () => {
  expect(slug('Amoxicilina 1.5 g / 5 mL, caja')).toBe('amoxicilina-1-5-g-5-ml-caja')
})

test('sentence case keeps capitals inside of the text', () => {
  expect(sentenceCase('ácido fólico')).toBe('Ácido fólico')
  expect(sentenceCase('vitamina D')).toBe('Vitamina D')
})
