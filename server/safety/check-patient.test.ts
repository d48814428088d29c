import { describe, expect, test } from 'vitest'
import { makeRule, healthyPatient, item, makeSafetyKnowledge } from '../testing/clinical/safety.ts'
import { checkPatient } from './check-patient.ts'

const YEAR = 12

test.each([
  ['the month before the tenth birthday', 10 * YEAR - 1, false],
  ['the tenth birthday', 10 * YEAR, true],
  ['the month after the tenth birthday', 10 * YEAR + 1, true],
  ['the month before the 55th birthday', 55 * YEAR - 1, true],
  ['the 55th birthday', 55 * YEAR, false],
  ['the month after the 55th birthday', 55 * YEAR + 1, false],
  ['an age that nobody recorded', null, true],
])('at %s an unanswered question about pregnancy is a gap: %s %s', (_month, ageMonths, isTold) => {
  const rule = {
    ...makeRule('pregnant'),
    drugs: new Set(['drug']),
    state: 'pregnancy' as const,
    local: false,
  }
  const patient = healthyPatient({ female: true, reproduction: null, ageMonths })
  const { gaps } = checkPatient([item('1', ['drug'])], patient, makeSafetyKnowledge({ reproduction: [rule] }))
  expect(gaps.some(({ reason }) => reason === 'missing-pregnancy')).toBe(isTold)
})

const printed = new Map([
  ['drug', 'Droga'],
  ['kin', 'Pariente'],
])
const knowing = (more: Parameters<typeof makeSafetyKnowledge>[0] = {}) =>
  makeSafetyKnowledge({ printed, names: new Map([['droga', 'drug']]), ...more })
const drugs = new Set(['drug'])
const row = item('1', ['drug'])
type Patient = Parameters<typeof checkPatient>[1]
const told = (patient: Partial<Patient>, knowledge = knowing(), items = [row]) => {
  const { findings, gaps } = checkPatient(items, healthyPatient(patient), knowledge)
  return [...findings.map(({ id }) => id), ...gaps.map(({ reason }) => reason)]
}

test.each<[string, Partial<Patient>, string[]]>([
  ['the drug itself', { allergies: ['drug'] }, ['allergy|allergy-direct|Droga|Droga']],
  ['its class', { allergies: ['@class'] }, ['allergy|allergy-direct|Clase|Droga']],
  ['a drug that reacts with it', { allergies: ['kin'] }, ['allergy|worse|Droga|Pariente']],
  ['another drug', { allergies: [] }, []],
  ['something that nobody knows', { unknownAllergies: ['polvo'] }, ['unknown-allergy']],
  ['a key that no rule knows any more', { allergies: ['gone'] }, ['unknown-allergy']],
  ['nobody asked', { allergies: null }, ['missing-allergies']],
])('of an allergy to %s', (_name, patient, ids) => {
  const cross = { allergens: new Set(['kin']), reactsWith: drugs }
  const knowledge = knowing({
    allergies: [
      { ...makeRule('mild', 'minor'), ...cross },
      { ...makeRule('worse', 'serious'), ...cross },
      { ...makeRule('other', 'contraindicated'), allergens: new Set(['z']), reactsWith: drugs },
    ],
    allergyGroups: [{ id: 'class', name: { es: 'Clase', en: 'Class' }, aliases: [], members: drugs }],
  })
  const direct = knowledge.directAllergy.id
  expect(told(patient, knowledge)).toEqual(ids.map((id) => id.replace('allergy-direct', direct)))
  expect(told(patient, knowledge, [item('1', ['drug'], { current: true })])).toEqual([])
})

