import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { loadTexts } from '../../lib/texts.ts'
import { SeverityMark } from './SeverityMark.tsx'

beforeEach(() => loadTexts('safety'))

test.each([
  ['dose', 'contraindicated', 'Sobre el máximo'],
  ['allergy', 'contraindicated', 'Contraindicado'],
  ['dose', 'serious', 'Grave'],
] as const)('a finding of kind %s that is %s is marked “%s”', (kind, severity, word) => {
  const mark = renderToStaticMarkup(<SeverityMark finding={{ kind, severity }} />)
  expect(mark.replace(/<[^>]*>/g, '')).toBe(word)
})
