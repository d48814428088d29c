import { describe, expect, test } from 'vitest'
import { projectSafety } from '../../testing/clinical/project-knowledge.ts'
import { healthyPatient, item } from '../../testing/clinical/safety.ts'
import { createSafetyCheck } from '../check.ts'
import type { CheckedItem, CheckedPatient } from '../subject.ts'

const { rules } = projectSafety
const check = createSafetyCheck(rules)

const rowsOf = (drugs: readonly string[], more: Partial<CheckedItem> = {}) =>
  drugs.map((drug, at) => {
    const key = rules.names.get(drug)
    if (key === undefined) throw new Error(`unknown ${drug}`)
    return item(String(at), [key], more)
  })
const findingsOf = (drugs: readonly string[], patient: Partial<CheckedPatient> = {}) =>
  check(rowsOf(drugs), healthyPatient(patient)).findings
const said = (drugs: readonly string[], patient: Partial<CheckedPatient> = {}) =>
  findingsOf(drugs, patient).map(({ kind, severity }) => `${kind} ${severity}`)

describe('drugs that prolong the QT interval', () => {
  const PAIR = ['azitromicina', 'haloperidol']

  test.each<[string, Partial<CheckedPatient>, string]>([
    ['without a risk factor', {}, 'interaction serious'],
    ['at 64 years', { ageMonths: 64 * 12 + 11 }, 'interaction serious'],
    ['in a woman of 64 years', { ageMonths: 64 * 12, female: true }, 'interaction serious'],
    ['in a woman of 65 years', { ageMonths: 65 * 12, female: true }, 'load contraindicated'],
    ['with low potassium alone', { conditions: ['E87.6'] }, 'interaction serious'],
    ['in a woman with low potassium', { female: true, conditions: ['E87.6'] }, 'load contraindicated'],
    ['with heart failure and bradycardia', { conditions: ['I50.9', 'R00.1'] }, 'load contraindicated'],
  ])('are a pair %s', (_, patient, expected) => {
    expect(said(PAIR, patient)).toContain(expected)
  })

  test('are one finding that names drugs and factors, however many they are', () => {
    const found = findingsOf(['citalopram', 'donepecilo', 'azitromicina', 'ondansetron', 'furosemida'], {
      ageMonths: 82 * 12,
      conditions: ['E87.6', 'I50.9'],
    }).filter(({ kind, severity }) => (kind === 'load' || kind === 'interaction') && severity !== 'minor')
    expect(found.map(({ kind, severity, interrupts }) => [kind, severity, interrupts])).toEqual([
      ['load', 'contraindicated', true],
    ])
    expect(found[0]?.about.toSorted()).toEqual(['azitromicina', 'citalopram', 'donepecilo', 'ondansetrón'])
    expect(found[0]?.factors?.map(({ es }) => es)).toEqual([
      '65 años o más',
      'potasio o magnesio bajo',
      'diurético de asa',
      'insuficiencia cardiaca',
    ])
  })

  test('count a third drug and the intravenous route as factors', () => {
    expect(said(['azitromicina', 'ondansetron', 'donepecilo'])).toEqual(['load serious'])
    expect(said(['azitromicina', 'ondansetron', 'donepecilo'], { female: true })).toEqual([
      'load contraindicated',
    ])
    const injected = check(rowsOf(PAIR, { route: 'intravenosa' }), healthyPatient({ female: true }))
    expect(injected.findings.map(({ severity }) => severity)).toContain('contraindicated')
  })
})

describe('pairs that always stop', () => {
  test.each([
    ...[
      'azitromicina',
      'citalopram',
      'domperidona',
      'escitalopram',
      'haloperidol',
      'moxifloxacino',
      'ondansetron',
    ].map((other) => ['cisaprida', other]),
    ...['citalopram', 'escitalopram', 'haloperidol', 'moxifloxacino'].map((other) => ['domperidona', other]),
    ...['haloperidol', 'citalopram', 'escitalopram'].map((other) => ['moxifloxacino', other]),
    ...['citalopram', 'escitalopram'].map((other) => ['haloperidol', other]),
    ['citalopram', 'escitalopram'],
    ['azitromicina', 'claritromicina'],
    ['azitromicina', 'eritromicina'],
    ['claritromicina', 'eritromicina'],
  ])('%s with %s', (a = '', b = '') => {
    expect(findingsOf([a, b])[0]?.interrupts).toBe(true)
  })
})

