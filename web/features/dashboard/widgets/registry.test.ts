import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Brand, type Widget } from '#brands/brand.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { WIDGET_IDS } from '#contract/profile/widget-ids.ts'
import { widgetsFor } from './registry.ts'

const folder = 'recetario'
const file = Brand.parse(JSON.parse(readFileSync(`brands/${folder}/brand.json`, 'utf8')))
const everyWidget = Object.fromEntries(
  Object.keys(file.widgets).map((name) => [name, true]),
) as Brand['widgets']
const doctor = { activate_paymentlinks: true } as Profile

const shown = (off: Partial<Brand['widgets']>, profile = doctor): string[] =>
  widgetsFor({ ...file, widgets: { ...everyWidget, ...off } }, profile).map(({ id }) => id)

test('a brand with every widget shows all of them', () => {
  expect(shown({}).toSorted()).toEqual(WIDGET_IDS.toSorted())
})

test.each<[Widget, string]>([
  ['news', 'news'],
  ['figures', 'figures'],
  ['topMedications', 'topMedications'],
  ['frequency', 'frequency'],
  ['latest', 'latest'],
  ['userReview', 'userReview'],
  ['payment', 'payment'],
  ['interactions', 'interactions'],
  ['ian', 'ian'],
  ['nfts', 'tokens'],
])('a brand without %s shows all others', (widget, id) => {
  expect(shown({ [widget]: false }).toSorted()).toEqual(WIDGET_IDS.filter((one) => one !== id).toSorted())
})

test('the widget of payments is for a doctor who has payment links', () => {
  expect(shown({}, { ...doctor, activate_paymentlinks: false })).not.toContain('payment')
})
