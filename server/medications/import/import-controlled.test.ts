import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { IMPORTED_CONTROLLED } from '#knowledge/catalogue/imported-controlled.ts'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { loadSafety } from '#knowledge/safety/load.ts'
import { projectRoot } from '../../root.ts'
import { createContentsReader } from '../../safety/read-contents.ts'
import { openCatalogue } from '../open-catalogue.ts'
import { importControlled, readControlledFile } from './import-controlled.ts'
import { keepRegister, registerChange, undoRegister } from './keep-import.ts'

const catalogue = loadCatalogue(projectRoot())

// Brands, registrations and substances that begin with "Ficti" are made up.
const SAMPLE = `No.,Denominación Distintiva,Denominación Genérica,Forma Farmacéutica,Registro Sanitario,Titular,Fracción
1,FICTIZOLAM,ALPRAZOLAM,TABLETA,000M2020 SSA II,LABORATORIOS FICTICIOS,II
2,FICTIMORF,FICTIMORFINA,TABLETA,001M2020 SSA I,LABORATORIOS FICTICIOS,Fracción I
3,S/D,FICTIDONA / PARACETAMOL,TABLETA,002M2020 SSA II,LABORATORIOS FICTICIOS,GRUPO II
4,FICTIPRIM,LORATADINA,TABLETA,003M2020 SSA III,LABORATORIOS FICTICIOS,III
5,FICTIDOL,MORFINA,TABLETA,004M2020 SSA III,LABORATORIOS FICTICIOS,III
6,TEMPRA,CLONAZEPAM,TABLETA,005M2020 SSA II,LABORATORIOS FICTICIOS,II
7,FICTIZOLAM,ALPRAZOLAM,SOLUCIÓN,006M2020 SSA II,LABORATORIOS FICTICIOS,II
8,FICTINADA,,TABLETA,007M2020 SSA II,LABORATORIOS FICTICIOS,II
9,FICTILIBRE,DIAZEPAM,TABLETA,008M2020 SSA VI,LABORATORIOS FICTICIOS,VI
10,FICTIPROHIBIDO,MEFEDRONA,TABLETA,009M2020 SSA I,LABORATORIOS FICTICIOS,I
`

const dir = () => mkdtempSync(path.join(tmpdir(), 'controlled-'))

test('C1 an imported list of controlled medicines is used by search, judge and checks, until it is undone', async () => {
  const dataDir = dir()
  const file = path.join(dataDir, 'controlados.csv')
  writeFileSync(file, SAMPLE)
  const { accepted, skipped } = importControlled(await readControlledFile(file), catalogue)
  expect(skipped.map(({ line, reason }) => [line, reason])).toEqual([
    [6, 'class-below'],
    [7, 'brand-of-another-drug'],
    [8, 'duplicate'],
    [9, 'generic-missing'],
    [10, 'class-unreadable'],
    [11, 'prohibited'],
  ])
  expect(registerChange(dataDir, accepted, IMPORTED_CONTROLLED)).toEqual({ added: 4, removed: 0, kept: 0 })

  const before = openCatalogue(projectRoot(), dataDir)
  expect(before.search('Fictizolam', 3).results).toEqual([])
  expect(before.watchedIn('Fictimorf 10 mg, 1 tableta cada 8 horas')).toEqual([])
  keepRegister(dataDir, accepted, IMPORTED_CONTROLLED)

  const data = loadCatalogue(projectRoot(), dataDir)
  const after = openCatalogue(projectRoot(), dataDir)
  // A search for a brand of the imported list of controlled medicines finds the products with the brand's substances.
  expect(after.search('Fictizolam', 3).results.map(({ product }) => product.generic)).toContain('Alprazolam')
  // Brands and substances of the imported list that no product has are recognised as controlled in every text that is
  // printed.
  for (const text of ['Fictimorf 10 mg tabletas', 'Fictimorfina 10 mg tabletas', 'Fictidona 5 mg tabletas'])
    expect(after.watchedIn(text).map(({ kind }) => kind)).toEqual(['controlled'])
  expect(after.recognise('Fictimorfina 10 mg tabletas').fraction).toBe('I')
  // An import can make the legal class of a substance stricter, but never less strict.
  const loratadine = data.products.filter(({ generic }) => generic === 'Loratadina')
  expect(new Set(loratadine.map(({ fraction }) => fraction))).toEqual(new Set(['III']))
  expect(data.names.get('loratadina')?.fraction).toBe('III')
  expect(data.names.get('morfina')?.fraction).toBe('I')
  // The safety checks treat a brand of the imported list as its substance.
  const contents = createContentsReader(data, loadSafety(projectRoot(), data)).ofText('Fictizolam 0.25 mg')
  expect(contents.ingredients.map(({ key }) => key)).toEqual(['alprazolam'])

  expect(undoRegister(dataDir, IMPORTED_CONTROLLED)).toBe(true)
  expect(openCatalogue(projectRoot(), dataDir).watchedIn('Fictimorf 10 mg tabletas')).toEqual([])
})

test('a file without a column is refused', async () => {
  const file = path.join(dir(), 'otra.csv')
  writeFileSync(file, 'Denominación Distintiva,Fracción\nFictizolam,II\n')
  await expect(readControlledFile(file)).rejects.toThrow('missing columns')
})
