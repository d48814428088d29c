import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { IMPORTED_PRICES } from '#knowledge/catalogue/imported-prices.ts'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { projectRoot } from '../../root.ts'
import { openCatalogue } from '../open-catalogue.ts'
import { presentationOfProduct } from '../presentation-of-product.ts'
import { importPrices, type PriceRow, readPricesFile } from './import-prices.ts'
import { keepRegister, registerChange, undoRegister } from './keep-import.ts'

const catalogue = loadCatalogue(projectRoot())

// The shops, addresses and prices in this sample are made up. The columns are those of the published files.
const SAMPLE = `\uFEFFproducto,presentacion,marca,categoria,catalogo,precio,fecha_registro,cadena_comercial,giro,nombre_comercial,direccion,estado,municipio,latitud,longitud
Tempra,Caja 20 Tabletas. 500 Mg.,S/M,Medicamentos,Medicamentos,80,2026/01/02,Ficticia,Farmacias,Ficticia Uno,Calle 1,Aguascalientes,Aguascalientes,21.85,-102.29
Tempra,Caja 20 Tabletas. 500 Mg.,S/M,Medicamentos,Medicamentos,90.50,2026/01/02,Ficticia,Farmacias,Ficticia Dos,Calle 2,Aguascalientes,Aguascalientes,21.85,-102.29
Tempra,Caja 20 Tabletas. 500 Mg.,S/M,Medicamentos,Medicamentos,"1,000",2026/01/02,Ficticia,Farmacias,Ficticia Tres,Calle 3,Aguascalientes,Aguascalientes,21.85,-102.29
Losartan,Caja 30 Tabletas. 50 Mg.,Fictisartán,Medicamentos,Medicamentos,120.00,2026/01/02,Ficticia,Farmacias,Ficticia Uno,Calle 1,Aguascalientes,Aguascalientes,21.85,-102.29
Losartan,Caja 30 Tabletas. 50 Mg.,S/M,Medicamentos,Medicamentos,60.00,2026/01/02,Ficticia,Farmacias,Ficticia Uno,Calle 1,Aguascalientes,Aguascalientes,21.85,-102.29
Losartan,Caja 30 Tabletas. 50 Mg.,Tempra,Medicamentos,Medicamentos,61.00,2026/01/02,Ficticia,Farmacias,Ficticia Uno,Calle 1,Aguascalientes,Aguascalientes,21.85,-102.29
Losartan,Caja 7 Tabletas. 50 Mg.,S/M,Medicamentos,Medicamentos,60.00,2026/01/02,Ficticia,Farmacias,Ficticia Uno,Calle 1,Aguascalientes,Aguascalientes,21.85,-102.29
Losartan,Caja 30 Tabletas. 50 Mg.,S/M,Medicamentos,Medicamentos,gratis,2026/01/02,Ficticia,Farmacias,Ficticia Uno,Calle 1,Aguascalientes,Aguascalientes,21.85,-102.29
Fictina,Caja 30 Tabletas. 50 Mg.,S/M,Medicamentos,Medicamentos,60.00,2026/01/02,Ficticia,Farmacias,Ficticia Uno,Calle 1,Aguascalientes,Aguascalientes,21.85,-102.29
Aceite,Botella 850 Ml. Vegetal,Ave,Aceites y Grasas,Basicos,28,2026/01/02,Ficticia,Supermercado,Ficticia Cuatro,Calle 4,Aguascalientes,Aguascalientes,21.85,-102.29
`

const dir = () => mkdtempSync(path.join(tmpdir(), 'prices-'))
const read = async (text: string, folder = dir()) => {
  const file = path.join(folder, 'QQP.csv')
  writeFileSync(file, text)
  return importPrices(await readPricesFile(file), catalogue)
}

test('a file of PROFECO gives presentations their price and brand, until the import is undone', async () => {
  const dataDir = dir()
  const { accepted, skipped } = await read(SAMPLE, dataDir)
  expect(skipped.map(({ line, reason }) => [line, reason])).toEqual([
    [7, 'brand-of-another-drug'],
    [8, 'presentation-not-listed'],
    [9, 'price-unreadable'],
    [10, 'product-unreadable'],
  ])
  expect(accepted.map(({ brand, cents, observed }) => [brand, cents, observed])).toEqual([
    ['Tempra', 9050, 3],
    ['Fictisartán', 12000, 1],
    ['', 6000, 1],
  ])
  expect(registerChange(dataDir, accepted, IMPORTED_PRICES)).toEqual({ added: 3, removed: 0, kept: 0 })

  const before = openCatalogue(projectRoot(), dataDir)
  expect(before.search('Fictisartán', 5).results).toEqual([])
  keepRegister(dataDir, accepted, IMPORTED_PRICES)
  const after = openCatalogue(projectRoot(), dataDir)
  const [hit] = after.search('Fictisartán', 5).results
  expect(hit?.product.generic).toBe('Losartán')
  expect(hit && presentationOfProduct(hit.product).retail_price).toBe('60.00')
  expect(
    after.search('Tempra 500 mg 20 tabletas', 1).results.map(({ product }) => product.priceCents),
  ).toEqual([9050])
  // The import of prices makes the brands in the file known. A known brand can be refused in a prescription that may not name
  // brands.
  expect(before.recognise('Fictisartán 50 mg tabletas').brand).toBeNull()
  expect(after.recognise('Fictisartán 50 mg tabletas').brand).toBe('Fictisartán')

  expect(undoRegister(dataDir, IMPORTED_PRICES)).toBe(true)
  expect(openCatalogue(projectRoot(), dataDir).search('Fictisartán', 5).results).toEqual([])
})

test.each([
  ['1,250.50', 125050],
  ['$18', 1800],
  ['399.0', 39900],
])('the price %s is read', (price, cents) => {
  const row: PriceRow = {
    line: 2,
    product: 'Tempra',
    presentation: 'Caja 20 Tabletas 500 Mg',
    brand: 'S/M',
    price,
  }
  expect(importPrices([row], catalogue).accepted.map((one) => one.cents)).toEqual([cents])
})

test.each(['', '0', '-3', '12.345', '1,2', 'veinte'])('the price "%s" is refused', (price) => {
  const row: PriceRow = {
    line: 2,
    product: 'Tempra',
    presentation: 'Caja 20 Tabletas 500 Mg',
    brand: 'S/M',
    price,
  }
  expect(importPrices([row], catalogue).skipped.map(({ reason }) => reason)).toEqual(['price-unreadable'])
})

test('a file in Latin-1 is read like one in UTF-8', async () => {
  const file = path.join(dir(), 'latin.csv')
  const text =
    'producto,presentacion,marca,catalogo,precio\nTempra,Caja 20 Tabletas 500 Mg,Fictiñol,Medicamentos,80\n'
  writeFileSync(file, Buffer.from(text, 'latin1'))
  expect((await readPricesFile(file)).map(({ brand }) => brand)).toEqual(['Fictiñol'])
})

test('a file without a column is refused', async () => {
  await expect(read('producto,presentacion,precio\nTempra,Caja,1\n')).rejects.toThrow(
    'missing columns: marca, catalogo',
  )
})
