import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DrugShelf } from '#contract/drug-catalogue.ts'
import type { DrugSearch } from '#contract/medications.ts'
import { drugCatalogue } from '../../../../lib/endpoints.ts'
import { prefetchWhenIdle } from '../../../../lib/prefetch.ts'
import { query } from '../../../../lib/query.ts'

type PageSearch = (query: string) => DrugSearch

/** A colleague's mark is seen after so long, ms. */
const FRESH = 60_000

const made = new WeakMap<DrugShelf, PageSearch>()

/**
 * The drug search on the page: answers at once, with a slow network and with none. Undefined until the catalogue is
 * there; until then, and where data is spared, the server answers.
 */
export function usePageSearch(): PageSearch | undefined {
  const { data: shelf } = useQuery({ ...query(drugCatalogue.shelf, {}), staleTime: FRESH })
  const [last, setLast] = useState<PageSearch>()
  useEffect(() => {
    if (!shelf || made.has(shelf)) return undefined
    let isCurrent = true
    prefetchWhenIdle(async () => {
      const { openPageSearch } = await import('./page-catalogue.ts')
      const search = await openPageSearch(shelf)
      made.set(shelf, search)
      if (isCurrent) setLast(() => search)
    })
    return () => {
      isCurrent = false
    }
  }, [shelf])
  return (shelf && made.get(shelf)) ?? last
}
