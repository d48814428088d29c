import type { Endpoint, EndpointRef, Method } from '#contract/endpoint.ts'

/**
 * The calls of the contract that the browser makes. Method and path stand here once more, and the compiler holds them to
 * the contract letter by letter; the schemas stay on the server, which parses what comes and what leaves.
 */
export const callsOf =
  <Group extends Readonly<Record<string, Endpoint>>>() =>
  <Name extends keyof Group & string>(
    calls: Readonly<{ [N in Name]: `${Group[N]['method']} ${Group[N]['path']}` }>,
  ): { readonly [N in Name]: EndpointRef<Group[N]> } =>
    Object.fromEntries(
      Object.entries<string>(calls).map(([name, call]) => {
        const [method, path = ''] = call.split(' ')
        return [name, { method: method as Method, path }]
      }),
      // Object.fromEntries forgets the names; each was checked above.
    ) as { readonly [N in Name]: EndpointRef<Group[N]> }
