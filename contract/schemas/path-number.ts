import * as z from 'zod/mini'

/** A number in a path. Any other text is answered like a number that does not exist. */
export const PathNumber = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : 0)),
  ),
  z.int(),
)
