import { useQuery } from '@tanstack/react-query'
import { query } from '../calls/query.ts'
import { workplaceCalls } from '../calls/workplace-calls.ts'

/**
 * The doctor's workplaces. After a failed call the page no longer shows the workplaces of an earlier answer (specification
 * section 8). `latest` still contains them, so that a draft keeps its workplace.
 */
export function useLocations() {
  const { data, error, isPending, refetch } = useQuery(query(workplaceCalls.locations, {}))
  return { data: error ? undefined : data, latest: data, error, isPending, retry: refetch }
}
