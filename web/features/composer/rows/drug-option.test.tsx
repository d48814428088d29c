import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Drug } from '#contract/medications/medications.ts'
import { texts as en } from '#locales/en/drug-results.ts'
import { texts as enSafety } from '#locales/en/safety.ts'
import { texts as es } from '#locales/es/drug-results.ts'
import { texts as esSafety } from '#locales/es/safety.ts'
import { drugOption } from './drug-option.tsx'
import { NO_MARKS } from '../../../lib/drafts/search-marks.ts'

const paracetamol: Drug = {
  uid: 'a'.repeat(64),
  order_id: '7',
  ad_id: '',
  category: 'standard_drug',
  presentation: 'Paracetamol tableta 500 mg, caja con 20 tabletas',
  generic: 'Paracetamol',
  strength: '500 mg',
  form: 'tableta',
  content: 'caja con 20 tabletas',
  route: 'oral',
  fraction: 'VI',
  antibiotic: false,
  brands: [],
  brand: null,
  look_alike: null,
  retail_price: null,
}

test('a search result keeps each number and its unit on one line', () => {
  const option = renderToStaticMarkup(drugOption({ drug: paracetamol, shown: 'marked' }, undefined, NO_MARKS))
  expect(option).toContain('tableta 500\u00a0mg, caja con 20\u00a0tabletas')
})

test.each([
  ['es', es, esSafety],
  ['en', en, enSafety],
])('a search result has the same word for a finding as its row: %s', (_language, found, { severity }) => {
  for (const level of ['contraindicated', 'serious', 'moderate', 'minor'] as const)
    expect(found.marked(['interaction'], level).startsWith(`${severity[level]}: `)).toBe(true)
})
