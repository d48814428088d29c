import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { ImportedProduct } from '#knowledge/catalogue/imported.ts'
import { projectKnowledge as catalogue } from '#server/testing/clinical/project-knowledge.ts'
import { COLUMNS, type Column, readRegister, type RegisterRow } from './import-columns.ts'
import { importRegister } from './import-cofepris.ts'

const IV = 'IV. Medicamentos que para adquirirse requiere receta médica, pero que pueden resurtirse'
const TABLET: Partial<Record<Column, string>> = {
  'Número de Registro': '001M2020 SSA',
  'Denominación Distintiva': 'FICTALGIN FST',
  Estado: 'VIGENTE',
  'Forma Farmaceutica': 'TABLETA',
  Fracción: IV,
  'Denominacion Generica': 'KETOROLACO /  /  /',
  'Vista Administración': 'ORAL',
  Presentación: 'Caja de cartón con 10 o 20 tabletas de 10 mg en envase de burbuja.',
  Cantidad: 'Ketorolaco trometamina 10.000 mg',
  'Sustancia Química': 'M01AB15 Ketorolaco',
  Titular: 'LABORATORIOS FICTICIOS, S.A. DE C.V.',
}

const rowOf = (changes: Partial<Record<Column, string>> = {}, line = 2): RegisterRow => ({
  line,
  cells: {
    ...(Object.fromEntries(COLUMNS.map((c) => [c, ''])) as Record<Column, string>),
    ...TABLET,
    ...changes,
  },
})
const imported = (changes: Partial<Record<Column, string>> = {}) =>
  importRegister([rowOf(changes)], catalogue)

describe('a readable row', () => {
  test('becomes one product for each content', () => {
    const { accepted, skipped } = imported()
    expect(skipped).toEqual([])
    expect(accepted.map((p) => p.content)).toEqual(['caja con 10 tabletas', 'caja con 20 tabletas'])
    expect(accepted[0]).toMatchObject({
      id: 'ketorolaco-10-mg-tableta-caja-con-10-tabletas-001m2020-ssa',
      generic: 'Ketorolaco',
      ingredients: [{ name: 'ketorolaco', strength: '10 mg' }],
      form: 'tableta',
      route: 'oral',
      fraction: 'IV',
      registration: '001M2020 SSA',
      holder: 'LABORATORIOS FICTICIOS, S.A. DE C.V.',
      brands: ['Fictalgin FST'],
      atc: 'M01AB15',
      gtin: null,
      priceCents: null,
    })
    for (const product of accepted) expect(ImportedProduct.parse(product)).toEqual(product)
  })

  test('assigns several strengths to the presentations that state them', () => {
    const { accepted } = imported({
      'Denominacion Generica': 'DESVENLAFAXINA / / /',
      Cantidad: 'Desvenlafaxina 50.000 mg <br> Desvenlafaxina 100.000 mg',
      Presentación:
        'Caja de cartón con 14 o 28 tabletas de 50 mg <br> Caja de cartón con 14 tabletas de 100 mg.',
    })
    expect(accepted.map((p) => `${p.ingredients[0]?.strength} ${p.content}`)).toEqual([
      '50 mg caja con 14 tabletas',
      '50 mg caja con 28 tabletas',
      '100 mg caja con 14 tabletas',
    ])
  })

  test('keeps the order of the names in combinations', () => {
    const { accepted } = imported({
      'Denominacion Generica': 'PARACETAMOL / FENILEFRINA / CLORFENAMINA /',
      Cantidad: 'Fenilefrina 5 mg <br> Paracetamol 500.000 mg <br> Clorfenamina 2.000 mg',
      Presentación: 'Caja de cartón con 8, 10 o 12 tabletas.',
    })
    expect(accepted.map((p) => p.generic)).toEqual(Array(3).fill('Paracetamol / Fenilefrina / Clorfenamina'))
    expect(accepted[0]?.ingredients.map((i) => i.strength)).toEqual(['500 mg', '5 mg', '2 mg'])
  })

  test('takes the volume of a liquid strength from its presentation', () => {
    const { accepted } = imported({
      'Denominacion Generica': 'PARACETAMOL',
      'Forma Farmaceutica': 'JARABE',
      Cantidad: 'Paracetamol 3.2 g',
      Presentación: 'Frasco con 120 mL (160 mg/5 mL) y vaso dosificador.',
    })
    expect(accepted[0]).toMatchObject({
      ingredients: [{ name: 'paracetamol', strength: '160 mg' }],
      per: '5 mL',
      content: 'frasco con 120 mL',
    })
  })

  test('marks an oral antibiotic as covered by the agreement', () => {
    const { accepted } = imported({
      'Denominacion Generica': 'AMOXICILINA',
      Cantidad: 'Amoxicilina trihidratada 500 mg',
      Presentación: 'Caja con 12 tabletas.',
    })
    expect(accepted[0]?.antibiotic).toBe(true)
  })
})

