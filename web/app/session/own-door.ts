import type { Brand } from '#brands/brand.ts'
import type { Guard } from './guard.ts'

/**
 * Address outside the product to which a page redirects: a brand with its own login replaces the pages with the
 * guard `guest`. Pages with another guard are never redirected.
 */
export const ownDoor = (guard: Guard, brand: Pick<Brand, 'redirect'> | undefined): string | null =>
  guard === 'guest' ? (brand?.redirect ?? null) : null