test.each<[string, Partial<Patient>, string[]]>([
  ['a condition of the record', { conditions: ['J45.9'] }, ['condition|asthma|J45.9|Droga']],
  ['a diagnosis of the draft', { diagnoses: ['J45.0'] }, ['condition|asthma|Droga|J45.0']],
  ['both at once', { conditions: ['J45'], diagnoses: ['J45'] }, ['condition|asthma|Droga|J45']],
  ['another condition', { conditions: ['I10'] }, []],
  ['nobody asked', { conditions: null }, ['missing-conditions']],
  [
    'nobody asked, but a diagnosis',
    { conditions: null, diagnoses: ['J45'] },
    ['condition|asthma|Droga|J45', 'missing-conditions'],
  ],
])('of conditions, with %s', (_name, patient, ids) => {
  const conditions = [{ ...makeRule('asthma'), drugs, codes: ['J45'], local: false }]
  const sorted = (all: string[]) => all.map((id) => id.split('|').toSorted().join('|'))
  expect(sorted(told(patient, knowing({ conditions })))).toEqual(sorted(ids))
  // A rule for drugs within the body does not hold for drugs on a mucosa, and a rule for a mucosa does not hold within
  // the body.
  const mucosal = [item('1', ['drug'], { reach: 'mucosal' })]
  expect(told({ conditions: ['J45'] }, knowing({ conditions }), mucosal)).toEqual([])
  const local = [{ ...makeRule('asthma'), drugs, codes: ['J45'], local: true }]
  expect(told({ conditions: ['J45'] }, knowing({ conditions: local }), mucosal)).toHaveLength(1)
  expect(told({ conditions: ['J45'] }, knowing({ conditions: local }))).toEqual([])
})

test.each<[string, Partial<Patient>, string[]]>([
  ['just below the limit', { egfr: 29.9 }, ['renal|kidney|Droga']],
  ['at the limit', { egfr: 30 }, []],
  ['that nobody measured in an adult', { egfr: null, ageMonths: 480 }, ['missing-renal-function']],
  ['that nobody measured in a child', { egfr: null, ageMonths: 8 }, ['missing-renal-function']],
  ['unmeasured in kidney disease', { egfr: null, conditions: ['N18.3'] }, ['missing-renal-function']],
  [
    'just below the limit, measured long ago',
    { egfr: 29.9, old: { egfr: true, reproduction: false } },
    ['renal|kidney|Droga', 'missing-renal-function'],
  ],
  ['at the limit, measured now', { egfr: 30, old: { egfr: false, reproduction: true } }, []],
])('a kidney function %s', (_name, patient, ids) => {
  expect(told(patient, knowing({ renal: [{ ...makeRule('kidney'), drugs, below: 30 }] }))).toEqual(ids)
})

test.each<[string, Partial<Patient>, string[]]>([
  ['the month before the first', { ageMonths: 11 }, []],
  ['the first month', { ageMonths: 12 }, ['age|young|Droga']],
  ['the last month', { ageMonths: 23 }, ['age|young|Droga']],
  ['the month after the last', { ageMonths: 24 }, []],
  ['an age that nobody recorded', { ageMonths: null }, ['missing-age']],
])('a rule of ages holds in %s', (_name, patient, ids) => {
  const ages = [{ ...makeRule('young'), drugs, fromMonths: 12, belowMonths: 24, local: false }]
  expect(told(patient, knowing({ ages }))).toEqual(ids)
})

test.each<[string, Partial<Patient>, string[]]>([
  ['pregnant', { reproduction: ['pregnancy'] }, ['reproduction|pregnant|Droga']],
  ['lactating', { reproduction: ['lactation'] }, []],
  [
    'not pregnant, by an old answer',
    { reproduction: [], old: { reproduction: true, egfr: false } },
    ['missing-pregnancy'],
  ],
  ['a man of whom nobody asked', { reproduction: null, female: false }, []],
  ['of no recorded sex', { reproduction: null, female: null }, ['missing-pregnancy']],
])('a patient who is %s', (_name, patient, ids) => {
  const reproduction = [{ ...makeRule('pregnant'), drugs, state: 'pregnancy' as const, local: false }]
  expect(told({ female: true, ageMonths: 30 * YEAR, ...patient }, knowing({ reproduction }))).toEqual(ids)
})