describe('skipped rows and their reasons', () => {
  test.each<[string, Partial<Record<Column, string>>, string]>([
    ['a cancelled registration', { Estado: 'CANCELADO' }, 'not-in-force'],
    ['no class', { Fracción: 'receta' }, 'class-unreadable'],
    ['a class other than the printed one', { 'Número de Registro': '001M2020 SSA VI' }, 'class-disagrees'],
    ['no registration', { 'Número de Registro': 'en trámite' }, 'registration-unreadable'],
    ['no generic name', { 'Denominacion Generica': '/  /  /' }, 'generic-missing'],
    ['an unknown ingredient', { 'Denominacion Generica': 'INEXISTINA /' }, 'ingredient-unknown'],
    ['a prohibited substance', { 'Denominacion Generica': 'MEFEDRONA /' }, 'prohibited'],
    ['an unknown form', { 'Forma Farmaceutica': 'PASTILLITA' }, 'form-unknown'],
    ['an unknown route', { 'Vista Administración': 'POR SEÑAS' }, 'route-unknown'],
    ['a strength of another drug', { Cantidad: 'Paracetamol 500 mg' }, 'strength-unreadable'],
    ['no strength', { Cantidad: '' }, 'strength-unreadable'],
    ['no presentation', { Presentación: '' }, 'presentation-unreadable'],
    ['a presentation without numbers', { Presentación: 'Exhibidor.' }, 'presentation-unreadable'],
    [
      'a liquid whose strength has no volume',
      { 'Forma Farmaceutica': 'JARABE', Presentación: 'Frasco con 120 mL.' },
      'strength-basis-missing',
    ],
  ])('%s', (_, changes, reason) => {
    const { accepted, skipped } = imported(changes)
    expect(accepted).toEqual([])
    expect(skipped).toEqual([expect.objectContaining({ line: 2, reason })])
  })

  test('unreadable sentences do not affect readable ones', () => {
    const { accepted, skipped } = imported({
      Presentación: 'Caja de cartón con 10 tabletas. Exhibidor para 25 sobres.',
    })
    expect(accepted).toHaveLength(1)
    expect(skipped).toMatchObject([{ reason: 'presentation-unreadable', detail: 'Exhibidor para 25 sobres' }])
  })

  test('a repeated row', () => {
    const { accepted, skipped } = importRegister([rowOf(), rowOf({}, 3)], catalogue)
    expect(accepted).toHaveLength(2)
    expect(skipped.map((s) => `${s.line} ${s.reason}`)).toEqual(['3 duplicate', '3 duplicate'])
  })
})

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`

describe('catalogue files', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'register-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const lines = [COLUMNS, COLUMNS.map((c) => rowOf().cells[c])]

  test('as CSV and XLSX have the same rows', async () => {
    const csv = path.join(folder, 'registro.csv')
    writeFileSync(csv, `\uFEFF${lines.map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`)
    const xlsx = path.join(folder, 'registro.xlsx')
    await writeXlsxFile(lines.map((line) => line.map((value) => ({ value, type: String })))).toFile(xlsx)
    expect(await readRegister(csv)).toEqual([rowOf()])
    expect(await readRegister(xlsx)).toEqual([rowOf()])
  })

  test('without one of the 29 columns are refused', async () => {
    const csv = path.join(folder, 'short.csv')
    writeFileSync(csv, 'Número de Registro,Estado\n001M2020 SSA,VIGENTE\n')
    await expect(readRegister(csv)).rejects.toThrow('missing columns: Denominación Distintiva')
  })
})
