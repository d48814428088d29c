import { expect, test } from 'vitest'
import type { ReproductiveState } from '#knowledge/safety/rule.ts'
import { projectSafety } from '../testing/clinical/project-knowledge.ts'
import { healthyPatient, writtenRow } from '../testing/clinical/safety.ts'
import type { CheckedPatient } from './subject.ts'

// Tests of common slips, in the words of a prescription. For each slip, the most serious finding must be at least as
// serious as stated.

const SEVERITIES = ['contraindicated', 'serious', 'moderate', 'minor'] as const
type Written = readonly [presentation: string, instructions: string, via?: string]

const WOMAN = { ageMonths: 35 * 12, female: true, weightKg: 62 }
const pregnant = (state: ReproductiveState, weeks: number) => ({
  reproduction: ['pregnancy', state] as ReproductiveState[],
  weeks,
})
const child = (ageMonths: number, weightKg: number, conditions: string[] = []) => ({
  ageMonths,
  weightKg,
  conditions,
})
const ill = (...conditions: string[]) => ({ conditions })

function worstOf(rows: readonly Written[], more: Partial<CheckedPatient>): string {
  const items = rows.flatMap(
    ([presentation, instructions, via = 'oral'], at) =>
      projectSafety.read(writtenRow(presentation, instructions, via, String(at))) ?? [],
  )
  const { findings } = projectSafety.check(items, healthyPatient({ ...WOMAN, ...more }))
  return SEVERITIES.find((level) => findings.some(({ severity }) => severity === level)) ?? 'none'
}