test('a gap is told only of rows that some rule is about', () => {
  const asked = { conditions: null, egfr: null, ageMonths: null, reproduction: null, female: true }
  expect(told(asked)).toEqual([])
  expect(told({ medication: null })).toEqual(['missing-medication'])
  expect(told({ medication: null, allergies: null }, knowing(), [item('1', null)])).toEqual([])
})

test('an unasked medication names the running prescriptions that were checked all the same', () => {
  const prescribed = { signature: 'a'.repeat(64), on: '2026-11-01', until: null }
  const taken = { ...item('prescribed:a', ['kin'], { current: true }), label: 'Pariente 5 mg', prescribed }
  const gapsOf = (items: Parameters<typeof checkPatient>[0], medication: [] | null) =>
    checkPatient(items, healthyPatient({ medication }), knowing()).gaps
  expect(gapsOf([row, taken], null)).toEqual([
    { reason: 'missing-medication', items: [row.key], about: ['Pariente 5 mg'] },
  ])
  expect(gapsOf([row], null)).toEqual([{ reason: 'missing-medication', items: [row.key], about: [] }])
  expect(gapsOf([row, taken], [])).toEqual([])
})

test('of several rules about a drug the most serious is told, once', () => {
  const renal = [
    { ...makeRule('mild', 'minor'), drugs, below: 60 },
    { ...makeRule('worst', 'contraindicated'), drugs, below: 60 },
  ]
  expect(told({ egfr: 10 }, knowing({ renal }), [item('1', ['drug', 'drug', 'other'])])).toEqual([
    'renal|worst|Droga',
  ])
})

test.each([
  ['in the order of their limits', [60, 30, 15]],
  ['in another order', [15, 60, 30]],
])('of equally serious rules that all hold, %s, the one for the lowest filtration is told', (_, limits) => {
  const renal = limits.map((below) => ({ ...makeRule(`below ${below}`), drugs, below }))
  const toldAt = (egfr: number) => told({ egfr }, knowing({ renal }))
  expect([59, 30, 29, 15, 14].map(toldAt)).toEqual(
    [60, 60, 30, 30, 15].map((below) => [`renal|below ${below}|Droga`]),
  )
})

test('a code whose title names a further condition is checked for both, and the recorded code is told', () => {
  const rule = { ...makeRule('failing'), drugs, codes: ['I50'], local: false, context: null }
  const knowledge = knowing({ conditions: [rule], sameConditions: new Map([['I11.0', ['I50.9']]]) })
  const subjectsOf = (code: string) =>
    checkPatient([row], healthyPatient({ conditions: [code] }), knowledge).findings.map(({ about }) => about)
  expect(subjectsOf('I11.0')).toEqual([['Droga', 'I11.0']])
  expect(subjectsOf('I11.9')).toEqual([])
})

describe('a rule for skin and mucosa, and one for the whole body', () => {
  const reaches = ['systemic', 'mucosal', 'skin'] as const
  /** Number of findings of a rule for the drug, by the part of the body that the drug reaches. */
  const counts = (patient: Partial<Patient>, more: (local: boolean) => Parameters<typeof knowing>[0]) =>
    [false, true].map((local) =>
      reaches.map((reach) => told(patient, knowing(more(local)), [item('1', ['drug'], { reach })]).length),
    )
  test('of pregnancy', () => {
    const of = (local: boolean) => ({
      reproduction: [{ ...makeRule('pregnant'), drugs, state: 'pregnancy' as const, local }],
    })
    expect(counts({ female: true, reproduction: ['pregnancy'] }, of)).toEqual([
      [1, 0, 0],
      [0, 1, 1],
    ])
  })

  test('of ages', () => {
    const of = (local: boolean) => ({
      ages: [{ ...makeRule('young'), drugs, fromMonths: 0, belowMonths: 24, local }],
    })
    expect(counts({ ageMonths: 12 }, of)).toEqual([
      [1, 0, 0],
      [0, 1, 1],
    ])
  })

  test('the filtration of the kidney concerns the whole body alone', () => {
    const of = () => ({ renal: [{ ...makeRule('kidney'), drugs, below: 30 }] })
    expect(counts({ egfr: 10 }, of)).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ])
  })

  test('an unasked question is a gap of drugs in the whole body alone', () => {
    const asked = { conditions: null, egfr: null, ageMonths: null, reproduction: null, female: true }
    const rules = knowing({
      conditions: [{ ...makeRule('asthma'), drugs, codes: ['J45'], local: false }],
      reproduction: [{ ...makeRule('pregnant'), drugs, state: 'pregnancy', local: false }],
      renal: [{ ...makeRule('kidney'), drugs, below: 30 }],
      ages: [{ ...makeRule('young'), drugs, fromMonths: 0, belowMonths: 24, local: false }],
    })
    const all = ['missing-conditions', 'missing-pregnancy', 'missing-renal-function', 'missing-age']
    expect(reaches.map((reach) => told(asked, rules, [item('1', ['drug', 'z'], { reach })]))).toEqual([
      all,
      [],
      [],
    ])
  })
})