describe('sums of other effects are one finding', () => {
  test.each<[string, string[], Partial<CheckedPatient>, string[]]>([
    [
      'an anti-inflammatory, an ACE inhibitor and a diuretic',
      ['ibuprofeno', 'enalapril', 'hidroclorotiazida'],
      {},
      ['load serious'],
    ],
    [
      'three anticholinergics at 80 years',
      ['oxibutinina', 'difenhidramina', 'amitriptilina'],
      { ageMonths: 960 },
      ['load serious'],
    ],
    ['three serotonergic drugs', ['sertralina', 'tramadol', 'sumatriptan'], {}, ['load serious']],
    ['an opioid and two sedatives', ['morfina', 'clonazepam', 'pregabalina'], {}, ['load serious']],
  ])('%s', (_, drugs, patient, expected) => {
    const found = said(drugs, patient).filter(
      (line) => line.startsWith('load') || line.startsWith('interaction'),
    )
    expect(found).toEqual(expected)
  })

  test('a sum of what the patient takes already is not told again', () => {
    const rows = rowsOf(['ibuprofeno', 'enalapril', 'hidroclorotiazida'], { current: true })
    expect(check(rows, healthyPatient()).findings).toEqual([])
  })
})

describe('statins beside drugs that slow their elimination', () => {
  const level = (a: string, statin: string, dose: number | null, more: Partial<CheckedItem> = {}) => {
    const [first] = rowsOf([a], more)
    const [second] = rowsOf([statin])
    const key = second?.ingredients?.[0] ?? ''
    const doses = new Map(
      dose === null ? [] : [[key, { unit: 'mg' as const, single: dose, daily: dose, daysAWeek: 7 }]],
    )
    const rows = first && second ? [first, { ...second, key: '2', doses }] : []
    return check(rows, healthyPatient()).findings[0]?.severity
  }

  test.each<[string, string, number | null, string]>([
    ['amiodarona', 'simvastatina', 40, 'contraindicated'],
    ['amiodarona', 'simvastatina', 20, 'moderate'],
    ['amiodarona', 'simvastatina', null, 'serious'],
    ['verapamilo', 'simvastatina', 40, 'contraindicated'],
    ['verapamilo', 'simvastatina', 20, 'serious'],
    ['diltiazem', 'simvastatina', 10, 'moderate'],
    ['amiodarona', 'lovastatina', 60, 'contraindicated'],
    ['diltiazem', 'lovastatina', 20, 'moderate'],
    ['amlodipino', 'simvastatina', 10, 'minor'],
    ['amlodipino', 'simvastatina', 40, 'serious'],
    ['claritromicina', 'atorvastatina', 10, 'moderate'],
    ['claritromicina', 'atorvastatina', 80, 'serious'],
  ])('%s with %s %s mg is %s', (a, statin, dose, expected) => {
    expect(level(a, statin, dose)).toBe(expected)
  })

  test.each<[string, number, number, string]>([
    ['a single capsule', 150, 1, 'moderate'],
    ['a week of 150 mg', 150, 7, 'contraindicated'],
    ['a single dose of 200 mg', 200, 1, 'contraindicated'],
  ])('fluconazole as %s', (_, dose, courseDays, expected) => {
    const doses = new Map([['fluconazol', { unit: 'mg' as const, single: dose, daily: dose, daysAWeek: 1 }]])
    expect(level('fluconazol', 'simvastatina', 20, { doses, courseDays })).toBe(expected)
  })
})

test('other levels that the dose or the pair decides', () => {
  const citalopram = (daily: number) =>
    check(
      [
        ...rowsOf(['omeprazol']),
        item('9', ['citalopram'], {
          doses: new Map([['citalopram', { unit: 'mg', single: daily, daily, daysAWeek: 7 }]]),
        }),
      ],
      healthyPatient(),
    ).findings[0]?.severity
  expect([citalopram(20), citalopram(40)]).toEqual(['moderate', 'serious'])
  expect(said(['glibenclamida', 'sulfametoxazol'])).toContain('interaction serious')
  expect(said(['tizanidina', 'amiodarona'])).toEqual(['interaction moderate'])
})

describe('one finding replaces several about the same effect', () => {
  test('drugs that lower sodium, from 65 years on', () => {
    const old = { ageMonths: 70 * 12, conditions: ['I10'] }
    const about = (drugs: readonly string[]) =>
      findingsOf(drugs, old).flatMap(({ mechanism, about: names }) =>
        mechanism.en.includes('sodium') ? [names.toSorted()] : [],
      )
    expect(about(['furosemida'])).toEqual([['furosemida']])
    expect(about(['furosemida', 'espironolactona', 'sertralina'])).toEqual([
      ['espironolactona', 'furosemida', 'sertralina'],
    ])
  })

  test.each([
    ['tamsulosina', 'minor'],
    ['doxazosina', 'moderate'],
  ])('antihypertensives beside %s are %s', (blocker, severity) => {
    const found = findingsOf([blocker, 'losartan', 'amlodipino']).filter(({ about }) =>
      about.includes(blocker),
    )
    expect(found.map((one) => [one.kind, one.severity, one.about.length])).toEqual([['load', severity, 3]])
  })

  test('sacubitril beside a potassium-sparing diuretic is told of valsartan alone', () => {
    const found = check(
      [item('0', ['sacubitrilo', 'valsartan']), item('1', ['espironolactona'])],
      healthyPatient(),
    ).findings.filter(({ kind }) => kind === 'interaction')
    expect(found.map(({ about }) => about.toSorted())).toEqual([['espironolactona', 'valsartán']])
  })
})
