import { useQuery } from '@tanstack/react-query'
import type { specialities as Specialities } from '#contract/profile/specialities.ts'
import { callsOf } from '../calls/calls-of.ts'
import { query } from '../calls/query.ts'

const specialityCalls = callsOf<typeof Specialities>()({ list: 'GET /api/v2/specialities/' })

/** Names of the specialties that a doctor may choose; empty while the list is not loaded. */
export function useSpecialties(): readonly string[] {
  const { data } = useQuery({
    ...query(specialityCalls.list, { query: { limit: 0 } }),
    staleTime: Infinity,
  })
  return data?.results.map(({ name }) => name) ?? []
}
