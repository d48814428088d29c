import { expect, test } from 'vitest'
import { Faults } from '../csv.ts'
import { writeTemporaryFiles } from '../testing/temporary-files.ts'
import { readContextRules } from './read-context-rules.ts'
import { readDrops } from './read-drops.ts'
import { readDaysApart, readLingering } from './read-lingering.ts'
import { readTargets } from './targets.ts'

const SOURCES = new Map([['s', { id: 's', title: 'S', url: '', read: 'x' }]])
const COMMON = 'id,severity,mechanism_es,mechanism_en,advice_es,advice_en,sources'
const rule = (id: string, severity = 'serious', source = 's') =>
  `${id},${severity},Mecanismo.,Mechanism.,Consejo.,Advice.,${source}`
const HEADERS = {
  'cautions/a.csv': `${COMMON},kind,drugs,reaches,age_from,risks,risks_from`,
  'loads/a.csv': `${COMMON},load,drugs,points_from,drugs_from,each,absorbs,age_from,risks,risks_from`,
  'risks/a.csv': 'list,name_es,name_en,drugs,sex,sources',
  'lingering.csv': 'drugs,days,toward,sources',
  'vaccines.csv': 'drugs,days,sources',
  'drops.csv': 'drug,strength,drops_per_ml,sources',
}

/** Reads the given rows of each file. The drugs are alfa, beta and gama; alfa and beta are the group "both". */
function reading(rows: Partial<Record<keyof typeof HEADERS, string[]>>) {
  const faults = new Faults()
  const tables = Object.entries(HEADERS).map(([file, header]) => [
    `knowledge/safety/${file}`,
    [header, ...(rows[file as keyof typeof HEADERS] ?? [])].join('\n'),
  ])
  const root = writeTemporaryFiles({
    ...Object.fromEntries(tables),
    'knowledge/safety/others.csv': 'name,synonyms,atc,sources\nAlfa,,A01,s\nbeta,,A01,s\ngama,,A02,s\n',
    'knowledge/safety/allergens.csv': 'id,name_es,name_en,aliases,nothing_on,sources\n',
    'knowledge/safety/groups/a.csv':
      'id,name_es,name_en,aliases,members,allergy,sources\nboth,Ambos,Both,,alfa|beta,no,s\n',
  })
  return { root, sources: SOURCES, targets: readTargets(root, [], SOURCES, faults), faults }
}

test('a caution has its kind, its drugs, how far they reach, and its circumstances', () => {
  const of = reading({
    'cautions/a.csv': [`${rule('c')},dose,@both,systemic|skin,65,,`, `${rule('d', 'minor')},route,gama,,,,`],
  })
  const { cautions } = readContextRules(of)
  expect(cautions).toMatchObject([
    { id: 'c', severity: 'serious', kind: 'dose', reaches: ['systemic', 'skin'], context: { ageFrom: 65 } },
    { id: 'd', severity: 'minor', kind: 'route', reaches: [], context: null },
  ])
  expect(cautions.map(({ drugs }) => [...drugs])).toEqual([['alfa', 'beta'], ['gama']])
  expect(of.faults.list).toEqual([])
})

test('a sum of effects has the points of each drug: one, the number that is stated, or the greater of two', () => {
  const of = reading({
    'loads/a.csv': [
      `${rule('l')},qt,@both|gama*3|alfa * 2,3,2,@both & gama,x|y,,,`,
      `${rule('m')},qt,beta*3|@both,1,1,,,70,,`,
    ],
  })
  const { loads } = readContextRules(of)
  expect(loads.map(({ points }) => Object.fromEntries(points))).toEqual([
    { alfa: 2, beta: 1, gama: 3 },
    { alfa: 1, beta: 3 },
  ])
  expect(loads).toMatchObject([
    { id: 'l', load: 'qt', pointsFrom: 3, drugsFrom: 2, absorbs: new Set(['x', 'y']), context: null },
    { id: 'm', load: 'qt', pointsFrom: 1, drugsFrom: 1, absorbs: new Set(), context: { ageFrom: 70 } },
  ])
  expect(loads.map(({ each }) => each.map((group) => [...group]))).toEqual([[['alfa', 'beta'], ['gama']], []])
  expect(of.faults.list).toEqual([])
})

