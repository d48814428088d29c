import { describe, expect, test } from 'vitest'
import { Faults } from '../csv.ts'
import { writeTemporaryFiles } from '../testing/temporary-files.ts'
import { readReviewed, reviewedFor } from './reviewed.ts'
import { readTargets } from './targets.ts'

const SOURCES = new Map(
  ['s', 'label:alfa', 'label:beta'].map((id) => [id, { id, title: id, url: '', read: 'x' }]),
)

const read = (...rows: string[]) => readWith('questions,reach,drugs,sources,read_on', rows)

/** Reads rows about the drugs alfa, beta and gama; alfa and beta are the group "both". */
function readWith(columns: string, rows: readonly string[]) {
  const faults = new Faults()
  const root = writeTemporaryFiles({
    'knowledge/safety/others.csv': 'name,synonyms,atc,sources\nAlfa,,A01,s\nbeta,,A01,s\ngama,,A02,s\n',
    'knowledge/safety/allergens.csv': 'id,name_es,name_en,aliases,nothing_on,sources\n',
    'knowledge/safety/groups/a.csv':
      'id,name_es,name_en,aliases,members,allergy,sources\nboth,Ambos,Both,,alfa|beta,no,s\n',
    'knowledge/safety/reviewed/a.csv': [columns, ...rows].join('\n'),
  })
  const targets = readTargets(root, [], SOURCES, faults)
  return { reviewed: readReviewed(root, targets, SOURCES, faults), faults: faults.list }
}

test('a row answers each of its questions for each of its drugs', () => {
  const { reviewed, faults } = read('kidney|liver,systemic,@both,s,2026-11-01')
  expect(reviewed.map(({ question, drug }) => `${question} ${drug}`)).toEqual([
    'kidney alfa',
    'kidney beta',
    'liver alfa',
    'liver beta',
  ])
  expect(reviewed[0]).toEqual({
    question: 'kidney',
    drug: 'alfa',
    reach: 'systemic',
    readOn: '2026-11-01',
    sources: ['s'],
  })
  expect(faults).toEqual([])
})

test('a row about the kidney may hold from a filtration only', () => {
  const columns = 'questions,reach,drugs,filtration_from,sources,read_on'
  const { reviewed, faults } = readWith(columns, ['kidney,systemic,alfa,30,s,2026-11-01'])
  expect(reviewed.map(({ drug, filtrationFrom }) => [drug, filtrationFrom])).toEqual([['alfa', 30]])
  expect(faults).toEqual([])
  expect(readWith(columns, ['liver,systemic,alfa,30,s,2026-11-01']).faults.join()).toMatch(/kidney only/)
  expect(readWith(columns, ['kidney,systemic,alfa,thirty,s,2026-11-01']).faults.join()).toMatch(
    /not a number/,
  )
})

test('a row about the liver may hold for some classes of Child and Pugh only', () => {
  const columns = 'questions,reach,drugs,child_pugh,sources,read_on'
  const { reviewed, faults } = readWith(columns, ['liver,systemic,alfa,A|B,s,2026-11-01'])
  expect(reviewed.map(({ drug, childPugh }) => [drug, childPugh])).toEqual([['alfa', ['A', 'B']]])
  expect(faults).toEqual([])
  expect(readWith(columns, ['kidney,systemic,alfa,A,s,2026-11-01']).faults.join()).toMatch(/liver only/)
  expect(readWith(columns, ['liver,systemic,alfa,D,s,2026-11-01']).faults.join()).toMatch(/child_pugh/)
})

test('pregnancy is the question of its three trimesters', () => {
  const { reviewed } = read('pregnancy,local,alfa,s,2026-11-01')
  expect(reviewed.map(({ question, reach }) => [question, reach])).toEqual([
    ['first-trimester', 'local'],
    ['second-trimester', 'local'],
    ['third-trimester', 'local'],
  ])
})

test('the own label is that of each drug', () => {
  const { reviewed, faults } = read('kidney,systemic,@both,own-label|s,2026-11-01')
  expect(reviewed.map(({ sources }) => sources)).toEqual([
    ['label:alfa', 's'],
    ['label:beta', 's'],
  ])
  expect(faults).toEqual([])
  expect(read('kidney,systemic,gama,own-label,2026-11-01').faults.join()).toMatch(/label:gama/)
})

describe('a drug is reviewed once for a question and a reach', () => {
  const first = 'kidney,systemic,alfa,s,2026-11-01'
  test.each([
    ['twice in one row', ['kidney|kidney,systemic,alfa,s,2026-11-01'], true],
    ['again in another row', [first, 'liver|kidney,systemic,@both,s,2026-11-02'], true],
    ['for another question', [first, 'liver,systemic,alfa,s,2026-11-02'], false],
    ['on the skin as well', [first, 'kidney,local,alfa,s,2026-11-02'], false],
    ['another drug', [first, 'kidney,systemic,beta,s,2026-11-02'], false],
  ])('%s', (_what, rows, isFault) => {
    const { faults } = read(...rows)
    expect(faults.some((fault) => fault.includes('alfa is reviewed twice for kidney'))).toBe(isFault)
    expect(faults.length > 0).toBe(isFault)
  })
})

test.each([
  ['weather,systemic,alfa,s,2026-11-01', /unknown question weather/],
  ['kidney,bone,alfa,s,2026-11-01', /a\.csv:2: reach/],
  ['kidney,systemic,zzz,s,2026-11-01', /unknown ingredient zzz/],
  ['kidney,systemic,alfa,t,2026-11-01', /\bt\b/],
  ['kidney,systemic,alfa,s,1.11.2026', /not a day/],
])('a row is refused: %s', (row, fault) => expect(read(row).faults.join('\n')).toMatch(fault))

test('the reviewed drugs of a question are those of the asked reach', () => {
  const { reviewed } = read(
    'kidney,systemic,alfa,s,2026-11-01',
    'kidney,local,beta,s,2026-11-01',
    'liver,systemic,gama,s,2026-11-01',
  )
  expect([...reviewedFor(reviewed, 'kidney', 'systemic')]).toEqual(['alfa'])
  expect([...reviewedFor(reviewed, 'kidney', 'local')]).toEqual(['beta'])
  expect([...reviewedFor(reviewed, 'dose', 'systemic')]).toEqual([])
})
