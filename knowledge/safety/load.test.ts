import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadCatalogue } from '../catalogue/load.ts'
import { loadSafety } from './load.ts'
import { type Rule, SEVERITIES } from './rule.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const catalogue = loadCatalogue(ROOT)
const knowledge = loadSafety(ROOT, catalogue)

test('every rule names ingredients, and both sides of an interaction have some', () => {
  for (const rule of knowledge.interactions) {
    expect(rule.a.size, rule.id).toBeGreaterThan(0)
    expect(rule.b.size, rule.id).toBeGreaterThan(0)
  }
})

test('every rule has a severity, a mechanism and an advice in both languages, and a source', () => {
  const rules: Rule[] = [
    ...[knowledge.interactions, knowledge.duplicates, knowledge.allergies, knowledge.conditions].flat(),
    ...[knowledge.reproduction, knowledge.renal, knowledge.ages, knowledge.doses].flat(),
    ...knowledge.cautions,
    knowledge.directAllergy,
  ]
  expect(rules.length).toBeGreaterThan(1000)
  for (const { id, severity, mechanism, advice, sources } of rules) {
    expect(SEVERITIES, id).toContain(severity)
    for (const text of [mechanism.es, mechanism.en, advice.es, advice.en]) expect(text, id).toMatch(/\.$/)
    expect(sources.length, id).toBeGreaterThan(0)
    for (const source of sources) expect(catalogue.sources.get(source)?.title, id).toBeTruthy()
    // Rows of the files may cite `own-label`. The rules that are read from them cite the label of the ingredient itself.
    expect(sources, id).not.toContain('own-label')
  }
})

test('allergies can be recorded for the groups marked so and for substances, and for no other group', () => {
  const ids = knowledge.allergyGroups.map(({ id }) => id)
  expect(ids).toContain('penicillins')
  expect(ids.length).toBeGreaterThan(0)
  const listed = globSync('knowledge/safety/groups/*.csv', { cwd: ROOT }).flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8').split('\n'),
  )
  const substances = readFileSync(path.join(ROOT, 'knowledge/safety/allergens.csv'), 'utf8').split('\n')
  const isSubstance = (id: string) => substances.some((line) => line.startsWith(`${id},`))
  expect(ids).toContain('latex')
  for (const id of ids.filter((one) => !isSubstance(one)))
    expect(
      listed.find((line) => line.startsWith(`${id},`)),
      id,
    ).toContain(',yes,')
})

describe('a damaged rule file', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'rules-'))
    mkdirSync(path.join(root, 'knowledge'))
    cpSync(path.join(ROOT, 'knowledge/safety'), path.join(root, 'knowledge/safety'), { recursive: true })
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const file = (name: string) => path.join(root, 'knowledge/safety', name)
  const change = (name: string, edit: (text: string) => string) =>
    writeFileSync(file(name), edit(readFileSync(file(name), 'utf8')))
  const firstLines = (many: number) => (text: string) => text.split('\n').slice(0, many).join('\n')
  const DRUGS = 'interactions/cardiovascular.csv'

  test.each([
    ['is missing', () => rmSync(file(DRUGS))],
    ['is cut between two lines', () => change(DRUGS, firstLines(9))],
  ])('that %s is refused, because rules are missing', (_, kill) => {
    kill()
    expect(() => loadSafety(root, catalogue)).toThrow(/interactions: \d+ rules/)
  })

  // A few rows of each table are enough for the test, because it is about faults that are reported with the name of their file.
  const half = (text: string) => text.slice(0, text.length / 2)
  test.each([
    ['is empty', () => writeFileSync(file('renal/renal.csv'), ''), /renal: \d+ rules/],
    ['has nothing but its header', () => change('ages/ages.csv', firstLines(1)), /ages: \d+ rules/],
    ['is cut in half', () => change('doses/doses.csv', half), /doses\.csv: /],
    [
      'is of zeros',
      () => writeFileSync(file('conditions/conditions.csv'), '\0'.repeat(500)),
      /conditions: \d+ rules/,
    ],
    [
      'says nothing of a route',
      () => change('reach.csv', (t) => t.replace('oral,systemic\n', '')),
      /reach\.csv: no reach of oral/,
    ],
    [
      'names nobody',
      () => change(DRUGS, (t) => t.replace('riociguat,', 'zzz,')),
      /cardiovascular\.csv:\d+: unknown ingredient zzz/,
    ],
    [
      'has another severity',
      () => change(DRUGS, (t) => t.replace(',contraindicated,', ',terrible,')),
      /cardiovascular\.csv:\d+: severity/,
    ],
    [
      'does not say what to do',
      () => change(DRUGS, (t) => t.replace('No los combine; elija otro tratamiento.', '')),
      /cardiovascular\.csv:\d+: advice_es/,
    ],
    [
      'has no source',
      () => change(DRUGS, (t) => t.replace('none,ansm-2019', 'none,')),
      /cardiovascular\.csv:\d+: no source/,
    ],
    [
      'cites nobody',
      () => change(DRUGS, (t) => t.replace('none,ansm-2019', 'none,tía')),
      /cardiovascular\.csv:\d+: .*tía/,
    ],
  ])('that %s stops the start with its name', (_, kill, named) => {
    for (const name of globSync('*/*.csv', {
      cwd: path.join(root, 'knowledge/safety'),
      exclude: ['groups/**'],
    }))
      change(name, firstLines(20))
    kill()
    expect(() => loadSafety(root, catalogue)).toThrow(named)
  })
})

describe('the version of the rules', () => {
  test('is 12 hexadecimal digits, equal for equal rules', () => {
    expect(knowledge.version).toMatch(/^[0-9a-f]{12}$/)
    expect(loadSafety(ROOT, catalogue).version).toBe(knowledge.version)
  })
})
