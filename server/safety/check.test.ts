import { describe, expect, test } from 'vitest'
import { SEVERITIES } from '#knowledge/safety/rule.ts'
import { projectSafety } from '../testing/clinical/project-knowledge.ts'
import { healthyPatient, item, makeSafetyKnowledge } from '../testing/clinical/safety.ts'
import { createSafetyCheck } from './check.ts'

const knowledge = projectSafety.rules
const check = createSafetyCheck(knowledge)
const well = healthyPatient()
const mg = (key: string, single: number | null, daily: number | null) => ({
  doses: new Map([[key, { unit: 'mg' as const, single, daily, daysAWeek: daily === null ? null : 7 }]]),
})
const said = (...args: Parameters<typeof check>) =>
  check(...args).findings.map(({ kind, severity, about }) => [kind, severity, ...about].join(' '))

describe('interactions', () => {
  test.each([
    ['claritromicina', 'simvastatina', 'contraindicated'],
    ['dinitrato de isosorbida', 'sildenafil', 'contraindicated'],
    ['sertralina', 'tranilcipromina', 'contraindicated'],
    ['ciprofloxacino', 'tizanidina', 'contraindicated'],
    ['trimetoprima', 'metotrexato', 'contraindicated'],
    ['alopurinol', 'azatioprina', 'contraindicated'],
    ['warfarina', 'ibuprofeno', 'serious'],
    ['carbonato de litio', 'losartan', 'serious'],
    ['digoxina', 'amiodarona', 'serious'],
    ['levotiroxina', 'sulfato ferroso', 'moderate'],
  ])('%s with %s is %s, in either order and against what is already taken', (a, b, severity) => {
    for (const [x, y] of [
      [a, b],
      [b, a],
    ] as const) {
      const [worst] = check([item('1', [x]), item('2', [y], { current: true })], well).findings
      expect(worst).toMatchObject({
        kind: 'interaction',
        severity,
        interrupts: severity === 'contraindicated',
      })
      expect(worst?.sources.length).toBeGreaterThan(0)
    }
  })

  test('every ingredient of a combination is checked, but not against others of the same product', () => {
    const triple = item('1', ['atorvastatina', 'amlodipino'])
    expect(said([triple], well)).toEqual([])
    expect(said([triple, item('2', ['claritromicina'])], well)).toContain(
      'interaction serious atorvastatina claritromicina',
    )
  })

  test('drugs for the skin have no interactions, and those for a mucosa only by rules for it', () => {
    const warfarin = item('2', ['warfarina'])
    expect(said([item('1', ['miconazol'], { route: 'cutánea', reach: 'skin' }), warfarin], well)).toEqual([])
    expect(said([item('1', ['miconazol'], { route: 'bucal', reach: 'mucosal' }), warfarin], well)).toContain(
      'interaction contraindicated miconazol warfarina',
    )
    const eye = { route: 'oftálmica', reach: 'mucosal' } as const
    expect(said([item('1', ['claritromicina'], eye), item('2', ['simvastatina'])], well)).toEqual([])
  })

  test('two current medicines are not reported', () => {
    const before = { current: true }
    expect(said([item('1', ['warfarina'], before), item('2', ['ibuprofeno'], before)], well)).toEqual([])
  })
})

describe('duplicates', () => {
  test('the same ingredient twice, and two of a group, but not a change of a topical form', () => {
    expect(said([item('1', ['paracetamol']), item('2', ['paracetamol', 'cafeina'])], well)).toEqual([
      'duplicate serious paracetamol',
    ])
    expect(said([item('1', ['ibuprofeno']), item('2', ['naproxeno'])], well)).toEqual([
      'duplicate serious ibuprofeno naproxeno',
    ])
    const gel = item('2', ['diclofenaco'], { route: 'cutánea', reach: 'skin' })
    expect(said([item('1', ['ibuprofeno']), gel], well)).toEqual([])
  })
})

