import type { Fraction } from '#contract/prescription/document.ts'

/** One active ingredient, by its Spanish INN. */
export interface Ingredient {
  /** Spanish INN, lower case: `amoxicilina`. */
  name: string
  /** Salts, older spellings and common synonyms that mean this ingredient. */
  synonyms: string[]
  /** WHO ATC codes, level 5. */
  atc: string[]
  /** Default class; the class printed on a product's registration wins over it (mexico.md F7). */
  fraction: Fraction
  /** Ids of `knowledge/sources.csv`. */
  sources: string[]
}

/** One presentation that can be prescribed: what is in a box, as a pharmacy asks for it. */
export interface Product {
  /** Stable key made of its facts: `amoxicilina-500-mg-capsula-caja-con-12-capsulas`. */
  id: string
  /** SHA-256, hex: of the GTIN's digits when it is known, else of `id` (docs/decisions). Travels as `drug_upc`. */
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
  /** What one package holds: `caja con 20 tabletas`. */
  content: string
  atc: string
  fraction: Fraction
  /** Falls under the antibiotics agreement of 27 May 2010 (systemic routes only, mexico.md F5). */
  antibiotic: boolean
  /** Brand names sold in Mexico, where certain. */
  brands: string[]
  /** Empty until imported: never invented. */
  gtin: string | null
  registration: string | null
  /** Pesos and cents as an integer of cents. */
  priceCents: number | null
  /** Key of the Compendio Nacional de Insumos para la Salud, when known. */
  compendium: string | null
  sources: string[]
}
