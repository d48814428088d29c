import { expect, test } from 'vitest'
import { diagnosisText } from './diagnosis-text.ts'

const I10 = { code: 'I10', name: 'Hipertensión arterial esencial' }
const E119 = { code: 'E11.9', name: 'Diabetes mellitus tipo 2' }

test('the text of the diagnoses has names and codes in their order, then the free text', () => {
  expect(diagnosisText({ diagnosis: ' en control ', diagnoses: [E119, I10] })).toBe(
    'Diabetes mellitus tipo 2 (E11.9); Hipertensión arterial esencial (I10); en control',
  )
  expect(diagnosisText({ diagnosis: 'Cefalea', diagnoses: [] })).toBe('Cefalea')
  expect(diagnosisText({ diagnosis: '  ', diagnoses: [] })).toBe('')
})
