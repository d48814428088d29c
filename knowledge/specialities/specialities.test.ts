import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { normalize } from '#contract/values/normalize.ts'
import { Faults } from '../csv.ts'
import { law } from '../law/law.ts'
import { readSources } from '../sources.ts'
import { listedSpecialities, specialityNamed } from './specialities.ts'

const root = path.resolve(import.meta.dirname, '../..')
const faults = new Faults()
const sources = readSources(root, faults)

test('no two specialities share a number or a name', () => {
  const twice = (all: readonly (string | number)[]) => all.filter((one, at) => all.indexOf(one) !== at)
  expect(twice(listedSpecialities.map(({ id }) => id))).toEqual([])
  expect(twice(listedSpecialities.map(({ es }) => normalize(es)))).toEqual([])
  expect(twice(listedSpecialities.map(({ en }) => normalize(en)))).toEqual([])
})

test.each([
  ['Pediatría', 'Pediatría'],
  ['pediatria ', 'Pediatría'],
  ['PAEDIATRICS', 'Pediatría'],
  ['Alquimia', undefined],
  ['', undefined],
])('the name «%s» is read as the speciality %s', (name, listed) =>
  expect(specialityNamed(name)?.es).toBe(listed),
)

test('specialities and prescribers name sources that are listed', () => {
  const table = readFileSync(path.join(root, 'knowledge/specialities/specialities.json'), 'utf8')
  const { sources: cited } = JSON.parse(table) as { sources: string[] }
  const all = [...cited, ...law.professions.flatMap((name) => law.prescriberRule(name)?.sources ?? [])]
  expect(all.filter((id) => !sources.has(id))).toEqual([])
  expect(faults.list).toEqual([])
})
