import * as z from 'zod/mini'

/**
 * Members of the request to issue a prescription that have no schema (`additional_data`). They may be large, so lists of
 * prescriptions omit them.
 */
export const AdditionalData = z.record(z.string(), z.unknown())

/** Maximum number of characters of `additional_data` as JSON. */
const CHARACTERS_AT_MOST = 16_000

/** Whether the members of a request that have no schema are within the limit of characters; `named`: members with a schema. */
export function isSmall(request: Record<string, unknown>, named: object): boolean {
  const additional = Object.entries(request).filter(([key]) => !(key in named))
  return JSON.stringify(Object.fromEntries(additional)).length <= CHARACTERS_AT_MOST
}
