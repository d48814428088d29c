import { describe, expect, test } from 'vitest'
import { projectSafety } from '../testing/clinical/project-knowledge.ts'
import { healthyPatient, writtenRow } from '../testing/clinical/safety.ts'

const { read, check } = projectSafety

/**
 * Findings about doses, and doses that could not be checked, in rows for a healthy patient. Rows are given as `presentation
 * instructions route`.
 */
function dosesOf(rows: readonly string[], patient = healthyPatient()) {
  const items = rows.flatMap((row) => {
    const [presentation = '', instructions = '', via = ''] = row.split('|').map((part) => part.trim())
    return read(writtenRow(presentation, instructions, via)) ?? []
  })
  const { findings, gaps, outcome } = check(items, patient)
  return {
    outcome,
    found: findings.filter(({ kind }) => kind === 'dose').map((f) => `${f.severity} ${f.about.join()}`),
    gaps: gaps
      .filter(({ reason }) => reason === 'not-covered' || reason === 'dose-not-understood')
      .map((gap) => `${gap.reason} ${gap.about.join()}`),
  }
}
const child = (ageMonths: number, weightKg: number) => healthyPatient({ ageMonths, weightKg })

describe('a dose without a rule is reported as not checked', () => {
  test.each([
    ['no rule at all', 'Clorpromazina 100 mg tableta | 1 tableta cada 24 horas | oral', 'clorpromazina'],
    ['none by this route', 'Ondansetrón 8 mg/4 mL | 100 mg cada 6 horas | intravenosa', 'ondansetrón'],
  ])('%s', (_, row, drug) => {
    expect(dosesOf([row])).toEqual({ outcome: 'unchecked', found: [], gaps: [`not-covered ${drug}`] })
  })

  test.each([
    [
      'Salbutamol 5 mg/mL solución para nebulización | 2 mL cada 4 horas | inhalatoria',
      ['serious salbutamol'],
    ],
    ['Salbutamol 100 mcg/dosis aerosol | 2 inhalaciones cada 6 horas | inhalatoria', []],
    ['Tiotropio 18 mcg cápsula | inhalar 2 cápsulas cada 24 horas | inhalatoria', ['serious tiotropio']],
    ['Budesonida 0.5 mg/mL suspensión para nebulización | 1 mL cada 12 horas | inhalatoria', []],
  ])('an inhaled dose has limits of its own: %s', (row, found) => {
    expect(dosesOf([row])).toMatchObject({ found, gaps: [] })
  })

  test.each([
    ['Glibenclamida 5 mg tableta | 5 tabletas cada 24 horas', ['contraindicated glibenclamida']],
    ['Glibenclamida 5 mg tableta | 1 tableta cada 12 horas', []],
    ['Telmisartán 80 mg tableta | 2 tabletas cada 24 horas', ['serious telmisartán']],
    ['Captopril 50 mg tableta | 30 tabletas cada 24 horas', ['contraindicated captopril']],
    ['Pregabalina 75 mg cápsula | 20 cápsulas cada 12 horas', ['contraindicated pregabalina']],
  ])('at the age of 15 without a rule, the limit of an adult holds: %s', (row, found) => {
    const { found: said, gaps } = dosesOf([row], child(180, 52))
    expect(said).toEqual(found)
    expect(gaps).not.toEqual([])
  })

  test('a rule of that age holds instead', () => {
    const thirty = dosesOf(['Levotiroxina 100 mcg tableta | 30 tabletas cada 24 horas'], child(180, 52))
    expect(thirty).toMatchObject({ found: ['contraindicated levotiroxina'], gaps: [] })
  })

  test('at an age without a rule', () => {
    expect(dosesOf(['Amlodipino 5 mg tableta | 1 tableta cada 24 horas'], child(60, 18)).gaps).toEqual([
      'not-covered amlodipino',
    ])
  })

  test('but not for an ingredient that only accompanies one with a rule', () => {
    const row = 'Amoxicilina/ácido clavulánico 875 mg/125 mg tableta | 1 tableta cada 12 horas por 7 días'
    expect(dosesOf([row])).toEqual({ outcome: 'none', found: [], gaps: [] })
  })
})

