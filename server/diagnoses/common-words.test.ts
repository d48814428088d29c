import { expect, test } from 'vitest'
import { projectDiagnoses } from '../testing/clinical/project-knowledge.ts'
import { createDiagnosisSearch } from './search.ts'

const find = createDiagnosisSearch(projectDiagnoses)
const codes = (query: string, about = {}) => find(query, 8, about).map(({ code }) => code)

/** Texts as general practitioners type them, each with the codes of diagnoses of which one must be the first result. */
const FIRST: [typed: string, ...codes: string[]][] = [
  ['hipert', 'I10'],
  ['hipertension', 'I10'],
  ['hipertension arterial', 'I10'],
  ['has', 'I10'],
  ['diab', 'E11.9'],
  ['diabetes', 'E11.9'],
  ['diabetes tipo 2', 'E11.9'],
  ['dm2', 'E11.9'],
  ['gastritis', 'K29.7'],
  ['faringitis', 'J02.9'],
  ['faringoamigdalitis', 'J02.9', 'J03.9'],
  ['amigdalitis', 'J03.9'],
  ['ivu', 'N39.0'],
  ['infeccion urinaria', 'N39.0'],
  ['infeccion de vias urinarias', 'N39.0'],
  ['infeccion vias urinarias', 'N39.0'],
  ['lumbalgia', 'M54.5'],
  ['lumbago', 'M54.5'],
  ['cefalea', 'R51'],
  ['dolor de cabeza', 'R51'],
  ['migraña', 'G43.9'],
  ['migra', 'G43.9'],
  ['rinitis alergica', 'J30.4'],
  ['rinitis', 'J30.4'],
  ['ansiedad', 'F41.9', 'F41.1'],
  ['depresion', 'F32.9'],
  ['asma', 'J45.9'],
  ['anemia ferropenica', 'D50.9'],
  ['anemia', 'D50.9', 'D64.9'],
  ['hipotiroidismo', 'E03.9'],
  ['obesidad', 'E66.9'],
  ['dislipidemia', 'E78.5'],
  ['colesterol alto', 'E78.0'],
  ['gastroenteritis', 'A09'],
  ['diarrea', 'A09'],
  ['otitis media', 'H66.9'],
  ['otitis', 'H66.9', 'H60.9'],
  ['conjuntivitis', 'H10.9'],
  ['dermatitis', 'L30.9', 'L20.9'],
  ['dermatitis atopica', 'L20.9'],
  ['escabiasis', 'B86'],
  ['sarna', 'B86'],
  ['varicela', 'B01.9'],
  ['covid', 'U07.1'],
  ['dengue', 'A90', 'A97.9'],
  ['embarazo', 'Z34.9'],
  ['control prenatal', 'Z34.9', 'Z34.8'],
  ['control de niño sano', 'Z00.1'],
  ['niño sano', 'Z00.1'],
  ['resfriado', 'J00'],
  ['gripa', 'J00'],
  ['influenza', 'J11.1'],
  ['bronquitis', 'J20.9', 'J40'],
  ['neumonia', 'J18.9'],
  ['sinusitis', 'J01.9'],
  ['tos', 'R05'],
  ['fiebre', 'R50.9'],
  ['reflujo', 'K21.9'],
  ['colitis', 'K58.9'],
  ['estreñimiento', 'K59.0'],
  ['dolor abdominal', 'R10.4'],
  ['vaginitis', 'N76.0'],
  ['candidiasis', 'B37.3', 'B37.9', 'B37.0'],
  ['dismenorrea', 'N94.6'],
  ['cistitis', 'N30.9'],
  ['urticaria', 'L50.9'],
  ['acne', 'L70.0'],
  ['tiña', 'B35.9'],
  ['insomnio', 'G47.0', 'F51.0'],
  ['mareo', 'R42'],
  ['gota', 'M10.9'],
  ['epoc', 'J44.9'],
  ['esguince', 'S93.4'],
  ['parasitosis', 'B82.9'],
  ['varices', 'I83.9'],
  ['hemorroides', 'I84.9'],
  ['artrosis de rodilla', 'M17.9'],
]

test('a common word finds its usual diagnosis first', () => {
  const missed = FIRST.filter(([typed, ...wanted]) => !wanted.includes(codes(typed)[0] ?? '')).map(
    ([typed, ...wanted]) => `${typed}: ${wanted.join(' or ')} before ${codes(typed).join(' ')}`,
  )
  process.stdout.write(
    `${FIRST.length - missed.length} of ${FIRST.length} common words find their code first\n`,
  )
  expect(missed).toEqual([])
})

test('diagnoses that this doctor used come before usual ones, more often used ones first', () => {
  const uses = new Map([
    ['E11.4', 1],
    ['E11.2', 5],
    ['J45.9', 9],
  ])
  expect(codes('diabetes', { uses }).slice(0, 3)).toEqual(['E11.2', 'E11.4', 'E11.9'])
  expect(codes('i10', { uses: new Map([['I11.9', 5]]) })[0]).toBe('I10')
})

test('diagnoses unusual for sex or age come last, used or not', () => {
  const man = { gender: 'M', age: 68 } as const
  const uses = new Map([['O13', 7]])
  expect(codes('hipertension', man)[0]).toBe('I10')
  expect(codes('hipertension', { ...man, uses }).indexOf('O13')).not.toBe(0)
  const all = find('hipertension', 50, { ...man, uses }).map(({ code }) => code)
  const women = all.filter((code) => code.startsWith('O'))
  expect(women.length).toBeGreaterThan(0)
  expect(all.slice(-women.length)).toEqual(women)
})
