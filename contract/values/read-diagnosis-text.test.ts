import { expect, test } from 'vitest'
import { diagnosisText } from './diagnosis-text.ts'
import { readDiagnosisText } from './read-diagnosis-text.ts'

const faringitis = { code: 'J02.9', name: 'Faringitis aguda (no especificada)' }
const hipertension = { code: 'I10', name: 'Hipertensión arterial esencial' }

test.each([
  { diagnosis: '', diagnoses: [] },
  { diagnosis: 'Cefalea', diagnoses: [] },
  { diagnosis: '', diagnoses: [faringitis] },
  { diagnosis: 'con fiebre; dos días', diagnoses: [faringitis, hipertension] },
])('reading the text of diagnoses returns them: %o', (written) => {
  expect(readDiagnosisText(diagnosisText(written))).toEqual(written)
})

test.each([
  ['', { diagnosis: '', diagnoses: [] }],
  ['  ', { diagnosis: '', diagnoses: [] }],
  [' Cefalea; dos días ', { diagnosis: 'Cefalea; dos días', diagnoses: [] }],
  [' Gripe (J11) ', { diagnosis: '', diagnoses: [{ code: 'J11', name: 'Gripe' }] }],
  ['Gripe (J11); Gripe (J11)', { diagnosis: 'Gripe (J11)', diagnoses: [{ code: 'J11', name: 'Gripe' }] }],
])('"%s"', (text, written) => expect(readDiagnosisText(text)).toEqual(written))

test('an unknown code is free text, and no diagnosis is chosen twice', () => {
  expect(readDiagnosisText('Deficiencia de B12 (leve)')).toEqual({
    diagnosis: 'Deficiencia de B12 (leve)',
    diagnoses: [],
  })
  expect(readDiagnosisText('Tos; Faringitis (J02.9)')).toEqual({
    diagnosis: 'Tos; Faringitis (J02.9)',
    diagnoses: [],
  })
  expect(readDiagnosisText('A (I10); B (I10)').diagnoses).toHaveLength(1)
})
