import type { Fraction } from '../document.ts'
import type { Excuse } from './clause-reader.ts'
import type { ExcusingWords } from './mention-phrases.ts'

/** An ingredient or a controlled substance, with the fields by which a text is recognised. */
export interface NamedIngredient {
  name: string
  synonyms: readonly string[]
  fraction: Fraction
  /** Whether the ingredient is an antibiotic by its ATC code, whatever products there are of it (mexico.md 2.2). */
  antibiotic: boolean
}

/** A brand of a controlled drug or an antibiotic, with the names of its ingredients. */
export interface WatchedBrand {
  brand: string
  ingredients: readonly string[]
}

/** Everyday abbreviation of a controlled drug or an antibiotic, such as "MST" of morfina. */
export interface WatchedAbbreviation {
  abbreviation: string
  ingredients: readonly string[]
  /** The only strengths beside which the abbreviation means the drug: "levo 750" is levofloxacino, "levo 100" is not. */
  beside: readonly string[]
}

/**
 * The part of the catalogue by which a free text is recognised. A page makes it from the catalogue's words and
 * presentations.
 */
export interface RecognisedCatalogue {
  ingredients: readonly NamedIngredient[]
  /** Controlled substances and antibiotics that are in no product. */
  watched: readonly NamedIngredient[]
  /** Brands of controlled drugs and antibiotics, whether or not they are in a product. */
  watchedBrands: readonly WatchedBrand[]
  abbreviations: readonly WatchedAbbreviation[]
  /** Names of ingredients that exist, and that the catalogue does not have. */
  otherNames: readonly string[]
  /** Brands that exist, and whose ingredients the catalogue does not know. */
  knownBrands: readonly string[]
  /** Names of substances that nobody may prescribe. */
  prohibited: readonly string[]
  /** Words that show that a text only mentions a drug. */
  mentions: readonly ExcusingWords[]
  /**
   * Ordinary words that are one typing error away from the name of a controlled drug, an antibiotic or a prohibited
   * substance, such as "cocina" from cocaína; normalised.
   */
  ordinaryWords: readonly string[]
  products: readonly {
    ingredients: readonly { name: string }[]
    brands: readonly string[]
    fraction: Fraction
    antibiotic: boolean
  }[]
}

/** The name of a controlled drug, an antibiotic or a prohibited substance in a text, and where the name stands. */
export interface WatchedName {
  /** Name as printed: of the ingredient, or of the brand. */
  name: string
  kind: 'controlled' | 'antibiotic' | 'prohibited'
  /** Names of the ingredients that the name means. */
  ingredients: readonly string[]
  isBrand: boolean
  /**
   * How the text spells the name. `exact`: as it is printed. `disguised`: in parts, or with digits. `near`: with a spelling
   * mistake. `begun`: only its beginning ("amoxi"), or five letters with a sign among them ("T@fil"); counts only beside an
   * amount. `abbreviated`: by everyday letters ("CLZ"); counts beside an amount, in an order, or alone.
   */
  how: 'exact' | 'disguised' | 'near' | 'begun' | 'abbreviated'
  /** The only strengths beside which an abbreviation means the drug; empty where the drug is meant beside any amount. */
  beside: readonly string[]
  /** Position in the text of the first character of the name (`from`), and of the character after the name (`to`). */
  from: number
  to: number
  /** Whether the words around the name show that the text only mentions the drug. */
  excuse: Excuse
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
  /** Whether the text names an ingredient that exists, and that the catalogue does not have. */
  otherGeneric: boolean
  /** Whether the text names a substance that nobody may prescribe (LGS 237, 245 I). */
  prohibited: boolean
}
