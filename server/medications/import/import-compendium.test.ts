import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { IMPORTED_COMPENDIUM } from '#knowledge/catalogue/imported-compendium.ts'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { projectRoot } from '../../root.ts'
import { presentationOfProduct } from '../presentation-of-product.ts'
import { importCompendium, readCompendiumFile } from './import-compendium.ts'
import { keepRegister, registerChange, undoRegister } from './keep-import.ts'

const catalogue = loadCatalogue(projectRoot())
const dir = () => mkdtempSync(path.join(tmpdir(), 'compendium-'))
const describing = (description: string, key = '999.000.9001.00') =>
  importCompendium([{ line: 2, key, description }], catalogue)

// The keys in this sample are made up: the Compendio Nacional has no group 999.
const SAMPLE = `Clave,Nombre genérico,Descripción
999.000.9001.00,LOSARTÁN,TABLETA Cada tableta contiene: Losartán potásico 100 mg Envase con 30 tabletas.
999.000.9002.00,DE PRUEBA,TABLETA Cada tableta contiene: Fictina 5 mg Envase con 10 tabletas.
999.000.9001.00,LOSARTÁN,TABLETA Cada tableta contiene: Losartán potásico 100 mg Envase con 15 tabletas.
sin clave,LOSARTÁN,TABLETA Cada tableta contiene: Losartán potásico 100 mg
`

const losartan = (dataDir?: string) =>
  loadCatalogue(projectRoot(), dataDir).products.filter(
    ({ generic, form, ingredients }) =>
      generic === 'Losartán' && form === 'tableta' && ingredients[0]?.strength === '100 mg',
  )

test('A6 an imported key makes a product one of the Compendio, until the import is undone', async () => {
  const dataDir = dir()
  const file = path.join(dataDir, 'sample.csv')
  writeFileSync(file, SAMPLE)
  const { accepted, skipped } = importCompendium(await readCompendiumFile(file), catalogue)
  expect(skipped.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'ingredient-unknown'],
    [4, 'duplicate'],
    [5, 'key-unreadable'],
  ])
  expect(registerChange(dataDir, accepted, IMPORTED_COMPENDIUM)).toEqual({ added: 1, removed: 0, kept: 0 })
  expect(losartan(dataDir).map(({ compendium }) => compendium)).toEqual(losartan().map(() => null))

  keepRegister(dataDir, accepted, IMPORTED_COMPENDIUM)
  const found = losartan(dataDir)
  expect(found.length).toBeGreaterThan(0)
  for (const product of found) {
    expect(product.compendium).toBe('999.000.9001.00')
    expect(presentationOfProduct(product).in_compendium).toBe(true)
  }
  expect(undoRegister(dataDir, IMPORTED_COMPENDIUM)).toBe(true)
  expect(losartan(dataDir).every(({ compendium }) => compendium === null)).toBe(true)
})

test.each([
  [
    'SUSPENSIÓN ORAL Cada 5 mL contienen: Amoxicilina trihidratada equivalente a 500 mg de amoxicilina. Envase con polvo para 75 mL.',
    [{ name: 'amoxicilina', strength: '500 mg' }],
    '5 mL',
  ],
  [
    'TABLETA Cada tableta contiene: Trimetoprima 80 mg Sulfametoxazol 400 mg Envase con 20 tabletas.',
    [
      { name: 'trimetoprima', strength: '80 mg' },
      { name: 'sulfametoxazol', strength: '400 mg' },
    ],
    '',
  ],
])('the description "%s" is read', (description, ingredients, per) => {
  const { accepted, skipped } = describing(description)
  expect(skipped).toEqual([])
  expect(accepted[0]).toMatchObject({ ingredients, per })
})

test.each([
  ['Losartán 100 mg', 'description-unreadable'],
  ['TALISMÁN Cada talismán contiene: Losartán 100 mg Envase con 30.', 'form-unknown'],
  ['TABLETA Cada tableta contiene: Losartán al gusto Envase con 30 tabletas.', 'strength-unreadable'],
  [
    'TABLETA Cada tableta contiene: Losartán 100 mg o algo más Envase con 30 tabletas.',
    'strength-unreadable',
  ],
  ['TABLETA Cada 3 tabletas contienen: Losartán 100 mg Envase con 30 tabletas.', 'strength-unreadable'],
])('the description "%s" is refused', (description, reason) => {
  expect(describing(description).skipped.map((skip) => skip.reason)).toEqual([reason])
})
