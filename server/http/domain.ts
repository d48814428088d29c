import type { Endpoint } from '#contract/endpoint.ts'
import type { Database } from '../database/database.ts'
import type { Handler, ProvingHandler } from './route.ts'

/** Dependencies that the `routes.ts` of every domain receives. */
export interface Domain {
  /** Binds one endpoint of the API contract to its handler. */
  bind: <const E extends Endpoint>(endpoint: E) => (handler: Handler<E>) => void
  /** Binds an endpoint whose handler authenticates the caller itself, in its own transaction (see `routeProving`). */
  bindProving: <const E extends Endpoint>(endpoint: E) => (handler: ProvingHandler<E>) => void
  database: Database
  clock: () => Date
}
