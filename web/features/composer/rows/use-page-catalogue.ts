import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import type { DrugShelf } from '#contract/medications/drug-catalogue.ts'
import { drugCatalogueCalls } from '../../../lib/calls/endpoints.ts'
import { mayPrefetch, whenIdle } from '../../../lib/calls/prefetch.ts'
import { query } from '../../../lib/calls/query.ts'
import { useForDoctor } from './for-doctor.ts'
import type { PageCatalogue } from './page-catalogue.ts'

/** A colleague's mark is seen after so long, ms. */
const FRESH = 60_000

/** Back in the composer within so long, nothing is fetched or built again, ms. */
const KEPT = 60 * 60_000

/**
 * The catalogue on the page: answers at once, with a slow network and with none. Undefined until it is there; until then,
 * and where data is spared, the server answers.
 */
export function usePageCatalogue(): PageCatalogue | undefined {
  const doctor = useForDoctor()
  const asked = query(drugCatalogueCalls.shelf, doctor === undefined ? {} : { query: { doctor } })
  const { data: shelf } = useQuery({ ...asked, staleTime: FRESH })
  const { data: catalogue } = useQuery({
    queryKey: ['drug catalogue on the page', shelf?.catalogue.version],
    queryFn: shelf && mayPrefetch() ? () => open(shelf.catalogue) : skipToken,
    // Until there is another version, which the shelf says; the one before answers meanwhile.
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
