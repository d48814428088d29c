import { describe, expect, test } from 'vitest'
import { Faults } from '../csv.ts'
import { writeTemporaryFiles } from '../testing/temporary-files.ts'
import { directAllergy } from './plain-rules.ts'
import { readCombinations, readDoses, readPatientRules } from './read-rules.ts'
import { readTargets } from './targets.ts'

const SOURCES = new Map([['s', { id: 's', title: 'S', url: '', read: 'x' }]])
const COMMON = 'id,severity,mechanism_es,mechanism_en,advice_es,advice_en'
const rule = (id: string, severity = 'serious') => `${id},${severity},Mecanismo.,Mechanism.,Consejo.,Advice.`
const HEADERS: Record<string, string> = {
  interactions: `${COMMON},a,b,local,sources`,
  duplicates: `${COMMON},drugs,at_most,sources`,
  allergies: `${COMMON},allergens,reacts_with,sources`,
  conditions: `${COMMON},drugs,codes,local,sources`,
  reproduction: `${COMMON},drugs,state,local,sources`,
  renal: `${COMMON},drugs,below,sources`,
  ages: `${COMMON},drugs,from_months,below_months,local,sources`,
  doses: `${COMMON},drug,routes,from_months,to_months,unit,per_kg,max_dose,max_day,ceiling_day,max_days_a_week,max_week,sources`,
  paediatric:
    'drug,routes,indication_es,indication_en,from_months,to_months,unit,min_day,max_day,times,ceiling_day,sources',
}

/** Reads rules from the given rows of each folder; every other folder has no rows. */
function reading(rows: Record<string, string[]>) {
  const faults = new Faults()
  const tables = Object.entries(HEADERS).map(([folder, header]) => [
    `knowledge/safety/${folder}/a.csv`,
    [header, ...(rows[folder] ?? [])].join('\n'),
  ])
  const root = writeTemporaryFiles({
    ...Object.fromEntries(tables),
    'knowledge/safety/others.csv': 'name,synonyms,atc,sources\nAlfa,,A01,s\nbeta,,A01,s\n',
    'knowledge/safety/allergens.csv': 'id,name_es,name_en,aliases,nothing_on,sources\n',
    'knowledge/safety/groups/a.csv': 'id,name_es,name_en,aliases,members,allergy,sources\n',
  })
  return { root, sources: SOURCES, targets: readTargets(root, [], SOURCES, faults), faults }
}
const text = {
  severity: 'serious',
  mechanism: { es: 'Mecanismo.', en: 'Mechanism.' },
  advice: { es: 'Consejo.', en: 'Advice.' },
  sources: ['s'],
}

test('rules about two medicines are read with all their columns', () => {
  const of = reading({
    interactions: [`${rule('i')},alfa,beta,a,s`],
    duplicates: [`${rule('d')},alfa|beta,1,s`],
  })
  expect(readCombinations(of)).toEqual({
    interactions: [
      {
        ...text,
        id: 'i',
        a: new Set(['alfa']),
        b: new Set(['beta']),
        local: 'a',
        doseOf: 'b',
        insteadOf: [],
        context: null,
      },
    ],
    duplicates: [{ ...text, id: 'd', members: new Set(['alfa', 'beta']), atMost: 1 }],
  })
  expect(of.faults.list).toEqual([])
})

test('rules about a medicine and the patient are read with all their columns', () => {
  const of = reading({
    allergies: [`${rule('a')},alfa,beta,s`],
    conditions: [`${rule('c')},alfa,J45|J46,no,s`],
    reproduction: [`${rule('p')},alfa,pregnancy,no,s`],
    renal: [`${rule('r')},alfa,30.5,s`],
    ages: [`${rule('g')},alfa,0,24,yes,s`],
  })
  const drugs = new Set(['alfa'])
  expect(readPatientRules(of)).toEqual({
    allergies: [
      { ...text, id: 'a', allergens: drugs, ofClass: false, reactsWith: new Set(['beta']), context: null },
    ],
    directAllergy,
    conditions: [{ ...text, id: 'c', drugs, codes: ['J45', 'J46'], local: false, context: null }],
    reproduction: [{ ...text, id: 'p', drugs, state: 'pregnancy', local: false, context: null }],
    renal: [{ ...text, id: 'r', drugs, below: 30.5, context: null }],
    ages: [{ ...text, id: 'g', drugs, fromMonths: 0, belowMonths: 24, local: true, context: null }],
  })
  expect(of.faults.list).toEqual([])
})

