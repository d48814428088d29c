import * as z from 'zod/mini'

/** Maximum number of rows of one page, even when the request names a larger size. */
export const MAX_PAGE = 1000

/** Number of rows of a page when the request names no size (public-api.md section 1.2). */
export const DEFAULT_PAGE = 15

/** Number from 0 on, without its decimals; any other text is read as `otherwise`, as the public reference does. */
const wholeNumber = (otherwise: number) =>
  z._default(
    z.pipe(
      z.pipe(
        z.union([z.string(), z.number()]),
        z.transform((v) => {
          const n = typeof v === 'string' && v.trim() === '' ? NaN : Math.trunc(Number(v))
          return n >= 0 ? Math.min(n, Number.MAX_SAFE_INTEGER) : otherwise
        }),
      ),
      z.number(),
    ),
    otherwise,
  )

/** Paging of a list with an envelope. `limit` 0 means "no limit" (specification section 9), which is MAX_PAGE rows. */
export const Paging = z.object({
  limit: wholeNumber(DEFAULT_PAGE),
  offset: wholeNumber(0),
})
export type Paging = z.output<typeof Paging>

/**
 * Paging of a response that is a list without an envelope. A list has no `next` for a second page, so that all rows are the
 * default.
 */
export const BarePaging = z.extend(Paging, { limit: wholeNumber(0) })

/**
 * The envelope of a list: the number of all rows, absolute addresses of the neighbouring pages, one page of rows.
 */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    count: z.int(),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    results: z.array(item),
  })

/**
 * A page of prescriptions. A prescription whose stored document can't be read as a signed document is left out of
 * the rows: `altered` has its signature, and a request for it alone is refused with `prescription-altered`.
 */
export const signedPage = <T extends z.ZodMiniType>(item: T) =>
  z.extend(pageOf(item), { altered: z.optional(z.array(z.string())) })

export interface PageOf<T> {
  count: number
  next: string | null
  previous: string | null
  results: T[]
  /** Signatures of prescriptions whose stored document can't be read; absent when there are none. */
  altered?: string[]
}