test('a limit by creatinine clearance needs the kidney function, and no other circumstance does', () => {
  const caution = (kind: 'renal' | 'hepatic') => ({
    cautions: [{ ...makeRule('limit'), drugs, kind, reaches: [] }],
  })
  expect(told({ egfr: null }, knowing(caution('renal')))).toContain('missing-renal-function')
  expect(told({ egfr: null }, knowing(caution('hepatic')))).not.toContain('missing-renal-function')
})

test('a finding and a gap name their rows', () => {
  const rules = knowing({
    renal: [{ ...makeRule('kidney'), drugs, below: 30 }],
    ages: [{ ...makeRule('young'), drugs, fromMonths: 0, belowMonths: 24, local: false }],
  })
  const rows = [item('1', ['drug']), item('2', ['z']), item('3', null), item('4', ['drug'])]
  const patient = healthyPatient({
    egfr: 10,
    ageMonths: null,
    allergies: ['drug'],
    unknownAllergies: ['polvo'],
  })
  const { findings, gaps } = checkPatient(rows, patient, rules)
  expect(findings.map(({ kind, items }) => [kind, ...items])).toEqual([
    ['allergy', '1'],
    ['allergy', '4'],
    ['renal', '1'],
    ['renal', '4'],
  ])
  expect(gaps).toEqual([
    { reason: 'unknown-allergy', items: ['1', '2', '4'], about: ['polvo'] },
    { reason: 'missing-age', items: ['1', '4'], about: [] },
  ])
})

test('an allergy to a class extends to what reacts with one of its members', () => {
  const cross = { allergens: new Set(['kin']), reactsWith: drugs }
  const knowledge = knowing({
    allergies: [{ ...makeRule('cross'), ...cross }],
    allergyGroups: [
      { id: 'kins', name: { es: 'Parientes', en: 'Kins' }, aliases: [], members: new Set(['kin', 'z']) },
      { id: 'others', name: { es: 'Otros', en: 'Others' }, aliases: [], members: new Set(['z']) },
    ],
  })
  expect(told({ allergies: ['@kins'] }, knowledge)).toEqual(['allergy|cross|Droga|Parientes'])
  expect(told({ allergies: ['@others'] }, knowledge)).toEqual([])
})

test('a rule about an allergy to a whole class is silent about one of its members', () => {
  const cross = { allergens: new Set(['kin']), reactsWith: drugs }
  const knowledge = knowing({
    allergies: [
      { ...makeRule('member'), ...cross },
      { ...makeRule('whole', 'contraindicated'), ...cross, ofClass: true },
    ],
    allergyGroups: [
      { id: 'kins', name: { es: 'Parientes', en: 'Kins' }, aliases: [], members: new Set(['kin']) },
    ],
  })
  expect(told({ allergies: ['@kins'] }, knowledge)).toEqual(['allergy|whole|Droga|Parientes'])
  expect(told({ allergies: ['kin'] }, knowledge)).toEqual(['allergy|member|Droga|Pariente'])
})
