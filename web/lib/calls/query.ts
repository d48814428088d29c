import { notifyManager, onlineManager, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import type { Call, Endpoint, EndpointRef } from '#contract/endpoint.ts'
import { askOrKept, forgetShown, showsKept } from './answer-or-kept.ts'
import { ApiError } from './api-error.ts'
import { onLogout, findSession } from '../account/session.ts'
import { isAway } from './connection.ts'
import { afterPress } from '../after-press.ts'

/**
 * Interval at which the server is polled while something failed to load, ms: the browser does not always report
 * that it is online again.
 */
const LOOK_EVERY = 5000

/** Whether an error may be temporary, so that a retry is useful: no answer, or a server that is unavailable. */
export const isPassing = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'network' || error.code === 'unavailable')

/**
 * Maximum number of times that a call to a busy server is repeated, and the longest wait, ms, that such a server may ask for
 * without a message on the page.
 */
const BUSY_TRIES = 3
const LONGEST_WAIT = 5000

/**
 * Number of times that a failed query is repeated before the page shows the failure: none after a timeout, for which the reader
 * has waited long.
 */
const triesAfter = ({ status, waitMs = 0 }: ApiError): number =>
  status === 408 || waitMs > LONGEST_WAIT ? 0 : waitMs ? BUSY_TRIES : 1

/** Queries run without a network too: they fail at once and the page says so, instead of waiting silently. */
const networkMode = 'always'

// An answer may add content that moves what is below. The page therefore draws an answer only while no button is being pressed.
notifyManager.setScheduler((draw) => setTimeout(afterPress, 0, draw))

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey: [call] }) => {
      // The specification wants failed fetches logged (section 8): the call and a code, no parameter and no answer.
      console.warn('not fetched', call, error.message)
      if (isPassing(error)) lookLater()
    },
  }),
  defaultOptions: {
    queries: {
      networkMode,
      refetchOnReconnect: true,
      staleTime: 15_000,
      retry: (failures, error) =>
        isPassing(error) && failures < triesAfter(error) && onlineManager.isOnline(),
      retryDelay: (_failures, error) => (error as ApiError).waitMs ?? 1000,
    },
    mutations: { networkMode, retry: false },
  },
})
const missing = {
  type: 'active',
  predicate: ({ state }: { state: { error: unknown } }) => isPassing(state.error),
} as const

/** Whether the server is reachable and ready. */
export const isServerThere = (): Promise<boolean> =>
  fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(LOOK_EVERY) }).then(
    ({ ok }) => ok,
    () => false,
  )

let looking: ReturnType<typeof setTimeout> | undefined
isAway.subscribe(() => {
  if (isAway.get()) lookLater()
  else void look()
})

function lookLater(): void {
  looking ??= setTimeout(look, LOOK_EVERY)
}
// On a page that the service worker has served, `isAway` is already true when this module is loaded, so that the subscription to
// `isAway` does not run.
if (isAway.get()) lookLater()

/**
 * Once the server answers, renews a session that could not be checked, and fetches the data that are missing or were read from
 * the device. Until the server answers, the page does not change.
 */
async function look(): Promise<void> {
  const isMissed = isAway.get() || showsKept || queryClient.getQueryCache().findAll(missing)[0]
  const isThere = isMissed && (await isServerThere())
  looking = undefined
  if (isThere) {
    isAway.set(false)
    await findSession('unreached')
    if (showsKept) {
      forgetShown()
      await queryClient.invalidateQueries()
    } else await queryClient.refetchQueries(missing)
  } else if (isMissed) lookLater()
}
onLogout(() => queryClient.clear())

const nameOf = (endpoint: EndpointRef<Endpoint>): string => `${endpoint.method} ${endpoint.path}`

/** Query options of an endpoint: `useQuery(query(prescriptions.list, { query: { limit: 20 } }))`. */
export const query = <E extends Endpoint>(endpoint: EndpointRef<E>, call: Call<E>) =>
  queryOptions({
    queryKey: [nameOf(endpoint), call] as const,
    queryFn: ({ signal }) => askOrKept(endpoint, call, signal),
  })

/** Marks all answers of an endpoint as stale, whatever their parameters; those on the screen are fetched again. */
export const invalidate = (endpoint: EndpointRef<Endpoint>): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [nameOf(endpoint)] })

/** Fetches all answers of an endpoint again, on the screen or not, so that no page shows an old one first. */
export const refetch = (endpoint: EndpointRef<Endpoint>): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [nameOf(endpoint)], refetchType: 'all' })
