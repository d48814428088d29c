import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../lib/calls/query.ts'

/**
 * Loads what an operator asked for, as the pages of a doctor do: a failure that may pass is tried again automatically. Nothing is
 * kept once it is no longer shown, because another operator may sit down at the same tab.
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
