import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { Call, Endpoint, EndpointRef } from '#contract/endpoint.ts'
import { api } from './api.ts'
import { ApiError } from './api-error.ts'
import { onLogout } from './session.ts'

const MAX_RETRIES = 2

/** Only what may pass by itself is asked again: no answer, or a server that is away. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || error.code === 'unavailable')

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, retry: (failures, error) => failures < MAX_RETRIES && isPassing(error) },
    mutations: { retry: false },
  },
})
onLogout(() => queryClient.clear())

const nameOf = (endpoint: EndpointRef<Endpoint>): string => `${endpoint.method} ${endpoint.path}`

/** Query options of an endpoint: `useQuery(query(prescriptions.list, { query: { limit: 20 } }))`. */
export const query = <E extends Endpoint>(endpoint: EndpointRef<E>, call: Call<E>) =>
  queryOptions({
    queryKey: [nameOf(endpoint), call] as const,
    queryFn: ({ signal }) => api(endpoint, call, { signal }),
  })

/** Marks every answer of an endpoint as old, whatever it was asked with; what is on the screen is asked for again. */
export const invalidate = (endpoint: EndpointRef<Endpoint>): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [nameOf(endpoint)] })

/** Asks again for every answer of an endpoint, on the screen or not: no page shows the old one first. */
export const refetch = (endpoint: EndpointRef<Endpoint>): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [nameOf(endpoint)], refetchType: 'all' })
