import { expect, test } from 'vitest'
import type { Reviewed } from '#knowledge/safety/reviewed/reviewed-drug.ts'
import { makeRule, makeSafetyKnowledge } from '#server/testing/clinical/safety.ts'
import { answerShares, sharesLine } from './answer-shares.ts'

test('a rule counts before a reviewed row, and use weighs the ingredients', () => {
  const row: Omit<Reviewed, 'drug'> = {
    question: 'kidney',
    reach: 'systemic',
    sources: ['s'],
    readOn: '2026-11-23',
  }
  const knowledge = makeSafetyKnowledge({
    names: new Map(['a', 'b', 'c'].map((name) => [name, name])),
    renal: [{ ...makeRule('r'), drugs: new Set(['a']), below: 30, context: null }],
    reviewed: [
      { ...row, drug: 'a' },
      { ...row, drug: 'b' },
    ],
  })
  const shares = answerShares(
    knowledge,
    ['a', 'b', 'c'],
    new Map([
      ['a', 6],
      ['c', 4],
    ]),
  )
  const kidney = shares.find(({ question }) => question === 'kidney')
  expect(kidney && sharesLine(kidney.of)).toBe('rule  33 %, reviewed  33 %, gap  33 %')
  expect(kidney && sharesLine(kidney.weighted)).toBe('rule  60 %, reviewed   0 %, gap  40 %')
})
