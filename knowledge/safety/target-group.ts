import type { Bilingual, IngredientKeys } from './rule.ts'

/** A group of ingredients that safety rules name by `@id`. */
export interface TargetGroup {
  id: string
  name: Bilingual
  /** Further names that doctors use for the group. */
  aliases: string[]
  members: IngredientKeys
  /** Whether the group may be recorded as an allergy of a patient. */
  allergy: boolean
}
