import { useQuery } from '@tanstack/react-query'
import { query } from '../calls/query.ts'
import { workplaceCalls } from '../calls/workplace-calls.ts'

/**
 * The doctor's workplaces. A failed call clears those of an earlier answer from the page (specification section 8).
 * `latest` still names them, so that a draft keeps the place where it is issued.
 */
export function useLocations() {
  const { data, error, isPending, refetch } = useQuery(query(workplaceCalls.locations, {}))
  return { data: error ? undefined : data, latest: data, error, isPending, retry: refetch }
}
