import { pageAddresses } from '#contract/page-addresses.ts'

/** Every address to which the application links. */
export const paths = {
  ...pageAddresses,
} as const

export type PathName = keyof typeof paths

type ParamsOf<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Exclude<Name, `${string}?`> | ParamsOf<Tail>
    : Exclude<Rest, `${string}?`>
  : never

type Arguments<P extends string> = [ParamsOf<P>] extends [never]
  ? [params?: undefined, query?: Query]
  : [params: Record<ParamsOf<P>, string>, query?: Query]

type Query = Readonly<Record<string, string | undefined>>

/** Address of a page: `linkTo('prescription', { signature })`, `linkTo('prescriptions', undefined, { search })`. */
export function linkTo<N extends PathName>(
  name: N,
  ...[params, query]: Arguments<(typeof paths)[N]>
): string {
  const values: Readonly<Record<string, string>> = params ?? {}
  const path = paths[name]
    // Optional parameters are left out: only links in mails fill them.
    .replace(/\/:\w+\?/g, '')
    .replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) if (value) search.set(key, value)
  return search.size > 0 ? `${path}?${search}` : path
}
