/** The fields of a presentation that the search reads. */
export interface SearchedProduct {
  /** Generic name as printed: `Amoxicilina / Ácido clavulánico`. */
  generic: string
  ingredients: readonly { name: string; strength: string }[]
  /** Volume or weight that the strengths refer to (`5 mL`), empty when it is one unit of the form. */
  per: string
  form: string
  route: string
  content: string
  brands: readonly string[]
  /**
   * Key in the Compendio Nacional de Insumos para la Salud; null for a product without one.
   * Only products on the server have this field.
   */
  compendium?: string | null
  /** Whether the product has a key in the Compendio Nacional. Products in the page have this field instead of the key. */
  in_compendium?: boolean
}

/** Two drugs whose names have been confused, or are likely to be. */
export interface LookAlike {
  a: string
  b: string
  /** Ids of sources; empty when the pair was found by comparing the catalogue's own names. */
  sources: readonly string[]
}

/** The fields of a catalogue that the search reads. */
export interface SearchedCatalogue<P extends SearchedProduct> {
  products: readonly P[]
  ingredients: readonly { name: string; synonyms: readonly string[] }[]
  /**
   * Forms of the catalogue. `rank`: order of the forms, the usual ones first. `askedAs`: other names, such as "tableta"
   * for a chewable tablet.
   */
  forms: readonly {
    name: string
    plural: string
    aliases: readonly string[]
    askedAs: readonly string[]
    rank: number
  }[]
  routes: readonly { name: string; aliases: readonly string[] }[]
  lookAlikes: readonly LookAlike[]
  /** Names of drugs that exist but are not in the catalogue: they are never "corrected" into another. */
  otherNames: readonly string[]
  /** Brands that exist, and whose contents the catalogue lacks. */
  knownBrands: readonly string[]
  /**
   * Brands of controlled drugs and antibiotics that the catalogue does not sell; the search never "corrects" them into
   * another name.
   */
  watchedBrands: readonly { brand: string }[]
  /** Normalised words that name a salt or hydrate. */
  salts: ReadonlySet<string>
  /** Normalised words that describe drugs and name none alone: `rapida`, `forte`. */
  describing: ReadonlySet<string>
  /** Normalised names of inhalers and pens that follow the name of a brand: "Anoro Ellipta" is Anoro. */
  devices: ReadonlySet<string>
  /**
   * Ingredients by their normalised everyday abbreviation, such as `hctz` or
   * `cotrimoxazol`. Several ingredients are joined by `|`.
   */
  shortNames: ReadonlyMap<string, string>
}
