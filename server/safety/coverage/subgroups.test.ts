import { expect, test } from 'vitest'
import { normalize } from '#contract/values/normalize.ts'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { Faults } from '#knowledge/csv.ts'
import { answersOf, subgroupsOf } from '#knowledge/safety/answered.ts'
import { loadSafety } from '#knowledge/safety/load.ts'
import { readOutpatientUse } from '#knowledge/safety/use/read-use.ts'
import { projectRoot } from '#server/root.ts'
import { item } from '../../testing/clinical/safety.ts'
import { checkDuplicates } from '../check-duplicates.ts'

const catalogue = loadCatalogue(projectRoot())
const knowledge = loadSafety(projectRoot(), catalogue)
const keyOf = (name: string): string => knowledge.names.get(normalize(name)) ?? ''
const severitiesOf = (a: string, b: string): string[] =>
  checkDuplicates([item('1', [keyOf(a)]), item('2', [keyOf(b)])], knowledge).map(({ severity }) => severity)

test.each([
  ['fenobarbital', 'primidona', 'serious'],
  ['carbamazepina', 'oxcarbazepina', 'serious'],
  ['levetiracetam', 'brivaracetam', 'serious'],
  ['enoxaparina', 'heparina', 'contraindicated'],
  ['aciclovir', 'famciclovir', 'serious'],
  ['tenofovir disoproxilo', 'tenofovir alafenamida', 'serious'],
  ['cabergolina', 'bromocriptina', 'serious'],
  ['salbutamol', 'clenbuterol', 'moderate'],
  ['famotidina', 'ranitidina', 'moderate'],
  ['bromuro de pinaverio', 'trimebutina', 'moderate'],
  ['dextrometorfano', 'levodropropizina', 'moderate'],
  ['ambroxol', 'bromhexina', 'minor'],
  ['solifenacina', 'fesoterodina', 'moderate'],
  ['cinitaprida', 'metoclopramida', 'serious'],
])('%s beside %s is a duplicate: %s', (a, b, severity) => expect(severitiesOf(a, b)).toEqual([severity]))

test.each([
  ['solifenacina', 'mirabegrón'],
  ['mirtazapina', 'vortioxetina'],
  ['isoniazida', 'pirazinamida'],
  ['ácido acetilsalicílico', 'clopidogrel'],
  ['mononitrato de isosorbida', 'trinitrato de glicerilo'],
  ['lamotrigina', 'levetiracetam'],
  ['difenidol', 'betahistina'],
  ['citicolina', 'piracetam'],
])('%s beside %s is none: they are given together', (a, b) => expect(severitiesOf(a, b)).toEqual([]))

test.each([
  ['colecalciferol', 'calcitriol', 'minor', 'hipoparatiroidismo'],
  ['dinitrato de isosorbida', 'mononitrato de isosorbida', 'moderate', 'sublingual'],
])('%s beside %s is told with the use in which both are given', (a, b, severity, use) => {
  const told = checkDuplicates([item('1', [keyOf(a)]), item('2', [keyOf(b)])], knowledge)
  expect(told).toMatchObject([{ severity, advice: { es: expect.stringContaining(use) } }])
})

test('of 100 outpatient ingredients by use, at most 2 share a subgroup that nobody has judged', () => {
  const faults = new Faults()
  const use = readOutpatientUse(projectRoot(), catalogue.sources, faults)
  faults.throwIfAny()
  const { byRule, byReview } = answersOf(knowledge)
  const isOpen = (drug: string): boolean =>
    !byRule.get('duplicate')?.has(drug) && !byReview.get('duplicate')?.has(drug)
  const weight = (drugs: [string, number][]): number => drugs.reduce((sum, [, one]) => sum + one, 0)
  expect(use.size).toBeGreaterThanOrEqual(400)
  expect(weight([...use].filter(([drug]) => isOpen(drug))) / weight([...use])).toBeLessThan(0.02)
})

test('no reviewed answer stands for a drug whose codes have no chemical subgroup', () => {
  const read = knowledge.reviewed.filter(({ question }) => question === 'duplicate')
  expect(read.length).toBeGreaterThanOrEqual(150)
  expect(read.filter(({ drug }) => subgroupsOf(knowledge.atc.get(drug) ?? []).length === 0)).toEqual([])
})
