import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Service to which the page reports its events: an address that takes POST, and the key of this installation at that service. */
export interface Collector {
  address: string
  key: string
}

/**
 * Reporting of page events that the operator has switched on. The brand's response has it in the field `reporting`, which
 * is absent when all reporting is off.
 */
export interface Reporting {
  analytics: Collector | null
  errors: Collector | null
}

/** The brand of the host name in the request, as stored in the folder of the brand; parsed by `brands/brand.ts`. */
export const brand = {
  get: endpoint({
    method: 'GET',
    path: '/api/v2/brand/',
    summary: 'Colours, logos, names and switches of the brand of this host',
    audience: 'guest',
    /** Id of a brand to show in the demo. Outside of the demo the parameter is ignored. */
    query: z.object({ brand: z.optional(z.string().check(z.maxLength(40))) }),
    answers: { 200: z.record(z.string(), z.unknown()) },
  }),
} as const
