import { expect, test } from 'vitest'
import { parsePosology } from './parse.ts'
import { patientSentence } from './patient-sentence.ts'

test.each([
  ['a dose with its unit', '1 tab c/8h x 3 d', '1 tableta cada 8 horas durante 3 días.'],
  // A dose without its unit would be printed as a bare "1".
  ['a dose without its unit', 'tomar 1 c/8h x 3 d', null],
  ['one of two doses without its unit', 'tomar 1 c/8h x 3 d, luego 500 mg c/12h x 3 d', null],
  ['words that are not understood', '1 tab c/8h x 3 d como siempre', null],
])('%s', (_, written, printed) => {
  expect(patientSentence(parsePosology(written))).toBe(printed)
})

test('a combination is named by its strengths, and its dose needs no unit', () => {
  const read = parsePosology('1 dosis de 875/125 mg c/12h x 7 d')
  expect(read.steps[0]?.dose?.unit).toBeNull()
  expect(patientSentence(read)).toContain('875/125 mg')
})
