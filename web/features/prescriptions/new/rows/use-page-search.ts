import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DrugSearch } from '#contract/medications.ts'
import { drugCatalogue } from '../../../../lib/endpoints.ts'
import { prefetchWhenIdle } from '../../../../lib/prefetch.ts'
import { query } from '../../../../lib/query.ts'

type PageSearch = (query: string) => DrugSearch

/** A colleague's mark is seen after so long, ms. */
const FRESH = 60_000

/**
 * The drug search on the page: answers at once, with a slow network and with none. Undefined until the catalogue is
 * there; until then, and where data is spared, the server answers.
 */
export function usePageSearch(): PageSearch | undefined {
  const { data: shelf } = useQuery({ ...query(drugCatalogue.shelf, {}), staleTime: FRESH })
  const [search, setSearch] = useState<PageSearch>()
  useEffect(() => {
    if (!shelf) return undefined
    let isCurrent = true
    prefetchWhenIdle(async () => {
      const { openPageSearch } = await import('./page-catalogue.ts')
      const made = await openPageSearch(shelf)
      if (isCurrent) setSearch(() => made)
    })
    return () => {
      isCurrent = false
    }
  }, [shelf])
  return search
}
