import type { Endpoint } from '#contract/endpoint.ts'
import type { Database } from '../database/database.ts'
import type { Handler } from './route.ts'

/** What every domain's `routes.ts` is given. */
export interface Domain {
  /** Binds one endpoint of the contract to its handler. */
  bind: <const E extends Endpoint>(endpoint: E) => (handler: Handler<E>) => void
  database: Database
  clock: () => Date
}