describe('each route has its own limit, also when several are written', () => {
  const mouth = 'Ketorolaco 10 mg tableta | 1 tableta cada 8 horas por 2 días | oral'
  test.each([
    ['Ketorolaco 30 mg/mL | 30 mg cada 6 horas por 2 días | intramuscular', []],
    ['Ketorolaco 30 mg/mL | 60 mg cada 6 horas por 2 días | intramuscular', ['contraindicated ketorolaco']],
  ])('%s', (injected, found) => {
    expect(dosesOf([injected])).toMatchObject({ found, gaps: [] })
    expect(dosesOf([mouth, injected])).toMatchObject({ found, gaps: [] })
    expect(dosesOf([injected, mouth])).toMatchObject({ found, gaps: [] })
  })

  test('methotrexate is checked as weekly, also as an injection', () => {
    const daily = 'Metotrexato 50 mg/2 mL | 15 mg cada 24 horas | subcutánea'
    expect(dosesOf([daily]).found).toEqual(['contraindicated metotrexato'])
    expect(dosesOf(['Metotrexato 50 mg/2 mL | 15 mg una vez por semana | subcutánea'])).toMatchObject({
      found: [],
      gaps: [],
    })
  })
})

describe('units', () => {
  test.each([
    ['Levotiroxina 100 mcg tableta | 1 tableta cada 24 horas', []],
    ['Levotiroxina 100 mg tableta | 1 tableta cada 24 horas', ['contraindicated levotiroxina']],
    ['Levotiroxina 0.1 g tableta | 1 tableta cada 24 horas', ['contraindicated levotiroxina']],
    ['Digoxina 250 mcg tableta | 4 tabletas cada 24 horas', ['contraindicated digoxina']],
    ['Digoxina 0.05 mg/mL | 5 ml cada 24 horas', []],
    ['Digoxina 0.05 mg/mL | 20 ml cada 24 horas', ['contraindicated digoxina']],
    ['Paracetamol 1 g tableta | 1 cada 4 horas', ['contraindicated paracetamol']],
    [
      'Paracetamol/tramadol 325 mg/37.5 mg tableta | 3 tabletas cada 4 horas',
      ['contraindicated paracetamol', 'serious tramadol'],
    ],
  ])('%s', (row, found) => {
    expect(dosesOf([row])).toMatchObject({ found, gaps: [] })
  })

  test.each([
    ['Paracetamol 100 mg/mL | 1 ml cada 6 horas', [], []],
    ['Paracetamol 100 mg/mL | 5 ml cada 6 horas', ['contraindicated paracetamol'], []],
    ['Paracetamol 160 mg/5 mL | 3.5 ml cada 6 horas', [], []],
    ['Paracetamol 160 mg/5 mL | 1 cucharada cada 6 horas', ['contraindicated paracetamol'], []],
    ['Paracetamol 100 mg/mL | 12 gotas cada 6 horas', [], []],
    ['Paracetamol 3.2% | 5 ml cada 6 horas', [], ['dose-not-understood paracetamol']],
  ])('for a child of 8 kg: %s', (row, found, gaps) => {
    expect(dosesOf([row], child(12, 8))).toMatchObject({ found, gaps })
  })
})

describe('a dose beyond any treatment stops the issue, and one that a specialist may intend does not', () => {
  test.each([
    ['Amoxicilina 500 mg cápsula | 26 g cada 24 horas', 'contraindicated amoxicilina'],
    ['Losartán 50 mg tableta | 500 mg cada 24 horas', 'contraindicated losartán'],
    ['Metformina 850 mg tableta | 4 tabletas cada 8 horas', 'contraindicated metformina'],
    ['Amoxicilina 500 mg cápsula | 4 cápsulas en dosis única', 'serious amoxicilina'],
    ['Losartán 50 mg tableta | 3 tabletas cada 12 horas', 'serious losartán'],
    ['Prednisona 50 mg tableta | 3 tabletas cada 24 horas', 'serious prednisona'],
  ])('%s', (row, found) => {
    expect(dosesOf([row]).found).toEqual([found])
  })
})

describe('the number of doses a day', () => {
  test.each([
    ['Ibuprofeno 800 mg tableta | 2 tabletas cada 6 horas lunes y jueves', ['serious ibuprofeno']],
    ['Ibuprofeno 400 mg tableta | 1 tableta 3 veces al día los lunes', []],
    ['Metotrexato 2.5 mg tableta | 6 tabletas 3 veces al día los lunes', ['contraindicated metotrexato']],
    ['Ibuprofeno 400 mg tableta | 1 tableta cada 20 minutos por 3 dosis', []],
    ['Ibuprofeno 400 mg tableta | 1 tableta cada hora', ['serious ibuprofeno']],
  ])('%s', (row, found) => {
    expect(dosesOf([row])).toMatchObject({ found, gaps: [] })
  })
})

test('before three months of age amoxicillin has a limit of its own', () => {
  const row = 'Amoxicilina 250 mg/5 mL suspensión | 1 ml cada 8 horas'
  expect(dosesOf([row], child(1, 4)).found).toEqual(['serious amoxicilina'])
  expect(dosesOf([row], child(4, 6))).toMatchObject({ found: [], gaps: [] })
})
