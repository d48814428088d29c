import { expect, test } from 'vitest'
import type { PaediatricDose } from '#knowledge/safety/paediatric-dose.ts'
import { withReviews } from '#knowledge/safety/reviews.ts'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { readFactTables } from '#knowledge/safety/signable-facts.ts'
import { projectRoot } from '#server/root.ts'
import { makeRule } from '#server/testing/clinical/safety.ts'
import { readWorkbook, workbookOf } from './workbook.ts'

const tables = { renal: [makeRule('one'), makeRule('two'), makeRule('three')] }
const book = workbookOf(tables, new Map([['invented', { title: 'Libro' }]]))
/** The workbook in which the reviewer has filled in the last four cells of the rule's row: name, day, verdict, note. */
const filled = (rule: string, name: string, day: string, verdict: string) =>
  book
    .split('\r\n')
    .map((line) =>
      line.includes(`"${rule}"`) ? line.replace(/"","","",""$/, `"${name}","${day}","${verdict}",""`) : line,
    )
    .join('\r\n')

test('the workbook has one row for each rule, and an unsigned one signs nothing', () => {
  expect(book.trim().split('\r\n')).toHaveLength(4)
  expect(book).toContain('"Libro"')
  expect(readWorkbook(book, tables)).toEqual({ signed: [], rejected: [], refused: [] })
})

test('a signed row signs the rule as it stands, and a changed rule loses the signature', () => {
  const { signed } = readWorkbook(filled('one', 'Q.F.B. Prueba', '2026-12-01', 'correcta'), tables)
  expect(signed).toMatchObject([{ table: 'renal', rule: 'one', reviewed_by: 'Q.F.B. Prueba' }])
  const [one, two] = withReviews(tables, signed).renal
  expect(one?.reviewed).toEqual({ by: 'Q.F.B. Prueba', on: '2026-12-01' })
  expect(two?.reviewed).toBeUndefined()
  const changed = { renal: [{ ...makeRule('one'), severity: 'minor' as const }] }
  expect(withReviews(changed, signed).renal[0]?.reviewed).toBeUndefined()
})

test.each([
  ['without a name', ['', '2026-12-01', 'correcta'], 'no name'],
  ['without a day', ['Q.F.B. Prueba', 'ayer', 'correcta'], 'no day'],
  ['of a day that does not exist', ['Q.F.B. Prueba', '2026-02-30', 'correcta'], 'no day'],
  ['that asks for a correction', ['Q.F.B. Prueba', '2026-12-01', 'corregir'], 'corregir'],
  ['with another word as its verdict', ['Q.F.B. Prueba', '2026-12-01', 'sí'], '"sí" is no verdict'],
] as const)('a row %s signs nothing and is told', (_, [name, day, verdict], why) => {
  const { signed, refused } = readWorkbook(filled('two', name, day, verdict), tables)
  expect(signed).toEqual([])
  expect(refused).toHaveLength(1)
  expect(refused[0]).toContain(why)
})

test('a verdict in capitals and a day as a spreadsheet saves it sign a rule', () => {
  const { signed } = readWorkbook(filled('one', 'Q.F.B. Prueba', '1/12/2026', 'Correcta'), tables)
  expect(signed).toMatchObject([{ rule: 'one', reviewed_on: '2026-12-01' }])
})

test('a rule that a reviewer wants withdrawn is named, so that its earlier signature falls', () => {
  const { rejected } = readWorkbook(filled('one', 'Q.F.B. Prueba', '2026-12-01', 'retirar'), tables)
  expect(rejected).toEqual(['renal one'])
})

test('a row of a rule that changed after the export signs nothing', () => {
  const changed = { renal: [{ ...makeRule('one'), severity: 'minor' as const }] }
  const { refused } = readWorkbook(filled('one', 'Q.F.B. Prueba', '2026-12-01', 'correcta'), changed)
  expect(refused[0]).toContain('changed')
})

const dose: PaediatricDose = {
  id: 'x 1 215 Fiebre',
  drug: 'x',
  routes: ['oral'],
  indication: { es: 'Fiebre', en: 'Fever' },
  fromMonths: 1,
  toMonths: 215,
  unit: 'mg',
  perKg: true,
  fromKg: 0,
  toKg: Infinity,
  minDay: 40,
  maxDay: 60,
  times: 4,
  isSingle: false,
  ceilingDay: 2000,
  sources: [],
}

test('a usual dose of a child is a row with its sentence, and is signed like a rule', () => {
  const doses = { paediatric: [dose] }
  const line = workbookOf(doses, new Map()).split('\r\n')[1] ?? ''
  expect(line).toContain('"Fiebre: de 40 a 60 mg/kg al día, en 4 tomas, sin pasar de 2000 mg al día."')
  const signedBook = workbookOf(doses, new Map()).replace(
    /"","","",""\r\n$/,
    '"Q.F.B. Prueba","2026-12-01","correcta",""\r\n',
  )
  const { signed } = readWorkbook(signedBook, doses)
  const reviewed = { by: 'Q.F.B. Prueba', on: '2026-12-01' }
  expect(withReviews(doses, signed).paediatric).toEqual([{ ...dose, reviewed }])
  expect(
    withReviews({ paediatric: [{ ...dose, maxDay: 90 }] }, signed).paediatric[0]?.reviewed,
  ).toBeUndefined()
})

test('what was read and restricts nothing, drops and intervals of days are rows to sign too', () => {
  const catalogue = loadCatalogue(projectRoot())
  const facts = readFactTables(projectRoot(), catalogue)
  const lines = workbookOf(facts, catalogue.sources).trim().split('\r\n')
  expect(lines).toHaveLength(1 + Object.values(facts).flat().length)
  expect(facts['nothing-to-say']?.length).toBeGreaterThan(1000)
  for (const table of ['drops', 'lingering', 'days-apart'])
    expect(
      lines.some((line) => line.startsWith(`"${table}"`)),
      table,
    ).toBe(true)
  for (const rows of Object.values(facts)) expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const signed = lines
    .map((line) =>
      line.startsWith('"drops","metoclopramida 4 mg"')
        ? line.replace(/"","","",""$/, '"Q.F.B. Prueba","2026-12-01","correcta",""')
        : line,
    )
    .join('\r\n')
  expect(readWorkbook(signed, facts)).toMatchObject({
    signed: [{ table: 'drops', rule: 'metoclopramida 4 mg' }],
    refused: [],
  })
  const other = facts['drops']?.map((one) => ({ ...one, says: `${one.says} ` })) ?? []
  expect(readWorkbook(signed, { ...facts, drops: other }).refused).toHaveLength(1)
})
