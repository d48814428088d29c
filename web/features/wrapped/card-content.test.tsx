import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { YearReview } from '#contract/figures/year-review.ts'
import { loadTexts } from '../../lib/texts.ts'

beforeEach(async () => {
  vi.stubGlobal('window', { location: new URL('https://recetas.example/'), matchMedia: () => ({}) })
  await loadTexts('wrapped')
})
afterEach(() => vi.unstubAllGlobals())

const shown = async (...uses: number[]): Promise<string> => {
  const { CardContent } = await import('./CardContent.tsx')
  const results = uses.map((count, at) => ({ name: `Medicamento ${at}`, uses: count }))
  const card = { kind: 'medications', results, inAll: results.length } as const
  return renderToStaticMarkup(<CardContent card={card} review={{ year: '2026' } as YearReview} />)
}

test('of medicines that were prescribed once each, none is called the most', async () => {
  expect(await shown(1, 1, 1)).toContain('Lo que recetó')
  expect(await shown(2, 1, 1)).toContain('Lo que más recetó')
})
