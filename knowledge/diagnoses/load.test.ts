import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importOfficial, readOfficial } from './import-official.ts'
import { IMPORTED_CODES, loadDiagnoses } from './load.ts'

const ROOT = path.join(import.meta.dirname, '../..')
let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'diagnoses-'))
  mkdirSync(path.join(dataDir, path.dirname(IMPORTED_CODES)))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const put = (lines: unknown[]) =>
  writeFileSync(path.join(dataDir, IMPORTED_CODES), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))

test('the list has the number of diagnoses that outpatient care needs', () => {
  expect(loadDiagnoses(ROOT).length).toBeGreaterThanOrEqual(1500)
})

test('H11 an imported code brings its official name and limits and keeps our synonyms', () => {
  put([{ code: 'I10', name: 'Nombre oficial', sex: null, fromYears: 15, toYears: null }])
  const [found] = loadDiagnoses(ROOT, dataDir).filter(({ code }) => code === 'I10')
  expect(found).toMatchObject({ name: 'Nombre oficial', fromYears: 15 })
  expect(found?.synonyms).toContain('hipertensión')
})

test('a damaged import is refused with its line', () => {
  put([{ code: 'nada' }])
  expect(() => loadDiagnoses(ROOT, dataDir)).toThrow(`${IMPORTED_CODES}:1`)
})

test('the official file is read with commas or semicolons, in UTF-8 or the letters of Windows; another file is refused', () => {
  const lines = ['catalog_key;NOMBRE;LSEX;LINF;LSUP', 'N40X;HIPERPLASIA DE LA PRÓSTATA;HOMBRE;030A;NO']
  const wanted = [{ code: 'N40', name: 'Hiperplasia de la próstata', sex: 'M', fromYears: 30, toYears: null }]
  const texts = [lines.join('\r\n'), lines.join('\n').replaceAll(';', ',')]
  for (const text of texts)
    for (const bytes of [Buffer.from(`\uFEFF${text}`), Buffer.from(text, 'latin1')])
      expect(importOfficial(readOfficial(bytes)).accepted).toEqual(wanted)
  expect(() => readOfficial(Buffer.from('code,description\nA00,Cólera'))).toThrow('no column CATALOG_KEY')
})

test('rows of the official catalogue get the dot of the code and limits in years, and a fault names its row', () => {
  const row = (more: Record<string, string>) => ({
    CATALOG_KEY: 'E119',
    NOMBRE: 'DIABETES',
    LSEX: 'NO',
    LINF: '',
    LSUP: '',
    ...more,
  })
  expect(
    importOfficial([
      row({ LINF: '028D', LSUP: '120A' }),
      row({ CATALOG_KEY: 'I10X', NOMBRE: 'Hipertensión' }),
      row({ CATALOG_KEY: 'O13X', LSEX: 'MUJER', LINF: '10', LSUP: '54' }),
      row({ CATALOG_KEY: 'E10-E14' }),
      row({ CATALOG_KEY: 'E118', NOMBRE: '' }),
      row({ CATALOG_KEY: 'E118', VALID: 'NO' }),
      row({}),
      row({ CATALOG_KEY: 'E117', LINF: 'mucho' }),
    ]),
  ).toEqual({
    accepted: [
      { code: 'E11.9', name: 'Diabetes', sex: null, fromYears: 0, toYears: 120 },
      { code: 'I10', name: 'Hipertensión', sex: null, fromYears: null, toYears: null },
      { code: 'O13', name: 'Diabetes', sex: 'F', fromYears: 10, toYears: 54 },
    ],
    skipped: [
      { row: 5, reason: 'no-code' },
      { row: 6, reason: 'no-name' },
      { row: 7, reason: 'not-valid' },
      { row: 8, reason: 'repeated' },
      { row: 9, reason: 'bad-limit' },
    ],
  })
})
