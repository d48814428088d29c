import type { Endpoint, EndpointRef, Method } from '#contract/endpoint.ts'

/**
 * Builds references to the contract's calls that the browser makes. Method and path are repeated here, and the
 * compiler checks them against the contract; the schemas stay on the server, which parses requests and responses.
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
      // `Object.fromEntries` loses the types of the keys. The type of the parameter `calls` has checked each key.
    ) as { readonly [N in Name]: EndpointRef<Group[N]> }
