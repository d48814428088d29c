import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setOwnZone } from '../../../lib/own-clock.ts'
import { loadTexts } from '../../../lib/texts.ts'

beforeEach(async () => {
  vi.stubGlobal('window', { location: new URL('https://recetas.example/'), matchMedia: () => ({}) })
  await loadTexts('reconciliation')
})
afterEach(() => {
  setOwnZone()
  vi.unstubAllGlobals()
})

test('a link has the day by which its month is counted, also for a doctor further west', async () => {
  const { ReconciledLinks } = await import('./ReconciledLinks.tsx')
  setOwnZone('America/Tijuana')
  const shown = renderToStaticMarkup(
    <ReconciledLinks
      links={[
        {
          slug: 'AAAAAAAAAAAAAAAAAAAAAA',
          concept: 'Consulta',
          reference: '1234567',
          person: '',
          // In Tijuana 30 November, 22:30.
          created_at: '2026-12-01T06:30:00.000Z',
          state: 'pending',
          match: 'waiting',
          asked_cents: 80_000,
          received_cents: 0,
          returned_cents: 0,
          month_cents: 0,
        },
      ]}
    />,
  )
  expect(shown).toContain('>1 dic 2026<')
})
