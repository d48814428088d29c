import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Where events go: an address that takes POST, and the key that it knows us by. */
export interface Collector {
  address: string
  key: string
}

/** What the operator has switched on; stands in the brand's answer as `reporting` when any of it is. */
export interface Reporting {
  analytics: Collector | null
  errors: Collector | null
}

/** The brand of the host that was asked, as stored in its folder; parsed by `brands/brand.ts`. */
export const brand = {
  get: endpoint({
    method: 'GET',
    path: '/api/v2/brand/',
    summary: 'Colours, marks, names and switches of this host’s brand',
    audience: 'guest',
    /** In the demo another brand can be looked at, by its id; elsewhere it changes nothing. */
    query: z.object({ brand: z.optional(z.string().check(z.maxLength(40))) }),
    answers: { 200: z.record(z.string(), z.unknown()) },
  }),
} as const
