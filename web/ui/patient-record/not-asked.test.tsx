import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { texts } from '#locales/es/record.ts'
import { loadTexts } from '../../lib/texts.ts'
import { NotAsked } from './NotAsked.tsx'

beforeAll(() => loadTexts('record'))

const sections = ['allergies', 'weight', 'creatinine'] as const

test('all sections that nobody asked about are named once, as unknown, and each can be recorded', () => {
  const line = renderToStaticMarkup(<NotAsked sections={sections} onAsk={() => undefined} />)
  expect(line.split(texts.notAsked)).toHaveLength(2)
  expect(line).toContain(texts.notKnown)
  for (const section of sections) expect(line).toContain(`aria-label="Registrar: ${texts.sections[section]}"`)
})

test('when all sections are known nothing is shown', () => {
  expect(renderToStaticMarkup(<NotAsked sections={[]} onAsk={() => undefined} />)).toBe('')
})