test('a risk is of the patient, or of a drug', () => {
  const of = reading({ 'risks/a.csv': ['qt,Mujer,Woman,,F,s', 'qt,Diurético,Diuretic,gama,,s'] })
  expect(readContextRules(of).risks).toEqual([
    { list: 'qt', name: { es: 'Mujer', en: 'Woman' }, drugs: null, context: { sex: 'F' } },
    { list: 'qt', name: { es: 'Diurético', en: 'Diuretic' }, drugs: new Set(['gama']), context: null },
  ])
  expect(of.faults.list).toEqual([])
})

test.each<[string, Parameters<typeof reading>[0], RegExp]>([
  [
    'an unknown reach',
    { 'cautions/a.csv': [`${rule('c')},dose,alfa,bone,,,`] },
    /a\.csv:2: unknown reach bone/,
  ],
  [
    'risks of a list that nobody wrote, in a caution',
    { 'cautions/a.csv': [`${rule('c')},dose,alfa,,,qt,2`] },
    /safety\/risks: rule c needs the list qt/,
  ],
  [
    'risks of a list that nobody wrote, in a sum',
    { 'loads/a.csv': [`${rule('l')},qt,alfa,1,1,,,,other,1`], 'risks/a.csv': ['qt,Mujer,Woman,,F,s'] },
    /safety\/risks: rule l needs the list other/,
  ],
  ['a risk without a known source', { 'risks/a.csv': ['qt,Mujer,Woman,,F,nobody'] }, /a\.csv:2: .*nobody/],
])('%s is a fault', (_what, rows, fault) => {
  const of = reading(rows)
  readContextRules(of)
  expect(of.faults.list.join('\n')).toMatch(fault)
  expect(of.faults.list).toHaveLength(1)
})

test('a rule may need a list of risks that is written', () => {
  const of = reading({
    'cautions/a.csv': [`${rule('c')},dose,alfa,,,qt,2`],
    'risks/a.csv': ['qt,Mujer,Woman,,F,s'],
  })
  readContextRules(of)
  expect(of.faults.list).toEqual([])
})

test('an effect outlasts the last dose toward every drug, or toward some', () => {
  const of = reading({ 'lingering.csv': ['@both,14,,s', 'alfa,35,gama,s'] })
  expect(Object.fromEntries(readLingering(of))).toEqual({
    alfa: [
      { days: 14, toward: null },
      { days: 35, toward: new Set(['gama']) },
    ],
    beta: [{ days: 14, toward: null }],
  })
  expect(of.faults.list).toEqual([])
})

test('days between doses, and drops of a strength, are read by drug', () => {
  const of = reading({ 'vaccines.csv': ['@both,28,s', 'gama,21,s'], 'drops.csv': ['Alfa,100 mg,20,s'] })
  expect(Object.fromEntries(readDaysApart(of))).toEqual({ alfa: 28, beta: 28, gama: 21 })
  expect(Object.fromEntries(readDrops(of))).toEqual({ 'alfa 100 mg': 20 })
  expect(of.faults.list).toEqual([])
})

test('an unknown drug or source of these tables is a fault', () => {
  const of = reading({
    'lingering.csv': ['zzz,14,,s', 'alfa,14,yyy,t'],
    'vaccines.csv': ['xxx,28,u'],
    'drops.csv': ['www,1 mg,20,v'],
  })
  readLingering(of)
  readDaysApart(of)
  readDrops(of)
  const told = of.faults.list.join('\n')
  for (const word of ['zzz', 'yyy', 'xxx', 'www']) expect(told).toContain(`unknown ingredient ${word}`)
  for (const source of ['t', 'u', 'v']) expect(told).toMatch(new RegExp(`csv:\\d: .*source.* ${source}\\b`))
})
