import { expect, test } from 'vitest'
import { healthDataConsent } from './health-data-consent.ts'

test('I4 a request is answered within 20 working days, and takes effect within 15 more (LFPDPPP art. 31)', () => {
  const { workingDays, effectWorkingDays, source } = healthDataConsent.answer
  expect([workingDays, effectWorkingDays]).toEqual([20, 15])
  expect(source).toContain('artículo 31')
})

test('the text of the consent has the same number of paragraphs in both languages', () => {
  const { es, en } = healthDataConsent.paragraphs
  expect(es.length).toBeGreaterThan(0)
  expect(en).toHaveLength(es.length)
})
