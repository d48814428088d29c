import { expect, test } from 'vitest'
import { keepDosesWhole } from './keep-doses-whole.ts'

test.each([
  ['tomar 500 mg cada 8 horas', 'tomar 500\u00a0mg cada 8\u00a0horas'],
  ['solución al 5 %', 'solución al 5\u00a0%'],
  ['2 ámpulas', '2\u00a0ámpulas'],
  ['por 7 (siete) días', 'por 7 (siete) días'],
  ['1 2', '1 2'],
  ['cada día', 'cada día'],
])('%j is printed as %j', (written, printed) => {
  expect(keepDosesWhole(written)).toBe(printed)
})
