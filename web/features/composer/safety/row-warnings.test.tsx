import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Finding } from '#contract/safety.ts'
import { intlLocale } from '#locales/locale.ts'
import { language, loadTexts } from '../../../lib/texts.ts'
import { WithNames } from '../../../ui/Clinical.tsx'
import { RowWarnings } from './RowWarnings.tsx'

const FINDING: Finding = {
  id: 'f',
  kind: 'allergy',
  severity: 'contraindicated',
  interrupts: true,
  items: ['a'],
  about: ['penicilinas', 'Amoxicilina'],
  mechanism: 'Mechanism',
  advice: 'Advice',
  sources: [],
  reviewed: undefined,
  figures: null,
  last_reason: '',
}

beforeEach(() => language.set('en'))
afterEach(() => language.set('es'))

test.each([
  ['contraindicated', false],
  ['serious', true],
  ['moderate', true],
  ['minor', true],
] as const)('a %s warning is cut after one line: %s', async (severity, isCut) => {
  await loadTexts('safety')
  const list = renderToStaticMarkup(<RowWarnings row="a" findings={[{ ...FINDING, severity }]} label="a" />)
  expect(list.includes('sm:truncate')).toBe(isCut)
})

test('on an English page the list of a row’s warnings is named by a text that marks the medicine as Spanish', async () => {
  await loadTexts('safety')
  const label = <WithNames text="Warnings for Amoxicilina" names={['Amoxicilina']} />
  const list = renderToStaticMarkup(<RowWarnings row="a" findings={[FINDING]} label={label} />)
  const [, id] = /<ul aria-labelledby="([^"]+)"/.exec(list) ?? []
  expect(list).toContain(
    `<span hidden="" id="${id}">Warnings for <span lang="${intlLocale.es}">Amoxicilina</span></span>`,
  )
})

test('on an English page only the names that are in Spanish are marked as Spanish', async () => {
  await loadTexts('safety')
  const about = ['naproxen', 'hipertensión arterial esencial (I10)']
  const finding: Finding = { ...FINDING, kind: 'condition', about, in_english: ['naproxen'] }
  const list = renderToStaticMarkup(<RowWarnings row="a" findings={[finding]} label="a" />)
  expect(list).toContain(
    `naproxen with <span lang="${intlLocale.es}">hipertensión arterial esencial (I10)</span>`,
  )
})
