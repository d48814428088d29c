import { useQuery } from '@tanstack/react-query'
import type { Hospital } from '#contract/workplaces.ts'
import { workplaces } from '../../../../lib/endpoints.ts'
import { query } from '../../../../lib/query.ts'
import type { ShownPlace } from '../place.ts'

/** How the hospital of a place prints its sheets; undefined until it is known. */
export const useHospital = (place: ShownPlace | null): Hospital | undefined =>
  useQuery({
    ...query(workplaces.hospital, { params: { id: String(place?.hospitalId) } }),
    enabled: place !== null,
  }).data
