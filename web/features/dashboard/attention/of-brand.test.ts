import { expect, test } from 'vitest'
import { AttentionItem } from '#contract/dashboard/attention.ts'
import type { WidgetData } from '../loaded.ts'
import { ofBrand } from './of-brand.ts'

const payments = ['payment-reported', 'payment-received', 'payment-expired'].map((kind) =>
  AttentionItem.parse({
    id: `${kind}:x`,
    kind,
    at: '2026-11-20T12:00:00Z',
    slug: 'x',
    concept: '',
    patient_name: '',
    amount_cents: 80_000,
  }),
)
const licence = AttentionItem.parse({
  id: 'licence-pending:1',
  kind: 'licence-pending',
  at: '2026-11-20T12:00:00Z',
})
const loaded: WidgetData<AttentionItem[]> = { state: 'ready', data: [...payments, licence] }

test('a brand without payments shows no payment that waits, because its page is not there', () => {
  expect(ofBrand(loaded, false)).toEqual({ state: 'ready', data: [licence] })
  expect(ofBrand(loaded, true)).toEqual(loaded)
  expect(ofBrand({ state: 'loading' }, false)).toEqual({ state: 'loading' })
})
