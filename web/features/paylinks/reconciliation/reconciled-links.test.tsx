import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReconciledLink } from '#contract/paylinks/reconciliation.ts'
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

const waiting: ReconciledLink = {
  slug: 'AAAAAAAAAAAAAAAAAAAAAA',
  concept: 'Consulta',
  reference: '1234567',
  person: '',
  // The instant is 30 November, 22:30, in Tijuana.
  created_at: '2026-12-01T06:30:00.000Z',
  state: 'pending',
  match: 'waiting',
  asked_cents: 80_000,
  received_cents: 0,
  returned_cents: 0,
  month_cents: 0,
}
async function shown(link: ReconciledLink): Promise<string> {
  const { ReconciledLinks } = await import('./ReconciledLinks.tsx')
  return renderToStaticMarkup(<ReconciledLinks links={[link]} />)
}

test('a payment link has the day by which its month is counted, also for a doctor further west', async () => {
  setOwnZone('America/Tijuana')
  expect(await shown(waiting)).toContain('>1 dic 2026<')
})

test('a reported link whose money moved in another month says both in two sentences', async () => {
  const reported = { ...waiting, state: 'reported', match: 'reported', month_cents: 30_000 } as const
  expect(await shown(reported)).toContain('Revise su banco. En este mes: $300.00<')
})
