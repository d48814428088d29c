import { describe, expect, test } from 'vitest'
import { ALL_READ, ALL_REFUSED } from './corpus/all.ts'
import { codeOf } from './corpus/read-corpus.ts'
import { parsePosology } from './parse.ts'
import { sentenceOf } from './sentence.ts'

test('the corpus is large and has no text twice', () => {
  const texts = [...ALL_READ, ...ALL_REFUSED].map(({ text }) => text)
  expect(new Set(texts).size).toBe(texts.length)
  expect(ALL_READ.length + ALL_REFUSED.length).toBeGreaterThanOrEqual(1500)
  expect(ALL_REFUSED.length).toBeGreaterThanOrEqual(400)
})

describe('the parser understands', () => {
  test.each(ALL_READ)('$text', ({ text, code, sentence }) => {
    const { confident, steps, problems } = parsePosology(text)
    const against = problems.filter((problem) => problem.words !== '')
    expect({ against, code: codeOf(steps) }).toEqual({ against: [], code })
    expect(confident).toBe(true)
    expect(sentenceOf(steps)).toBe(sentence)
  })
})

describe('the parser is not confident of', () => {
  test.each(ALL_REFUSED)('$kind: $text', ({ text }) => {
    const { confident, steps } = parsePosology(text)
    expect({ confident, code: confident ? codeOf(steps) : '' }).toEqual({ confident: false, code: '' })
  })
})
