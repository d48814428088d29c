import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { normalize } from '#contract/values/normalize.ts'
import { filled, several } from '#knowledge/cells.ts'
import { Faults, readFolder } from '#knowledge/csv.ts'
import { readSources, checkSources } from '#knowledge/sources.ts'
import { projectRoot } from '../../../root.ts'
import { projectKnowledge, projectSafety } from '../../../testing/clinical/project-knowledge.ts'
import { createContentsReader } from '../../read-contents.ts'
import { createPairVerdict, type PairVerdict } from '#tools/safety-pair.ts'

// Tests of two published tables of interactions, which name classes of drugs. Each drug of a class is paired with each
// drug of the other class. Names that this product does not know are left out of the pairs.
const Row = z.object({
  list: z.enum(['high-priority', 'non-interruptive']),
  first: several,
  second: several,
  source: filled,
})

const rules = projectSafety.rules
const verdict = createPairVerdict(
  rules,
  createContentsReader(projectKnowledge, rules),
  projectKnowledge.products,
)

function readPairs(list: z.output<typeof Row>['list']): (PairVerdict & { level: string })[] {
  const faults = new Faults()
  const sources = readSources(projectRoot(), faults)
  const rows = readFolder(projectRoot(), 'server/safety/coverage/published-pairs', Row, faults)
  const pairs = new Set<string>()
  for (const { row, at } of rows) {
    checkSources([row.source], sources, at, faults)
    if (row.list !== list) continue
    const known = (names: string[]) => names.flatMap((name) => rules.names.get(normalize(name)) ?? [])
    for (const a of known(row.first))
      for (const b of known(row.second)) if (a !== b) pairs.add([a, b].toSorted().join(','))
  }
  faults.throwIfAny()
  return [...pairs].map((pair) => {
    const found = verdict(pair)
    return { ...found, level: found.severity ?? found.outcome }
  })
}

const named = (pairs: readonly PairVerdict[]) => pairs.map(({ a, b }) => `${a}, ${b}`)

test('pairs of the high-priority list are serious at least', () => {
  const pairs = readPairs('high-priority')
  expect(pairs.length).toBeGreaterThanOrEqual(500)
  const low = pairs.filter(({ level }) => level !== 'contraindicated' && level !== 'serious')
  // A precaution is enough for tizanidine with amiodarone or with propafenone, because these inhibit CYP1A2 weakly.
  expect(named(low).toSorted()).toEqual(['amiodarona, tizanidina', 'propafenona, tizanidina'])
  expect(low.map(({ level }) => level)).toEqual(['moderate', 'moderate'])
  expect(pairs.filter(({ interrupts }) => interrupts).length).toBeGreaterThanOrEqual(pairs.length / 2)
})

test('pairs of the non-interruptive list do not stop, and all are checked', () => {
  const pairs = readPairs('non-interruptive')
  expect(pairs.length).toBeGreaterThanOrEqual(800)
  const stopping = pairs.filter(({ interrupts }) => interrupts)
  // The published list has sotalol as a beta blocker. Sotalol also lengthens the QT interval, as citalopram and
  // escitalopram do.
  expect(named(stopping).toSorted()).toEqual(['citalopram, sotalol', 'escitalopram, sotalol'])
  expect(named(pairs.filter(({ outcome }) => outcome === 'unchecked'))).toEqual([])
})