describe('the patient', () => {
  test('is checked for an allergy to a drug, to a group, and across groups', () => {
    const amoxicillin = [item('1', ['amoxicilina'])]
    expect(said(amoxicillin, healthyPatient({ allergies: ['amoxicilina'] }))).toEqual([
      'allergy contraindicated amoxicilina amoxicilina',
    ])
    expect(said(amoxicillin, healthyPatient({ allergies: ['@penicillins'] }))[0]).toMatch(
      /^allergy contraindicated/,
    )
    expect(said([item('1', ['cefalexina'])], healthyPatient({ allergies: ['amoxicilina'] }))[0]).toMatch(
      /^allergy serious/,
    )
    expect(said([item('1', ['azitromicina'])], healthyPatient({ allergies: ['@penicillins'] }))).toEqual([])
  })

  test('is checked for conditions, by the beginning of their codes', () => {
    expect(said([item('1', ['propranolol'])], healthyPatient({ conditions: ['J45.9'] }))[0]).toMatch(
      /^condition contraindicated propranolol/,
    )
    expect(said([item('1', ['propranolol'])], healthyPatient({ conditions: ['I10'] }))).toEqual([])
  })

  test('is checked for pregnancy, by trimester', () => {
    expect(
      said([item('1', ['isotretinoina'])], healthyPatient({ female: true, reproduction: ['pregnancy'] }))[0],
    ).toMatch(/^reproduction contraindicated/)
    const nsaid = [item('1', ['naproxeno'])]
    expect(said(nsaid, healthyPatient({ reproduction: ['third-trimester', 'pregnancy'] }))[0]).toMatch(
      /contraindicated/,
    )
    expect(said(nsaid, healthyPatient({ reproduction: ['first-trimester', 'pregnancy'] }))[0]).toMatch(
      /moderate/,
    )
  })

  test('is checked for kidney function, at the limit', () => {
    const metformin = [item('1', ['metformina'], mg('metformina', 500, 1000))]
    expect(said(metformin, healthyPatient({ egfr: 29.9 }))).toEqual(['renal contraindicated metformina'])
    expect(said(metformin, healthyPatient({ egfr: 30 }))).toEqual(['renal serious metformina'])
    expect(said(metformin, healthyPatient({ egfr: 45 }))).toEqual([])
  })

  test('is checked for age, at the limit', () => {
    const doxycycline = [item('1', ['doxiciclina'])]
    expect(said(doxycycline, healthyPatient({ ageMonths: 95 }))[0]).toBe('age contraindicated doxiciclina')
    expect(said(doxycycline, healthyPatient({ ageMonths: 96 })).filter((s) => s.startsWith('age'))).toEqual(
      [],
    )
  })
})

describe('doses', () => {
  test('of paracetamol in two rows are added up', () => {
    const half = (key: string) => item(key, ['paracetamol'], mg('paracetamol', 1000, 3000))
    const { findings } = check([half('1'), half('2')], well)
    expect(findings.find(({ kind }) => kind === 'dose')).toMatchObject({
      interrupts: true,
      figures: { written: 6000, limit: 4000, unit: 'mg/día' },
    })
  })

  test('of a child are limited by weight, and never above the ceiling', () => {
    const dose = (daily: number) => [item('1', ['paracetamol'], mg('paracetamol', daily / 4, daily))]
    expect(said(dose(600), healthyPatient({ ageMonths: 24, weightKg: 10 }))).toEqual([])
    expect(said(dose(900), healthyPatient({ ageMonths: 24, weightKg: 10 }))).toEqual([
      'dose contraindicated paracetamol',
    ])
    expect(said(dose(4400), healthyPatient({ ageMonths: 180, weightKg: 70 }))).toEqual([
      'dose contraindicated paracetamol',
    ])
  })
})

