import { allEndpoints } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'

const known = Object.values(allEndpoints)
  .flatMap((calls): Endpoint[] => Object.values(calls))
  .map(({ method, path }) => ({
    methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
    pattern: new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`),
  }))

/** Lists the HTTP methods that the contract has for a path. A response with status 405 must name them (RFC 9110, 15.5.6). */
export const allowedMethods = (path: string): string[] => [
  ...new Set(known.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)),
]
