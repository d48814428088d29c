import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { PageOf } from '#contract/schemas/page.ts'
import type { Profile } from '#contract/profile/profile.ts'

beforeAll(() => {
  vi.stubGlobal('window', {
    location: { search: '', pathname: '/', href: 'https://recetario.example/' },
    matchMedia: () => ({}),
  })
  vi.stubGlobal('document', { activeElement: null, querySelector: () => null })
  vi.stubGlobal('HTMLTextAreaElement', Object)
})
afterAll(() => void vi.unstubAllGlobals())

test('the notice of a licence in review is there at the first draw, and is not fetched for others', async () => {
  const { profileCalls } = await import('../../lib/calls/endpoints.ts')
  const { query, queryClient } = await import('../../lib/calls/query.ts')
  const { loadTexts } = await import('../../lib/texts.ts')
  const { fetchNotice, UnverifiedNotice } = await import('./UnverifiedNotice.tsx')
  const read = (doctor: object) => {
    const profile = { results: [doctor] } as PageOf<Profile>
    queryClient.setQueryData(query(profileCalls.get, {}).queryKey, profile)
    return fetchNotice(profile)
  }
  const drawn = () =>
    renderToStaticMarkup(
      <QueryClientProvider client={queryClient}>
        <UnverifiedNotice />
      </QueryClientProvider>,
    )
  await loadTexts('common', 'shell')
  expect(read({ specialty_verified: true })).toBeUndefined()
  expect(drawn()).toBe('')
  await read({ specialty_verified: false, licence_state: 'pending' })
  expect(drawn()).toContain('Podrá emitir recetas cuando se verifique su cédula.')
})
