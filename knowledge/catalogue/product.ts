import type { Fraction } from '#contract/prescription/document.ts'

/** One active ingredient, by its Spanish INN. */
export interface Ingredient {
  /** Spanish INN, lower case: `amoxicilina`. */
  name: string
  /** Salts, older spellings and common synonyms that mean this ingredient. */
  synonyms: string[]
  /** WHO ATC codes, level 5. */
  atc: string[]
  /** Default class; the class printed on a product's registration takes precedence (mexico.md F7). */
  fraction: Fraction
  /** Whether the agreement on antibiotics covers the ingredient, by its ATC code or its name (mexico.md 2.2). */
  antibiotic: boolean
  /** Ids of the ingredient's sources in `knowledge/sources.csv`. */
  sources: string[]
}

/** One presentation that can be prescribed: ingredients, strengths, form and the content of one package. */
export interface Product {
  /** Stable key made of the product's facts: `amoxicilina-500-mg-capsula-caja-con-12-capsulas`. */
  id: string
  /**
   * SHA-256 in hex of the GTIN's digits when it is known, else of `id` (decision 006). The value of `drug_upc`.
   */
  uid: string
  /** Generic name as printed: `Amoxicilina / Ácido clavulánico`. */
  generic: string
  ingredients: { name: string; strength: string }[]
  /** Volume or weight that the strengths refer to (`5 mL`), empty when it is one unit of the form. */
  per: string
  /** Pharmaceutical form in full words, singular, lower case: `tableta`, `solución inyectable`. */
  form: string
  /** Route in full words: `oral`, `intramuscular`. */
  route: string
  /** Content of one package: `caja con 20 tabletas`. */
  content: string
  atc: string
  fraction: Fraction
  /** Whether the antibiotics agreement of 27 May 2010 covers the product (systemic routes only, mexico.md F5). */
  antibiotic: boolean
  /** Brands under which the product is sold in Mexico, as far as they are certain. */
  brands: string[]
  /** GTIN; null until one is imported. A GTIN is never invented. */
  gtin: string | null
  registration: string | null
  /** Price of one package, in cents of a peso; null if it is not known. */
  priceCents: number | null
  /** Key of the Compendio Nacional de Insumos para la Salud, when known. */
  compendium: string | null
  sources: string[]
}
