import { expect, test } from 'vitest'
import { texts as en } from './en/safety.ts'
import { texts as es } from './es/safety.ts'

test.each([
  [60, 28, 'días', 'Written 60 days; at most 28 days.'],
  [4000, 3000, 'mg/día', 'Written 4,000 mg/day; at most 3,000 mg/day.'],
  [7, 3, 'días/semana', 'Written 7 days a week; at most 3 days a week.'],
  [40, 20, 'UI', 'Written 40 IU; at most 20 IU.'],
])('an English warning says %d and %d %s in English', (written, limit, unit, sentence) => {
  expect(en.figures(written, limit, unit)).toBe(sentence)
})

test('the headline of a finding about the patient names a diagnosis only where there is one', () => {
  expect(es.headline.condition(['ibuprofeno', 'asma'])).toBe('ibuprofeno con asma')
  expect(es.headline.condition(['paracetamol'])).toBe('paracetamol en este paciente')
  expect(en.headline.condition(['ibuprofen', 'asthma'])).toBe('ibuprofen with asthma')
  expect(en.headline.condition(['paracetamol'])).toBe('paracetamol in this patient')
})
