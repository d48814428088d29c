import * as z from 'zod/mini'

/** Number of an order of medicines in the store: an integer of 32 bits, or its digits. */
export const OrderId = z.union([
  z.string().check(z.regex(/^\d{0,9}$/)),
  z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
])
