import { useQuery } from '@tanstack/react-query'
import type { PaperAtHospital } from '#contract/places/sheets.ts'
import { sheetCalls } from '../../../lib/calls/sheet-calls.ts'
import { query } from '../../../lib/calls/query.ts'
import type { ShownPlace } from '../place/place.ts'

interface Paper {
  /** The doctor's own paper at the place; undefined until it is read. */
  paper: PaperAtHospital | undefined
  /** Whether the first answer is on its way. A server that can't be reached is not waited for. */
  isAwaited: boolean
}

export function usePaper(place: ShownPlace | null): Paper {
  const { data, isLoading, failureCount } = useQuery({
    ...query(sheetCalls.paper, { params: { id: String(place?.hospitalId) } }),
    enabled: place !== null,
  })
  return { paper: data, isAwaited: isLoading && failureCount === 0 }
}
