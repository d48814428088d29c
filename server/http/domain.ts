import type { Endpoint } from '#contract/endpoint.ts'
import type { Database } from '../database/database.ts'
import type { Handler, ProvingHandler } from './route.ts'

/** What every domain's `routes.ts` is given. */
export interface Domain {
  /** Binds one endpoint of the contract to its handler. */
  bind: <const E extends Endpoint>(endpoint: E) => (handler: Handler<E>) => void
  /** Likewise, of one that finds out itself who calls, in its own transaction and with its first question. */
  bindProving: <const E extends Endpoint>(endpoint: E) => (handler: ProvingHandler<E>) => void
  database: Database
  clock: () => Date
}
