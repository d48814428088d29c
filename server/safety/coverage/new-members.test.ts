import { expect, test } from 'vitest'
import { normalize } from '#contract/values/normalize.ts'
import { projectSafety } from '#server/testing/clinical/project-knowledge.ts'
import { healthyPatient, item } from '#server/testing/clinical/safety.ts'
import { checkDuplicates } from '../check-duplicates.ts'
import { checkInteractions, indexInteractions } from '../check-interactions.ts'
import { checkPatient } from '../check-patient.ts'

const { rules } = projectSafety
const keyOf = (name: string): string => {
  const key = rules.names.get(normalize(name))
  if (key === undefined) throw new Error(`${name} is unknown`)
  return key
}
const find = indexInteractions(rules.interactions)
const rowsOf = (...names: string[]) => names.map((name) => item(name, [keyOf(name)]))
const interactions = (a: string, b: string): string[] =>
  checkInteractions(rowsOf(a, b), find, rules).map(({ severity }) => severity)

test.each([
  ['nadolol', 'salbutamol', 'serious'],
  ['pindolol', 'salmeterol', 'serious'],
  ['rotigotina', 'metoclopramida', 'contraindicated'],
  ['rotigotina', 'haloperidol', 'serious'],
  ['nateglinida', 'levofloxacino', 'moderate'],
  ['darifenacina', 'donepecilo', 'serious'],
  ['fesoterodina', 'donepecilo', 'serious'],
  ['ranolazina', 'diltiazem', 'serious'],
  ['ranolazina', 'digoxina', 'moderate'],
  ['ranolazina', 'ondansetrón', 'moderate'],
  ['ranolazina', 'metformina', 'moderate'],
  ['fluvastatina', 'gemfibrozilo', 'serious'],
  ['fluvastatina', 'fluconazol', 'serious'],
  ['aliskireno', 'itraconazol', 'serious'],
  ['denosumab', 'ácido alendrónico', 'serious'],
  ['hierro sacarosa', 'fumarato ferroso', 'moderate'],
  ['cariprazina', 'carbamazepina', 'serious'],
  ['cariprazina', 'itraconazol', 'moderate'],
  ['brexpiprazol', 'paroxetina', 'moderate'],
  ['perampanel', 'fenitoína', 'moderate'],
  ['perampanel', 'levonorgestrel', 'serious'],
  ['perampanel', 'clonazepam', 'moderate'],
  ['sulodexida', 'warfarina', 'serious'],
  ['sulodexida', 'apixabán', 'serious'],
  ['serrapeptasa', 'acenocumarol', 'serious'],
  ['nicergolina', 'losartán', 'moderate'],
  ['nicergolina', 'pseudoefedrina', 'serious'],
  ['loxoprofeno', 'warfarina', 'serious'],
  ['pargeverina', 'amitriptilina', 'moderate'],
])('%s beside %s interacts: %s', (a, b, severity) => expect(interactions(a, b)).toEqual([severity]))

test('clorpropamida is told about from 65 years on', () => {
  const older = healthyPatient({ ageMonths: 70 * 12 })
  const told = (name: string) =>
    checkPatient(rowsOf(name), older, rules).findings.map(({ advice }) => advice.en)
  expect(told('clorpropamida')).toContain('Prefer another antidiabetic.')
  expect(told('gliclazida')).not.toContain('Prefer another antidiabetic.')
})

test.each(['nadolol', 'pindolol'])('%s is contraindicated in asthma', (name) => {
  const asthma = healthyPatient({ conditions: ['J45.9'] })
  const severities = checkPatient(rowsOf(name), asthma, rules).findings.map(({ severity }) => severity)
  expect(severities).toContain('contraindicated')
})

test.each([
  ['enoxaparina', 'fondaparinux', 'contraindicated'],
  ['azatioprina', 'mercaptopurina', 'serious'],
  ['hierro polimaltosado', 'sulfato ferroso', 'moderate'],
  ['nandrolona', 'testosterona', 'moderate'],
  ['tibolona', 'estradiol', 'moderate'],
])('%s beside %s is a duplicate: %s', (a, b, severity) =>
  expect(checkDuplicates(rowsOf(a, b), rules).map((one) => one.severity)).toEqual([severity]),
)

test('two antacids are a duplicate, and the ingredients of one antacid are none', () => {
  const melox = item('Melox', ['hidróxido de aluminio', 'hidróxido de magnesio', 'simeticona'].map(keyOf))
  const gaviscon = item('Gaviscon', ['alginato de sodio', 'bicarbonato de sodio'].map(keyOf))
  expect(checkDuplicates([melox], rules)).toEqual([])
  expect(checkDuplicates([melox, gaviscon], rules).map((one) => one.severity)).toEqual(['minor'])
})

test.each(['dorzolamida', 'brinzolamida'])('%s in the eye interacts with acetazolamide', (name) => {
  const drops = item(name, [keyOf(name)], { reach: 'mucosal' })
  const found = checkInteractions([drops, ...rowsOf('acetazolamida')], find, rules)
  expect(found.map(({ severity }) => severity)).toEqual(['serious'])
})

test.each([
  ['linaclotida', 23, 'contraindicated'],
  ['linaclotida', 24, 'moderate'],
  ['linaclotida', 12 * 12, 'moderate'],
  ['nateglinida', 12 * 12, 'moderate'],
  ['clorpropamida', 12 * 12, 'moderate'],
])('%s at %i months of age is told: %s', (name, ageMonths, severity) => {
  const { findings } = checkPatient(rowsOf(name), healthyPatient({ ageMonths, weightKg: 12 }), rules)
  expect(findings.filter(({ kind }) => kind === 'age').map((one) => one.severity)).toEqual([severity])
})

test.each([
  ['ranolazina', 'I45.8', 'serious'],
  ['clorpropamida', 'K74.6', 'moderate'],
  ['nateglinida', 'K74.6', 'moderate'],
  ['clorpropamida', 'K72.9', 'contraindicated'],
])('%s is told about in %s: %s', (name, code, severity) => {
  const { findings } = checkPatient(rowsOf(name), healthyPatient({ conditions: [code] }), rules)
  expect(findings.map((one) => one.severity)).toContain(severity)
})

test.each<[string, string, string]>([
  ['loxoprofeno', 'K25.4', 'contraindicated'],
  ['pargeverina', 'H40.2', 'contraindicated'],
  ['pargeverina', 'N40', 'serious'],
  ['sulodexida', 'D69.6', 'contraindicated'],
  ['nicergolina', 'I21.9', 'contraindicated'],
  ['serrapeptasa', 'D66', 'contraindicated'],
])('%s with %s is %s', (name, code, severity) => {
  const [first] = checkPatient(rowsOf(name), healthyPatient({ conditions: [code] }), rules).findings
  expect(first?.severity).toBe(severity)
})
