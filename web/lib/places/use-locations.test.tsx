import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { query, queryClient } from '../calls/query.ts'
import { useLocations } from './use-locations.ts'
import { workplaceCalls } from '../calls/workplace-calls.ts'

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const PLACES = [{ default: true, clinics: [] }]
const answer = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })))

/**
 * Page that shows the result of `useLocations` as JSON: numbers of the workplaces in `data` and `latest`, and whether the call
 * failed.
 */
function Page() {
  const { data, latest, error } = useLocations()
  return JSON.stringify({
    data: data?.length ?? null,
    latest: latest?.length ?? null,
    hasFailed: error !== null,
  })
}

const shown = () =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  ).replaceAll('&quot;', '"')

const ask = () =>
  queryClient.fetchQuery({ ...query(workplaceCalls.locations, {}), staleTime: 0 }).catch(() => undefined)

test('a later failure clears the workplaces on the page, and an answer after it brings them back', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  answer(PLACES)
  await ask()
  expect(shown()).toBe('{"data":1,"latest":1,"hasFailed":false}')
  answer({ code: 'unexpected', detail: '' }, 500)
  await ask()
  expect(shown()).toBe('{"data":null,"latest":1,"hasFailed":true}')
  answer(PLACES)
  await ask()
  expect(shown()).toBe('{"data":1,"latest":1,"hasFailed":false}')
})
