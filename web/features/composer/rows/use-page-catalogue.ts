import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import type { DrugShelf } from '#contract/medications/drug-catalogue.ts'
import { drugCatalogueCalls } from '../../../lib/calls/endpoints.ts'
import { mayPrefetch, whenIdle } from '../../../lib/calls/prefetch.ts'
import { query } from '../../../lib/calls/query.ts'
import { useForDoctor } from './for-doctor.ts'
import type { PageCatalogue } from './page-catalogue.ts'

/**
 * Maximum age of the doctor's own medications, prices and out-of-stock marks on the page, ms: a mark that a colleague sets
 * appears after that time.
 */
const FRESH = 60_000

/**
 * How long the catalogue is kept in memory after the composer was left, ms: within that time it is neither fetched nor built
 * again.
 */
const KEPT = 60 * 60_000

/**
 * The catalogue on the page, which answers searches at once, with a slow network and without one. Undefined until it is built.
 * Until then, and on slow or metered connections (`mayPrefetch`), the server answers.
 */
export function usePageCatalogue(): PageCatalogue | undefined {
  const doctor = useForDoctor()
  const asked = query(drugCatalogueCalls.shelf, doctor === undefined ? {} : { query: { doctor } })
  const { data: shelf } = useQuery({ ...asked, staleTime: FRESH })
  const { data: catalogue } = useQuery({
    queryKey: ['drug catalogue on the page', shelf?.catalogue.version],
    queryFn: shelf && mayPrefetch() ? () => open(shelf.catalogue) : skipToken,
    // The catalogue is valid until the answer with the doctor's own medications names another version. The earlier version is
    // used until the new one is built.
    staleTime: Infinity,
    gcTime: KEPT,
    placeholderData: keepPreviousData,
    structuralSharing: false,
  })
  return shelf && catalogue?.(shelf)
}

async function open(of: DrugShelf['catalogue']): Promise<(shelf: DrugShelf) => PageCatalogue> {
  await new Promise<void>(whenIdle)
  return (await import('./page-catalogue.ts')).openPageCatalogue(of)
}
