import type { Fraction } from './document.ts'

/** An ingredient, or a controlled substance, as far as a text can name it. */
export interface NamedIngredient {
  name: string
  synonyms: readonly string[]
  fraction: Fraction
}

/** What of the catalogue a free text is read by. The page has the same, from the catalogue's words and presentations. */
export interface RecognisedCatalogue {
  ingredients: readonly NamedIngredient[]
  /** Controlled substances that are in no product. */
  controlled: readonly NamedIngredient[]
  /** Names of what nobody may prescribe. */
  prohibited: readonly string[]
  products: readonly {
    ingredients: readonly { name: string }[]
    brands: readonly string[]
    fraction: Fraction
    antibiotic: boolean
  }[]
}

/** What a free text names, as far as it is known. */
export interface Recognised {
  /** Generic name of every ingredient found in the text; null when none was. */
  generic: string | null
  /** A brand found in the text; alone it does not make a prescription. */
  brand: string | null
  /** Strictest default class of the ingredients found. */
  fraction: Fraction | null
  antibiotic: boolean
  /** The controlled drug or antibiotic that it may mean by a slip of the pen. */
  misspelt: string | null
  /** Whether it names what nobody may prescribe (LGS 237, 245 I). */
  prohibited: boolean
}
