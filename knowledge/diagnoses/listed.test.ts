import { describe, expect, test } from 'vitest'
import { writeTemporaryFiles } from '../testing/temporary-files.ts'
import { importOfficial, readOfficial } from './import-official.ts'
import { IMPORTED_CODES, loadDiagnoses } from './load.ts'

const HEADER = 'code,name,synonyms,sex,from_years,to_years,outpatient,sources\n'
const folder = (rows: string, imported?: string) =>
  writeTemporaryFiles({
    'knowledge/sources.csv': 'id,title,url,read\ns,S,,x\n',
    'knowledge/diagnoses/codes.csv': HEADER + rows,
    ...(imported === undefined ? {} : { [`data/${IMPORTED_CODES}`]: imported }),
  })
const I10 = 'I10,Hipertensión,presión alta|hipertensión,,18,,3,s\n'
const hypertension = {
  code: 'I10',
  name: 'Hipertensión',
  synonyms: ['presión alta', 'hipertensión'],
  sex: null,
  fromYears: 18,
  toYears: null,
  outpatient: 3,
}

test('a listed diagnosis is read with its names, its sex and ages, and its rank in outpatient care', () => {
  expect(loadDiagnoses(folder(`${I10}O13,Otra,,F,10,54,,s\n`))).toEqual([
    hypertension,
    { code: 'O13', name: 'Otra', synonyms: [], sex: 'F', fromYears: 10, toYears: 54, outpatient: 0 },
  ])
})

test.each([
  ['a code twice', `${I10}${I10}`, '3: code I10 is listed twice'],
  ['a code that is none', 'I1,Otra,,,,,,s\n', '2: code: not a CIE-10 code'],
  ['an age that is none', 'I10,Otra,,,x,,,s\n', '2: from_years: not an age'],
  ['no source', 'I10,Otra,,,,,,\n', '2: no source'],
])('%s is refused with file and line', (_what, rows, told) => {
  expect(() => loadDiagnoses(folder(rows))).toThrow(`knowledge/diagnoses/codes.csv:${told}`)
})

describe('an import of official codes', () => {
  const line = (more: object) => `${JSON.stringify({ sex: null, fromYears: null, toYears: null, ...more })}\n`
  const loaded = (imported?: string) => {
    const root = folder(I10, imported)
    return loadDiagnoses(root, `${root}/data`)
  }

  test('replaces names and limits, keeps our synonyms, and adds codes', () => {
    expect(loaded(line({ code: 'I10', name: 'Oficial' }) + line({ code: 'A00', name: 'Cólera' }))).toEqual([
      {
        ...hypertension,
        name: 'Oficial',
        synonyms: ['Hipertensión', 'presión alta', 'hipertensión'],
        fromYears: null,
      },
      { code: 'A00', name: 'Cólera', synonyms: [], sex: null, fromYears: null, toYears: null, outpatient: 0 },
    ])
  })

  test('changes nothing when it is missing', () => {
    expect(loaded()).toEqual([hypertension])
    expect(loadDiagnoses(folder(I10))).toEqual([hypertension])
  })

  test.each([
    ['a row that does not hold', line({ code: 'nada', name: 'x' })],
    ['a line that is no JSON', '{\n'],
  ])('with %s is refused with its line', (_what, text) => {
    expect(() => loaded(`\n${text}`)).toThrow(`${IMPORTED_CODES}:2: `)
  })
})

describe('the official file of diagnoses', () => {
  const HEAD = 'CATALOG_KEY,NOMBRE,LSEX,LINF,LSUP'
  const row = (cells: string) => importOfficial(readOfficial(Buffer.from(`${HEAD}\n${cells}`)))
  const accepted = (cells: string) => row(cells).accepted[0]

  test.each([
    ['E119,Diabetes,NO,NO,NO', { code: 'E11.9', sex: null, fromYears: null, toYears: null }],
    ['e11x,Diabetes,no,no,no', { code: 'E11' }],
    ['E11,Diabetes,,,', { code: 'E11' }],
    [' E11 , Diabetes ,0,,', { code: 'E11', name: 'Diabetes' }],
    ['E11,Diabetes,hombre,,', { sex: 'M' }],
    ['E11,Diabetes,MUJER,,', { sex: 'F' }],
    ['E11,Diabetes,1,,', { sex: 'M' }],
    ['E11,Diabetes,2,,', { sex: 'F' }],
    ['E11,Diabetes,,023H,028D', { fromYears: 0, toYears: 0 }],
    ['E11,Diabetes,,011M,012M', { fromYears: 0, toYears: 1 }],
    ['E11,Diabetes,,025m,120a', { fromYears: 2, toYears: 120 }],
    ['E11,Diabetes,,18,099 A', { fromYears: 18, toYears: 99 }],
    ['E11,DIABETES MELLITUS,,,', { name: 'Diabetes mellitus' }],
    ['E11,Diabetes de Ñandú,,,', { name: 'Diabetes de Ñandú' }],
  ])('%s', (cells, found) => expect(accepted(cells)).toMatchObject(found))

  test.each([
    ['E1,Diabetes,,,', 'no-code'],
    ['xE11,Diabetes,,,', 'no-code'],
    ['E119Z,Diabetes,,,', 'no-code'],
    ['E11, ,,,', 'no-name'],
    ['E11,Diabetes,otro,,', 'bad-limit'],
    ['E11,Diabetes,,x,', 'bad-limit'],
    ['E11,Diabetes,,,1234A', 'bad-limit'],
    ['E11,Diabetes,,18X,', 'bad-limit'],
  ])('leaves out the row %s: %s', (cells, reason) => {
    expect(row(cells)).toEqual({ accepted: [], skipped: [{ row: 2, reason }] })
  })

  test('needs its columns, in upper or lower case', () => {
    expect(readOfficial(Buffer.from('catalog_key, nombre ,LSEX,LINF,LSUP\nE11,Diabetes,,,'))).toEqual([
      { CATALOG_KEY: 'E11', NOMBRE: 'Diabetes', LSEX: '', LINF: '', LSUP: '' },
    ])
    expect(() => readOfficial(Buffer.from('CATALOG_KEY,NOMBRE,LSEX'))).toThrow(
      'not the official catalogue: no column LINF, LSUP',
    )
  })
})
