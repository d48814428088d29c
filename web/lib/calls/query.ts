import { onlineManager, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import type { Call, Endpoint, EndpointRef } from '#contract/endpoint.ts'
import { api } from './api.ts'
import { ApiError } from './api-error.ts'
import { onLogout } from '../account/session.ts'

/** How often the server is looked for while something could not be loaded: news of the network do not always arrive. */
const LOOK_EVERY = 5000

/** Only what may pass by itself is asked again: no answer, or a server that is away. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || error.code === 'unavailable')

/** Whoever has waited that long is told so first. */
const hasTakenLong = (error: unknown): boolean => error instanceof ApiError && error.status === 408

/** Without a network it is asked all the same: the page says at once that nothing comes, instead of waiting in silence. */
const networkMode = 'always'

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => isPassing(error) && lookLater() }),
  defaultOptions: {
    queries: {
      networkMode,
      refetchOnReconnect: true,
      staleTime: 15_000,
      retry: (failures, error) =>
        failures === 0 && onlineManager.isOnline() && isPassing(error) && !hasTakenLong(error),
    },
    mutations: { networkMode, retry: false },
  },
})
const missing = {
  type: 'active',
  predicate: ({ state }: { state: { error: unknown } }) => isPassing(state.error),
} as const

/** Whether the server answers and can work. */
export const isServerThere = (): Promise<boolean> =>
  fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(LOOK_EVERY) }).then(
    ({ ok }) => ok,
    () => false,
  )

let looking: ReturnType<typeof setTimeout> | undefined

function lookLater(): void {
  looking ??= setTimeout(() => void look(), LOOK_EVERY)
}

/** What could not be loaded comes by itself once the server answers. Until then the page that says so stands still. */
async function look(): Promise<void> {
  const isMissed = queryClient.getQueryCache().findAll(missing).length > 0
  const isThere = isMissed && (await isServerThere())
  looking = undefined
  if (isThere) await queryClient.refetchQueries(missing)
  else if (isMissed) lookLater()
}
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
