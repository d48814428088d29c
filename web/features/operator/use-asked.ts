import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../lib/calls/query.ts'

/**
 * Loads data for an operator. As on a doctor's pages, a request with a temporary failure is repeated automatically. Data that are
 * no longer shown are not cached, because another operator may use the same tab next.
 */
export const useAsked = <T>(
  key: readonly [string, string | number],
  load: (signal: AbortSignal) => Promise<T>,
) =>
  useQuery(
    {
      queryKey: ['operator', ...key],
      queryFn: ({ signal }) => load(signal),
      gcTime: 0,
      refetchOnWindowFocus: false,
    },
    // The query client is passed, because the frame of the pages without a menu provides none.
    queryClient,
  )
