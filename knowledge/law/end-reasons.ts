import * as z from 'zod/mini'
import list from './end-reasons.json' with { type: 'json' }

const List = z.object({
  version: z.string(),
  reasons: z.array(
    z.object({
      code: z.string(),
      fhir: z.nullable(z.string()),
      needsNote: z.boolean(),
      /**
       * Who gives the reason. `product`: nobody can choose the reason; the product sets it, for example at a reissue.
       */
      who: z.enum(['doctor', 'product']),
    }),
  ),
})

/** Why a prescription, or one row of it, is cancelled. */
export const endReasons = List.parse(list).reasons
