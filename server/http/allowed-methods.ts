import { allEndpoints } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'

const known = Object.values(allEndpoints)
  .flatMap((calls): Endpoint[] => Object.values(calls))
  .map(({ method, path }) => ({
    methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
    pattern: new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`),
  }))

/** The methods under which the contract knows a path (RFC 9110, 15.5.6: a 405 names them). */
export const allowedMethods = (path: string): string[] => [
  ...new Set(known.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)),
]
