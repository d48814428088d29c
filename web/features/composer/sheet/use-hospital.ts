import { useQuery } from '@tanstack/react-query'
import type { Hospital } from '#contract/places/workplaces.ts'
import { workplaceCalls } from '../../../lib/calls/workplace-calls.ts'
import { query } from '../../../lib/calls/query.ts'
import type { ShownPlace } from '../place/place.ts'

/** The hospital of a place, with how it prints its sheets; undefined until it is read. */
export const useHospital = (place: ShownPlace | null): Hospital | undefined =>
  useQuery({
    ...query(workplaceCalls.hospital, { params: { id: String(place?.hospitalId) } }),
    enabled: place !== null,
  }).data
