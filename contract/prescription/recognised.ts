import type { Fraction } from './document.ts'

/** An ingredient or a controlled substance, with the fields by which a text is recognised. */
export interface NamedIngredient {
  name: string
  synonyms: readonly string[]
  fraction: Fraction
}

/**
 * The part of the catalogue by which a free text is recognised. The page has it from the catalogue's words and
 * presentations.
 */
export interface RecognisedCatalogue {
  ingredients: readonly NamedIngredient[]
  /** Controlled substances that are in no product. */
  controlled: readonly NamedIngredient[]
  /** Names of substances that nobody may prescribe. */
  prohibited: readonly string[]
  products: readonly {
    ingredients: readonly { name: string }[]
    brands: readonly string[]
    fraction: Fraction
    antibiotic: boolean
  }[]
}

/** The drugs that a free text names, as far as they are known. */
export interface Recognised {
  /** Generic name of every ingredient found in the text; null when none was. */
  generic: string | null
  /** A brand found in the text; a brand alone is not enough for a prescription. */
  brand: string | null
  /** Strictest default class of the ingredients found. */
  fraction: Fraction | null
  antibiotic: boolean
  /** The controlled drug or antibiotic that the text may mean by a misspelling. */
  misspelt: string | null
  /** Whether the text names a substance that nobody may prescribe (LGS 237, 245 I). */
  prohibited: boolean
}
