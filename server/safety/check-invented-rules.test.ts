import { describe, expect, test } from 'vitest'
import { healthyPatient, item, makeRule, makeSafetyKnowledge } from '../testing/clinical/safety.ts'
import type { DoseRule, InteractionRule, SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { createSafetyCheck } from './check.ts'
import type { CheckedItem, CheckedPatient } from './subject.ts'

const before = { current: true }
const printed = new Map([['drug', 'Droga']])

/** Findings and gaps of a safety check that has only the given rules, each as a text with its kind, rows and names. */
const told = (
  items: readonly CheckedItem[],
  knowledge: Partial<SafetyKnowledge>,
  patient: Partial<CheckedPatient> = {},
  repeated: readonly CheckedItem[] = [],
) => {
  const check = createSafetyCheck(makeSafetyKnowledge({ printed, ...knowledge }))
  const { findings, gaps } = check(items, healthyPatient(patient), repeated)
  return {
    findings: findings.map(({ id, items: keys }) => `${id}: ${keys.join(' ')}`),
    gaps: gaps.map(({ reason, items: keys, about }) => `${reason}: ${keys.join(' ')}: ${about.join(', ')}`),
  }
}
const findings = (...given: Parameters<typeof told>) => told(...given).findings
const gapsOf = (reason: string, ...given: Parameters<typeof told>) =>
  told(...given).gaps.filter((gap) => gap.startsWith(`${reason}:`))

const pair = (id: string, more: Partial<InteractionRule> = {}): InteractionRule => ({
  ...makeRule(id),
  a: new Set(['a']),
  b: new Set(['b']),
  local: 'none',
  ...more,
})
const both = [item('1', ['a']), item('2', ['b'])]

describe('of several interaction rules about a pair', () => {
  test('a milder one stands instead of those that it names', () => {
    const worst = pair('worst', makeRule('worst', 'contraindicated'))
    const mild = (more: Partial<InteractionRule>) => pair('mild', { ...makeRule('mild', 'minor'), ...more })
    const of = (...interactions: InteractionRule[]) => findings(both, { interactions })
    expect(of(worst, mild({}))).toEqual(['interaction|worst|a|b: 1 2'])
    expect(of(worst, mild({ insteadOf: ['worst'] }))).toEqual(['interaction|mild|a|b: 1 2'])
    expect(of(worst, mild({ insteadOf: ['other'] }))).toEqual(['interaction|worst|a|b: 1 2'])
    // A rule whose circumstances do not hold does not replace another rule.
    expect(of(worst, mild({ insteadOf: ['worst'], context: { ageFrom: 65 } }))).toEqual([
      'interaction|worst|a|b: 1 2',
    ])
  })

  test('a rule about one after the other is silent about two that are new', () => {
    const interactions = [pair('apart', { apart: true })]
    const [a, b] = both as [CheckedItem, CheckedItem]
    expect(findings([a, b], { interactions })).toEqual([])
    expect(findings([{ ...a, ...before }, b], { interactions })).toEqual(['interaction|apart|a|b: 1 2'])
    expect(findings([a, { ...b, ...before }], { interactions })).toEqual(['interaction|apart|a|b: 1 2'])
  })

  test.each(['a', 'b'] as const)('the dose that a limit is about is that of its side %s', (doseOf) => {
    const interactions = [pair('dosed', { doseOf, context: { doseOver: 100 } })]
    const dosed = (key: string, drug: string, daily: number) =>
      item(key, [drug], { doses: new Map([[drug, { unit: 'mg', single: daily, daily, daysAWeek: 7 }]]) })
    const of = (daily: { a: number; b: number }) => {
      const rows = [dosed('1', 'a', daily.a), dosed('2', 'b', daily.b)]
      return [rows, rows.toReversed()].map((items) => findings(items, { interactions }).length)
    }
    expect(of({ a: 50, b: 50, [doseOf]: 200 })).toEqual([1, 1])
    expect(of({ a: 200, b: 200, [doseOf]: 50 })).toEqual([0, 0])
  })

  test('a rule that names a drug on both sides says nothing about this drug twice', () => {
    const interactions = [pair('same', { a: new Set(['a']), b: new Set(['a', 'b']) })]
    expect(findings([item('1', ['a']), item('2', ['a'])], { interactions })).toEqual([
      'duplicate|same-ingredient|a: 1 2',
    ])
  })
})

describe('a duplicate beside an interaction of the same rows', () => {
  const group = (severity: DoseRule['severity']) => ({
    duplicates: [{ ...makeRule('group', severity), members: new Set(['a', 'b', 'c']), atMost: 1 }],
    interactions: [pair('pair')],
  })
  test.each([
    ['contraindicated', true],
    ['serious', false],
    ['moderate', false],
  ] as const)('is told only where it is more serious: %s', (severity, isTold) => {
    expect(findings(both, group(severity)).includes('duplicate|group|a|b: 1 2')).toBe(isTold)
  })

  test('is told where it is about a third row too', () => {
    expect(findings([...both, item('3', ['c'])], group('moderate'))).toContain('duplicate|group|a|b|c: 1 2 3')
    expect(findings([item('1', ['a']), item('3', ['c'])], group('moderate'))).toEqual([
      'duplicate|group|a|c: 1 3',
    ])
  })
})

test('of two findings of a kind about the same row and names the more serious one is told', () => {
  const drugs = new Set(['drug'])
  const conditions = ['minor', 'serious', 'moderate'].map((severity) => ({
    ...makeRule(severity, severity as DoseRule['severity']),
    drugs,
    codes: ['J45'],
    local: false,
  }))
  const patient = { conditions: ['J45.9'] }
  expect(findings([item('1', ['drug'])], { conditions }, patient)).toEqual([
    'condition|serious|Droga|J45.9: 1',
  ])
})

describe('what a check could not look at is a gap', () => {
  test('a row without a known drug, a word beside one, and an open route', () => {
    const rows = [
      item('1', null, { label: 'Preparado' }),
      item('2', ['drug'], { unknown: ['zzumba'] }),
      item('3', ['drug'], { isReachOpen: true, label: 'Droga solución' }),
    ]
    const { gaps } = told(rows, {})
    expect(gaps).toEqual(
      expect.arrayContaining([
        'free-text: 1: Preparado',
        'unknown-ingredient: 2: zzumba',
        'route-open: 3: Droga solución',
      ]),
    )
    expect(gaps.filter((gap) => /^(?:free-text|unknown-ingredient|route-open)/.test(gap))).toHaveLength(3)
  })

  test.each([
    ['beside another row', [item('1', ['drug']), item('2', ['a'])], ['1: Droga']],
    ['beside what is taken', [item('1', ['drug']), item('2', ['a'], before)], ['1: Droga']],
    ['that is taken, beside a new row', [item('1', ['drug'], before), item('2', ['a'])], ['1: Droga']],
    ['with a drug that has one', [item('1', ['drug', 'a']), item('2', ['a'])], []],
    ['alone', [item('1', ['drug'])], []],
    ['of which all are taken', [item('1', ['drug'], before), item('2', ['a'], before)], []],
    ['beside a row on the skin', [item('1', ['drug']), item('2', ['a'], { reach: 'skin' })], []],
    ['on the skin', [item('1', ['drug'], { reach: 'skin' }), item('2', ['a']), item('3', ['a'])], []],
    ['beside a row that nobody could read', [item('1', ['drug']), item('2', null)], []],
  ])('a drug without an interaction rule %s', (_what, rows, gaps) =>
    expect(gapsOf('no-interaction-rule', rows, { interactions: [pair('pair')] })).toEqual(
      gaps.map((gap) => `no-interaction-rule: ${gap}`),
    ),
  )

  test('a drug that was reviewed for interactions, or for its dose, is none', () => {
    const reviewed = (question: 'interaction' | 'dose') => [
      { question, drug: 'drug', reach: 'systemic' as const, sources: [], readOn: '2026-11-01' },
    ]
    const rows = [item('1', ['drug']), item('2', ['a'])]
    const interactions = [pair('pair')]
    expect(gapsOf('no-interaction-rule', rows, { interactions, reviewed: reviewed('interaction') })).toEqual(
      [],
    )
    expect(gapsOf('no-interaction-rule', rows, { interactions, reviewed: reviewed('dose') })).toHaveLength(1)
    const ofDose = (question: 'interaction' | 'dose') =>
      gapsOf('not-covered', [item('1', ['drug'])], { reviewed: reviewed(question) })
    expect(ofDose('dose')).toEqual([])
    expect(ofDose('interaction')).toEqual(['not-covered: 1: Droga'])
  })
})

test('of equally serious limits by clearance the one for the lowest clearance is told', () => {
  const cautions = [60, 15, 30].map((below) => ({
    ...makeRule(`below ${below}`),
    kind: 'renal' as const,
    drugs: new Set(['drug']),
    reaches: ['systemic' as const],
    context: { crclBelow: below },
  }))
  const toldAt = (crcl: number) => findings([item('1', ['drug'])], { cautions }, { crcl })
  expect([59, 29, 14].map(toldAt)).toEqual([60, 30, 15].map((below) => [`renal|below ${below}|Droga: 1`]))
})
