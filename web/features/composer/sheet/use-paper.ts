import { useQuery } from '@tanstack/react-query'
import type { PaperAtHospital } from '#contract/places/sheets.ts'
import { sheetCalls } from '../../../lib/calls/sheet-calls.ts'
import { query } from '../../../lib/calls/query.ts'
import type { ShownPlace } from '../place/place.ts'

/** The doctor's own paper at a place; undefined until it is read. */
export const usePaper = (place: ShownPlace | null): PaperAtHospital | undefined =>
  useQuery({
    ...query(sheetCalls.paper, { params: { id: String(place?.hospitalId) } }),
    enabled: place !== null,
  }).data
