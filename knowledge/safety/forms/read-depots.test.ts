import { expect, test } from 'vitest'
import { projectSafety } from '#server/testing/clinical/project-knowledge.ts'
import { ANY_DRUG } from './read-depots.ts'

const { depots, doses } = projectSafety.rules

test('an ester in oil marks the depot of every drug', () => {
  expect(depots.get(ANY_DRUG)?.flatMap(({ words }) => words)).toEqual(
    expect.arrayContaining(['decanoato', 'enantato', 'oleosa', 'de deposito']),
  )
})

test('a drug with limits for its depot has a mark by which the depot is known', () => {
  const limited = doses.filter(({ ofDepot }) => ofDepot).map(({ drug }) => drug)
  expect(limited.length).toBeGreaterThan(10)
  expect(limited.filter((drug) => !depots.has(drug))).toEqual([])
})
