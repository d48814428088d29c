import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadTexts, textsNow } from '../../../lib/texts.ts'
import type { Drug } from '#contract/medications/medications.ts'
import { drugOption } from './drug-option.tsx'
import { nameOf, NO_MARKS } from '../../../lib/drafts/search-marks.ts'

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

test('a search result has the same word for a finding as its row will have', async () => {
  await Promise.all([loadTexts('drug-results'), loadTexts('safety')])
  const markedAs = (stops: boolean): string => {
    const mark = { generic: 'Paracetamol', route: 'oral', kinds: ['interaction' as const], stops }
    const marks = new Map([[nameOf('Paracetamol', 'oral'), mark]])
    return renderToStaticMarkup(drugOption({ drug: paracetamol, shown: 'marked' }, undefined, marks))
  }
  const words = textsNow('safety')!.severity
  expect(markedAs(true)).toContain(`${words.contraindicated}: `)
  expect(markedAs(false)).toContain(`${words.serious}: `)
})
