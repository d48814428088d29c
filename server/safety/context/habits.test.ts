import { describe, expect, test } from 'vitest'
import { projectSafety } from '../../testing/clinical/project-knowledge.ts'
import { healthyPatient, item } from '../../testing/clinical/safety.ts'
import { createSafetyCheck } from '../check.ts'
import type { CheckedPatient } from '../subject.ts'

const check = createSafetyCheck(projectSafety.rules)
const found = (drugs: string[], patient: Partial<CheckedPatient>) => {
  const { findings, gaps } = check(
    drugs.map((drug, at) => item(String(at), [drug])),
    healthyPatient(patient),
  )
  return [
    ...findings.filter(({ kind }) => kind === 'condition').map(({ severity }) => severity),
    ...gaps.filter(({ reason }) => reason === 'missing-habits').map(({ reason }) => reason),
  ]
}
type Habits = NonNullable<CheckedPatient['habits']>
const drinks = (alcohol: Habits['alcohol']): Habits => ({ alcohol, tobacco: 'never' })
const smokes = (tobacco: Habits['tobacco']): Habits => ({ alcohol: 'none', tobacco })
const woman = (years: number, habits: Habits): Partial<CheckedPatient> => ({
  ageMonths: years * 12,
  female: true,
  habits,
})
const PILL = ['etinilestradiol', 'levonorgestrel']

describe('alcohol', () => {
  test.each<[string, Habits['alcohol'], string[]]>([
    ['metronidazol', 'none', []],
    ['metronidazol', 'occasional', ['moderate']],
    ['metronidazol', 'heavy', ['moderate']],
    ['metformina', 'occasional', []],
    ['metformina', 'heavy', ['serious']],
    ['paracetamol', 'occasional', []],
    ['paracetamol', 'heavy', ['moderate']],
    ['ibuprofeno', 'heavy', ['moderate']],
    ['tramadol', 'occasional', ['moderate']],
    ['tramadol', 'heavy', ['serious']],
    ['clonazepam', 'occasional', ['moderate']],
    ['clonazepam', 'heavy', ['serious']],
  ])('%s for a patient who drinks: %s', (drug, alcohol, expected) => {
    expect(found([drug], { habits: drinks(alcohol) })).toEqual(expected)
  })
})

describe('tobacco and contraceptives with an oestrogen', () => {
  test.each<[number, Habits['tobacco'], string[]]>([
    [34, 'current', []],
    [35, 'current', ['contraindicated']],
    [36, 'current', ['contraindicated']],
    [35, 'former', []],
    [35, 'never', []],
    [34, null, []],
    [35, null, ['missing-habits']],
  ])('at %i years, tobacco %s', (years, tobacco, expected) => {
    expect(found([PILL[0] ?? ''], woman(years, smokes(tobacco)))).toEqual(expected)
  })

  test('whether the patient smokes is not asked about for other drugs', () => {
    expect(found(['paracetamol'], woman(40, { alcohol: null, tobacco: null }))).toEqual([])
  })
})

describe('the class of Child and Pugh', () => {
  const hepatic = (drug: string, childPugh: string | null) =>
    check([item('1', [drug])], healthyPatient({ childPugh }))
      .findings.filter(({ kind }) => kind === 'hepatic')
      .map(({ severity }) => severity)

  test.each<[string, string | null, string[]]>([
    ['colchicina', 'B', []],
    ['colchicina', 'C', ['contraindicated']],
    ['metformina', 'A', []],
    ['metformina', 'B', ['contraindicated']],
    ['metformina', 'C', ['contraindicated']],
    ['pioglitazona', 'A', ['contraindicated']],
    ['pioglitazona', null, []],
  ])('%s in class %s', (drug, childPugh, expected) => {
    expect(hepatic(drug, childPugh)).toEqual(expected)
  })
})