test.each<[string, (typeof SEVERITIES)[number], Partial<CheckedPatient>, ...Written[]]>([
  [
    'ibuprofen in the third trimester',
    'contraindicated',
    pregnant('third-trimester', 32),
    ['Ibuprofeno tableta 400 mg', '1 tab c/8h x 5d'],
  ],
  [
    'losartan in pregnancy',
    'contraindicated',
    pregnant('second-trimester', 20),
    ['Losartán tableta 50 mg', '1 tab c/24h x 30d'],
  ],
  [
    'warfarin in the first trimester',
    'contraindicated',
    pregnant('first-trimester', 8),
    ['Warfarina tableta 5 mg', '1 tab c/24h x 30d'],
  ],
  [
    'valproate in the first trimester',
    'contraindicated',
    pregnant('first-trimester', 10),
    ['Valproato de magnesio tableta 200 mg', '1 tab c/8h x 30d'],
  ],
  [
    'nitrofurantoin at term',
    'contraindicated',
    pregnant('third-trimester', 38),
    ['Nitrofurantoína cápsula 100 mg', '1 cap c/12h x 5d'],
  ],
  [
    'ciprofloxacin in pregnancy',
    'serious',
    pregnant('first-trimester', 10),
    ['Ciprofloxacino tableta 500 mg', '1 tab c/12h x 5d'],
  ],
  [
    'doxycycline in pregnancy',
    'contraindicated',
    pregnant('second-trimester', 20),
    ['Doxiciclina cápsula 100 mg', '1 cap c/12h x 7d'],
  ],
  [
    'misoprostol in pregnancy',
    'contraindicated',
    pregnant('first-trimester', 10),
    ['Misoprostol tableta 200 mcg', '1 tab c/6h x 2d'],
  ],
  [
    'codeine in lactation',
    'contraindicated',
    { reproduction: ['lactation'] },
    ['Codeína tableta 30 mg', '1 tab c/6h x 3d'],
  ],
  [
    'isotretinoin in a fertile woman',
    'contraindicated',
    { ageMonths: 25 * 12 },
    ['Isotretinoína cápsula 20 mg', '1 cap c/24h x 30d'],
  ],
  ['tramadol at 10 years', 'contraindicated', child(120, 30), ['Tramadol cápsula 50 mg', '1 cap c/8h x 3d']],
  [
    'an adult tablet of paracetamol at 12 kg',
    'contraindicated',
    child(24, 12),
    ['Paracetamol tableta 500 mg', '1 tab c/6h x 3d'],
  ],
  [
    '60 drops of paracetamol at 12 kg',
    'contraindicated',
    child(24, 12),
    ['Paracetamol solución oral en gotas 100 mg/mL', '60 gotas c/6h x 3d'],
  ],
  [
    'twice the ibuprofen at 10 kg',
    'serious',
    child(14, 10),
    ['Ibuprofeno suspensión oral 100 mg/5 mL', '10 ml c/8h x 3d'],
  ],
  [
    'three times the azithromycin at 15 kg',
    'serious',
    child(48, 15),
    ['Azitromicina polvo para suspensión oral 200 mg/5 mL', '15 ml c/24h x 5d'],
  ],
  [
    'salbutamol syrup at 8 kg',
    'contraindicated',
    child(10, 8),
    ['Salbutamol jarabe 2 mg/5 mL', '10 ml c/8h x 5d'],
  ],
  [
    'metoclopramide at 8 months',
    'contraindicated',
    child(8, 8),
    ['Metoclopramida solución oral en gotas 4 mg/mL', '20 gotas c/8h x 3d'],
  ],
  [
    'aspirin in chickenpox',
    'contraindicated',
    child(96, 25, ['B01.9']),
    ['Ácido acetilsalicílico tableta 500 mg', '1 tab c/8h x 3d'],
  ],
  ['loperamide at 1 year', 'contraindicated', child(12, 9), ['Loperamida tableta 2 mg', '1 tab c/8h x 2d']],
  [
    'ten times the levothyroxine',
    'contraindicated',
    {},
    ['Levotiroxina tableta 100 mcg', '10 tab c/24h x 30d'],
  ],
  ['methotrexate every day', 'contraindicated', {}, ['Metotrexato tableta 2.5 mg', '1 tab c/24h x 30d']],
  [
    '300 units of glargine',
    'contraindicated',
    {},
    ['Insulina glargina solución inyectable 100 UI/mL', '300 UI c/24h x 30d', 'subcutánea'],
  ],
  [
    'twice the enoxaparin by weight',
    'serious',
    { weightKg: 60 },
    ['Enoxaparina solución inyectable 60 mg/0.6 mL', '120 mg SC c/12h x 7d', 'subcutánea'],
  ],
  [
    'gentamicin above 7.5 mg/kg',
    'serious',
    { weightKg: 50 },
    ['Gentamicina solución inyectable 80 mg/2 mL', '480 mg IM c/24h x 7d', 'intramuscular'],
  ],
  [
    'alendronic acid of a week every day',
    'contraindicated',
    {},
    ['Ácido alendrónico tableta 70 mg', '1 tab c/24h x 30d'],
  ],
  ['ketorolac for ten days', 'serious', {}, ['Ketorolaco tableta 10 mg', '1 tab c/8h x 10d']],
  ['prednisone 50 mg for sixty days', 'serious', {}, ['Prednisona tableta 50 mg', '1 tab c/24h x 60d']],
  [
    'metformin with a filtration of 22',
    'contraindicated',
    { egfr: 22 },
    ['Metformina tableta 850 mg', '1 tab c/12h x 30d'],
  ],
  ['ibuprofen in dengue', 'contraindicated', ill('A90'), ['Ibuprofeno tableta 400 mg', '1 tab c/8h x 3d']],
  [
    'propranolol in asthma',
    'contraindicated',
    ill('J45.9'),
    ['Propranolol tableta 40 mg', '1 tab c/12h x 30d'],
  ],
  [
    'methylphenidate in Tourette syndrome',
    'serious',
    ill('F95.2'),
    ['Metilfenidato tableta 10 mg', '1 tab c/12h x 30d'],
  ],
  [
    'flutamide in cirrhosis',
    'contraindicated',
    ill('K74.6'),
    ['Flutamida tableta 250 mg', '1 tab c/8h x 30d'],
  ],
  [
    'simvastatin 40 with amiodarone',
    'contraindicated',
    {},
    ['Simvastatina tableta 40 mg', '1 tab noche x 30d'],
    ['Amiodarona tableta 200 mg', '1 tab c/24h x 30d'],
  ],
  [
    'linezolid with fluoxetine',
    'contraindicated',
    {},
    ['Linezolid tableta 600 mg', '1 tab c/12h x 10d'],
    ['Fluoxetina cápsula 20 mg', '1 cap c/24h x 30d'],
  ],
  [
    'azathioprine with allopurinol',
    'contraindicated',
    {},
    ['Azatioprina tableta 50 mg', '1 tab c/24h x 30d'],
    ['Alopurinol tableta 300 mg', '1 tab c/24h x 30d'],
  ],
  [
    'ACE inhibitor, thiazide and naproxen',
    'serious',
    {},
    ['Enalapril tableta 10 mg', '1 tab c/12h x 30d'],
    ['Hidroclorotiazida tableta 25 mg', '1 tab c/24h x 30d'],
    ['Naproxeno tableta 250 mg', '1 tab c/12h x 10d'],
  ],
])('%s is at least %s', (_what, level, more, ...rows) => {
  expect(SEVERITIES.indexOf(worstOf(rows, more) as typeof level)).toBeGreaterThanOrEqual(0)
  expect(SEVERITIES.slice(0, SEVERITIES.indexOf(level) + 1)).toContain(worstOf(rows, more))
})

test.each<[string, Partial<CheckedPatient>, Written]>([
  [
    'paracetamol in pregnancy',
    pregnant('first-trimester', 8),
    ['Paracetamol tableta 500 mg', '1 tab c/8h x 3d'],
  ],
  [
    'enoxaparin of 1 mg/kg, rounded to the syringe',
    { weightKg: 55 },
    ['Enoxaparina solución inyectable 60 mg/0.6 mL', '60 mg SC c/12h x 7d', 'subcutánea'],
  ],
  [
    'enoxaparin of 1.5 mg/kg once a day',
    { weightKg: 60 },
    ['Enoxaparina solución inyectable 60 mg/0.6 mL', '90 mg SC c/24h x 7d', 'subcutánea'],
  ],
  [
    'gentamicin of 5 mg/kg',
    {},
    ['Gentamicina solución inyectable 80 mg/2 mL', '320 mg IM c/24h x 5d', 'intramuscular'],
  ],
])('%s has no finding', (_what, more, row) => {
  expect(worstOf([row], more)).toBe('none')
})
