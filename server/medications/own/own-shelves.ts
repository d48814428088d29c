import type { IngredientNames } from '#knowledge/catalogue/ingredients.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { Product } from '#knowledge/catalogue/product.ts'
import { type OwnShelf, shelve } from '#contract/drug-search/own-search.ts'
import type { Sql } from '../../database/database.ts'
import { derived } from '../../derived.ts'
import { productOfOwn } from './own-medication.ts'
import { ownRows, shelfVersion } from './own-queries.ts'

/**
 * Maximum number of medications in memory, over the lists of all doctors. Beyond it, the list that was not searched for the
 * longest time is removed from memory.
 */
const HELD_AT_MOST = 20_000

/**
 * Function that returns a doctor's own medications for the search. A doctor's list is cached, and read again when the list's
 * version in the database has changed.
 */
export type OwnShelves = (sql: Sql, doctorId: number) => Promise<OwnShelf<Product>>

/**
 * Makes the cache of doctors' own medications for the search.
 * @param knowledge current names of the ingredients; when they are replaced, the cache is emptied
 */
export function createOwnShelves(knowledge: { readonly names: IngredientNames }): OwnShelves {
  const heldWith = derived(
    () => knowledge.names,
    () => new Map<number, { version: number; shelf: OwnShelf<Product> }>(),
  )
  const synonymsOf = (name: string): readonly string[] => knowledge.names.get(normalize(name))?.synonyms ?? []
  return async (sql, doctorId) => {
    const version = await shelfVersion(sql, doctorId)
    if (version === 0) return []
    const held = heldWith()
    const known = held.get(doctorId)
    const shelf =
      known?.version === version
        ? known.shelf
        : shelve((await ownRows(sql, doctorId)).map(productOfOwn), synonymsOf)
    held.delete(doctorId)
    held.set(doctorId, { version, shelf })
    makeRoom(held)
    return shelf
  }
}

function makeRoom(held: Map<number, { shelf: OwnShelf<Product> }>): void {
  let count = 0
  for (const { shelf } of held.values()) count += shelf.length
  for (const [doctorId, { shelf }] of held) {
    if (count <= HELD_AT_MOST || held.size === 1) return
    held.delete(doctorId)
    count -= shelf.length
  }
}
