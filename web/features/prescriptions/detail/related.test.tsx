import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { PrescriptionLink } from '#contract/prescription-acts.ts'
import type { Prescription } from '#contract/prescriptions.ts'

beforeAll(() =>
  vi.stubGlobal('window', {
    location: { search: '', href: 'https://recetario.example/prescriptions' },
    matchMedia: () => ({}),
  }),
)
afterAll(() => void vi.unstubAllGlobals())

const successor: PrescriptionLink = {
  kind: 'replaced-by',
  signature: 'b'.repeat(64),
  code: 'SSHB2TSJY',
  document_kind: 'electronic',
  issued_at: '2026-11-28T19:31:00Z',
  valid_from: '2026-11-28',
  valid_until: '2026-12-28',
  state: 'available',
  position: 0,
  medications: ['Telmisartán'],
}

test('on an English page the medicines of a related prescription are marked as Spanish', async () => {
  const { language, loadTexts } = await import('../../../lib/texts.ts')
  const { query } = await import('../../../lib/calls/query.ts')
  const { prescriptionActCalls } = await import('../../../lib/calls/endpoints.ts')
  const { Related } = await import('./Related.tsx')
  language.set('en')
  await loadTexts('prescription', 'prescription-states')
  const client = new QueryClient()
  const rx = { signature: 'a'.repeat(64) } as Prescription
  client.setQueryData(query(prescriptionActCalls.links, { params: { signature: rx.signature } }).queryKey, [
    successor,
  ])
  const section = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Related rx={rx} />
    </QueryClientProvider>,
  )
  language.set('es')
  expect(section).toContain('SSHB-2TSJ-Y')
  expect(section).toContain('<span lang="es-MX">Telmisartán</span>')
})
