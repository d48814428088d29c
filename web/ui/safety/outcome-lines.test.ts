import { expect, test } from 'vitest'
import type { Finding, Gap } from '#contract/safety.ts'
import { texts as en } from '#locales/en/safety.ts'
import { texts as es } from '#locales/es/safety.ts'
import { outcomeLines } from './outcome-lines.ts'

const unasked = (about: string[]): Gap => ({ reason: 'missing-medication', items: ['1'], about })
const said = (about: string[], texts = es) =>
  outcomeLines({ findings: [], gaps: [unasked(about)] }, true, texts).map(({ text }) => text)

test('without a list of medicines, running prescriptions count as known and only the rest as unrecorded', () => {
  expect(said([])).toEqual(['No se pudo revisar: lo que ya toma (sin registrar).'])
  expect(said(['Losartán 50 mg'])).toEqual([
    'No se pudo revisar: lo que toma además de lo recetado aquí (sin registrar).',
  ])
  expect(said(['Losartán 50 mg'], en).join(' ')).toContain('besides your prescriptions')
})

test('a dose above its maximum is counted apart from contraindications', () => {
  const found = (kind: Finding['kind']) => ({ kind, severity: 'contraindicated' }) as Finding
  const of = (kinds: Finding['kind'][]) =>
    outcomeLines({ findings: kinds.map(found), gaps: [] }, true, es).map(({ text }) => text)
  expect(of(['dose'])).toEqual(['Se encontró: 1 dosis sobre el máximo.'])
  expect(of(['dose', 'allergy'])).toEqual(['Se encontró: 1 contraindicación y 1 dosis sobre el máximo.'])
})
