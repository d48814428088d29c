import { describe, expect, test } from 'vitest'
import { COURSES } from './corpus/courses.ts'
import { ORAL } from './corpus/oral.ts'
import { OTHER_ROUTES } from './corpus/other-routes.ts'
import { codeOf, examplesIn, refusalsIn } from './corpus/read-corpus.ts'
import { REFUSED } from './corpus/refused.ts'
import { SLIPS_READ, SLIPS_REFUSED } from './corpus/slips.ts'
import { UNSEEN_FIRST } from './corpus/unseen-first.ts'
import { UNSEEN_REFUSED } from './corpus/unseen-refused.ts'
import { UNSEEN_SECOND } from './corpus/unseen-second.ts'
import { UNSEEN_THIRD } from './corpus/unseen-third.ts'
import { parsePosology } from './parse.ts'
import { sentenceOf } from './sentence.ts'

const examples = [ORAL, COURSES, OTHER_ROUTES, UNSEEN_FIRST, UNSEEN_SECOND, UNSEEN_THIRD, SLIPS_READ].flatMap(
  examplesIn,
)
const refusals = [REFUSED, UNSEEN_REFUSED, SLIPS_REFUSED].flatMap(refusalsIn)

test('the corpus is large and has no text twice', () => {
  const texts = [...examples, ...refusals].map(({ text }) => text)
  expect(new Set(texts).size).toBe(texts.length)
  expect(examples.length + refusals.length).toBeGreaterThanOrEqual(450)
  expect(refusals.length).toBeGreaterThanOrEqual(80)
})

describe('the parser understands', () => {
  test.each(examples)('$text', ({ text, code, sentence }) => {
    const { confident, steps, problems } = parsePosology(text)
    const against = problems.filter((problem) => problem.words !== '')
    expect({ against, code: codeOf(steps) }).toEqual({ against: [], code })
    expect(confident).toBe(true)
    expect(sentenceOf(steps)).toBe(sentence)
  })
})

describe('the parser is not confident of', () => {
  test.each(refusals)('$kind: $text', ({ text }) => {
    const { confident, steps } = parsePosology(text)
    expect({ confident, code: confident ? codeOf(steps) : '' }).toEqual({ confident: false, code: '' })
  })
})