test('rules about the dose of an ingredient are read with all their columns', () => {
  const of = reading({
    doses: [
      `${rule('x')},Alfa,oral|rectal,24,144,mg,yes,15,60,4000,,,s`,
      `${rule('y')},beta,,0,1440,UI,no,,,,2,7.5,s`,
    ],
    paediatric: ['alfa,oral,Fiebre,Fever,3,144,mg,40,60,4,4000,s'],
  })
  expect(readDoses(of)).toEqual({
    doses: [
      {
        ...text,
        id: 'x',
        drug: 'alfa',
        routes: ['oral', 'rectal'],
        fromMonths: 24,
        toMonths: 144,
        unit: 'mg',
        perKg: true,
        maxDose: 15,
        maxDay: 60,
        ceilingDay: 4000,
        maxDaysAWeek: null,
        maxWeek: null,
        maxMonth: null,
        ofDepot: false,
      },
      {
        ...text,
        id: 'y',
        drug: 'beta',
        routes: [],
        fromMonths: 0,
        toMonths: 1440,
        unit: 'UI',
        perKg: false,
        maxDose: null,
        maxDay: null,
        ceilingDay: null,
        maxDaysAWeek: 2,
        maxWeek: 7.5,
        maxMonth: null,
        ofDepot: false,
      },
    ],
    paediatric: [
      {
        id: 'alfa 3 144 Fiebre',
        drug: 'alfa',
        routes: ['oral'],
        indication: { es: 'Fiebre', en: 'Fever' },
        fromMonths: 3,
        toMonths: 144,
        unit: 'mg',
        perKg: true,
        fromKg: 0,
        toKg: Infinity,
        minDay: 40,
        maxDay: 60,
        times: 4,
        isSingle: false,
        ceilingDay: 4000,
        sources: ['s'],
      },
    ],
  })
  expect(of.faults.list).toEqual([])
})

describe('an invalid rule is refused with file and line', () => {
  test.each([
    [
      'an id that is listed twice',
      'renal',
      [`${rule('r')},alfa,30,s`, `${rule('r')},beta,30,s`],
      '3: rule r is listed twice',
    ],
    ['no source', 'renal', [`${rule('r')},alfa,30,`], '2: no source'],
    ['an unknown ingredient', 'renal', [`${rule('r')},zeta,30,s`], '2: unknown ingredient zeta'],
    ['a value that is no number', 'renal', [`${rule('r')},alfa,30x,s`], '2: below: not a number'],
    ['a severity that there is not', 'renal', [`${rule('r', 'terrible')},alfa,30,s`], '2: severity: '],
    [
      'a dose of an unknown ingredient',
      'doses',
      [`${rule('x')},zeta,,0,9,mg,no,1,,,,,s`],
      '2: unknown ingredient zeta',
    ],
    [
      'a dose that is no number',
      'doses',
      [`${rule('x')},alfa,,0,9,mg,no,1.,,,,,s`],
      '2: max_dose: not a number',
    ],
    ['a calculator without a source', 'paediatric', ['alfa,,,,0,9,mg,1,2,3,4,'], '2: no source'],
  ])('%s', (_what, folder, rows, told) => {
    const of = reading({ [folder]: rows })
    readPatientRules(of)
    readDoses(of)
    expect(of.faults.list).toEqual([expect.stringContaining(`knowledge/safety/${folder}/a.csv:${told}`)])
  })

  test('the same id may be used in another folder', () => {
    const of = reading({ renal: [`${rule('r')},alfa,30,s`], ages: [`${rule('r')},alfa,0,24,no,s`] })
    readPatientRules(of)
    expect(of.faults.list).toEqual([])
  })
})

test('a usual dose of a child that is listed twice is a fault', () => {
  const dose = 'alfa,oral,Fiebre,Fever,3,144,mg,40,60,4,4000,s'
  const of = reading({ paediatric: [dose, dose] })
  readDoses(of)
  expect(of.faults.list).toEqual([expect.stringContaining('dose alfa 3 144 Fiebre is listed twice')])
})

test('an interaction that cites own-label cites the label of its side without a group', () => {
  const of = reading({ interactions: [`${rule('i')},beta,alfa,none,own-label|s`] })
  const label = { id: 'label:beta', title: 'Etiqueta', url: '', read: 'x' }
  const own = { id: 'own-label', title: 'Etiqueta propia', url: '', read: 'x' }
  const sources = new Map([...SOURCES, [label.id, label], [own.id, own]])
  expect(readCombinations({ ...of, sources }).interactions[0]?.sources).toEqual(['label:beta', 's'])
  expect(() => of.faults.throwIfAny()).not.toThrow()
})

test('an interaction that cites own-label for an ingredient without a label is a fault', () => {
  const of = reading({ interactions: [`${rule('i')},beta,alfa,none,own-label`] })
  const own = { id: 'own-label', title: 'Etiqueta propia', url: '', read: 'x' }
  readCombinations({ ...of, sources: new Map([[own.id, own]]) })
  expect(() => of.faults.throwIfAny()).toThrow('no label:beta in knowledge/labels.csv')
})
