import { expect, test } from 'vitest'
import { projectDiagnoses } from '../testing/clinical/project-knowledge.ts'
import { createDiagnosisSearch } from './search.ts'

const find = createDiagnosisSearch(projectDiagnoses)
const first = (query: string) => find(query, 5)[0]?.code
const codes = (query: string) => find(query, 12).map(({ code }) => code)

test.each([
  ['e11.9', 'E11.9'],
  ['E119', 'E11.9'],
  ['i10', 'I10'],
  ['IVU', 'N39.0'],
  ['hipertension', 'I10'],
  ['GRIPE', 'J11.1'],
  ['jaqueca', 'G43.9'],
  ['infeccion urinaria', 'N39.0'],
  ['colitis nerviosa', 'K58.0'],
  ['TDAH', 'F90.0'],
  ['faringoamigdalitis', 'J02.9'],
  ['EDA', 'A09'],
])('%s is found first', (query, code) => expect(first(query)).toBe(code))

test('a search matches beginnings of words in any order', () => {
  expect(codes('tipo 2 diab')).toContain('E11.9')
  expect(codes('rinit alerg')).toContain('J30.4')
})

test('the beginning of a code lists its family', () => {
  expect(codes('E11').every((code) => code.startsWith('E11'))).toBe(true)
})

test('one wrong letter is forgiven only when nothing else is found', () => {
  expect(first('faringiits')).toBeUndefined()
  expect(codes('amigdalitos')).toContain('J03.9')
  expect(codes('bronquitis').every((code) => code !== 'J21.9')).toBe(true)
})

test('nothing is found for nonsense', () => {
  for (const query of ['', '   ', 'zzzzzz', '%', '.']) expect(find(query, 5)).toEqual([])
})