describe('gaps are reported', () => {
  test('for a drug without interaction rules, beside another drug', () => {
    const bare = makeSafetyKnowledge({
      printed: new Map([['drug', 'Drug']]),
      interactions: knowledge.interactions,
    })
    const check = createSafetyCheck(bare)
    const gap = { reason: 'no-interaction-rule', items: ['1'], about: ['Drug'] }
    const alone = [item('1', ['drug'])]
    const pair = [...alone, item('2', ['paracetamol'])]
    expect(check(alone, well).gaps).not.toContainEqual(gap)
    expect(check(pair, well)).toMatchObject({ outcome: 'unchecked' })
    expect(check(pair, well).gaps).toContainEqual(gap)
    const taken = [item('1', ['drug'], { current: true }), item('2', ['paracetamol'])]
    expect(check(taken, well).gaps).toContainEqual(gap)
    const whole = [item('1', ['amoxicilina', 'acido clavulanico']), item('2', ['paracetamol'])]
    expect(check(whole, well).gaps.map(({ reason }) => reason)).not.toContain('no-interaction-rule')
  })

  const reasons = (...args: Parameters<typeof check>) => check(...args).gaps.map((gap) => gap.reason)

  test('and nothing found is reported only when everything was checked', () => {
    const read = item('1', ['paracetamol'], mg('paracetamol', 500, 1500))
    expect(check([read], well)).toMatchObject({ outcome: 'none', findings: [], gaps: [] })
  })

  test.each([
    ['free text', [item('1', null)], well, 'free-text'],
    [
      'a part that is not known',
      [item('1', ['paracetamol'], { unknown: ['zzz'] })],
      well,
      'unknown-ingredient',
    ],
    ['a dose that was not understood', [item('1', ['paracetamol'])], well, 'dose-not-understood'],
    [
      'a child without weight',
      [item('1', ['ibuprofeno'])],
      healthyPatient({ ageMonths: 30, weightKg: null }),
      'missing-weight',
    ],
    ['no age', [item('1', ['ibuprofeno'])], healthyPatient({ ageMonths: null }), 'missing-age'],
    [
      'allergies never asked',
      [item('1', ['ibuprofeno'])],
      healthyPatient({ allergies: null }),
      'missing-allergies',
    ],
    [
      'an allergy in unknown words',
      [item('1', ['ibuprofeno'])],
      healthyPatient({ unknownAllergies: ['zzz'] }),
      'unknown-allergy',
    ],
    ['no creatinine', [item('1', ['metformina'])], healthyPatient({ egfr: null }), 'missing-renal-function'],
    [
      'conditions never asked',
      [item('1', ['ibuprofeno'])],
      healthyPatient({ conditions: null }),
      'missing-conditions',
    ],
    [
      'current medication never asked',
      [item('1', ['ibuprofeno'])],
      healthyPatient({ medication: null }),
      'missing-medication',
    ],
    [
      'an allergy to what the rules do not name any more',
      [item('1', ['ibuprofeno'])],
      healthyPatient({ allergies: ['@gone'] }),
      'unknown-allergy',
    ],
    [
      'a creatinine of long ago',
      [item('1', ['metformina'])],
      healthyPatient({ old: { egfr: true, reproduction: false } }),
      'missing-renal-function',
    ],
    [
      'a "no" to pregnancy of long ago',
      [item('1', ['losartan'])],
      healthyPatient({ female: true, old: { egfr: false, reproduction: true } }),
      'missing-pregnancy',
    ],
    [
      'a woman not asked',
      [item('1', ['losartan'])],
      healthyPatient({ female: true, reproduction: null }),
      'missing-pregnancy',
    ],
  ] as const)('%s', (_, items, patient, reason) => {
    expect(reasons([...items], patient)).toContain(reason)
    expect(check([...items], patient).outcome).not.toBe('none')
  })

  test('outdated data still cause warnings', () => {
    const old = { egfr: true, reproduction: true }
    expect(said([item('1', ['metformina'])], healthyPatient({ egfr: 20, old }))).toEqual([
      'renal contraindicated metformina',
    ])
  })

  test('a man is not asked about pregnancy', () => {
    expect(reasons([item('1', ['losartan'])], healthyPatient({ reproduction: null }))).not.toContain(
      'missing-pregnancy',
    )
  })
})

test('only the highest level stops an issue, and more serious findings come first', () => {
  const { findings } = check(
    [
      item('1', ['claritromicina']),
      item('2', ['simvastatina']),
      item('3', ['omeprazol']),
      item('4', ['levotiroxina']),
    ],
    healthyPatient({ egfr: 20 }),
  )
  expect(findings.length).toBeGreaterThan(2)
  for (const { severity, interrupts } of findings) expect(interrupts).toBe(severity === 'contraindicated')
  const order = findings.map(({ severity }) => SEVERITIES.indexOf(severity))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})
