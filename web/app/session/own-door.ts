import type { Brand } from '#brands/brand.ts'
import type { Guard } from './guard.ts'

/**
 * Where a page sends its visitor instead: a brand with its own way in keeps the pages of guests to itself. What is
 * verified, filled or already logged in stays here.
 */
export const ownDoor = (guard: Guard, brand: Pick<Brand, 'redirect'> | undefined): string | null =>
  guard === 'guest' ? (brand?.redirect ?? null) : null
