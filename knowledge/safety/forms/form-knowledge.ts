/** How an injection of a drug is known to be a depot: any one of the marks is enough. */
export interface DepotMark {
  /** Normalised words of the row, such as the name of an ester: `decanoato`. */
  words: readonly string[]
  /** Strengths that only the depot has, such as `50 mg/1 mL`. */
  strengths: readonly string[]
  /** Whether every injection of the drug is a depot. */
  isEveryInjection: boolean
}

/** Facts about forms and routes that hold for single drugs. */
export interface FormKnowledge {
  /**
   * Drug and form, or drug and route, that act on the whole body although they are put on the skin or a mucosa:
   * `estradiol gel`, and `sumatriptán nasal`.
   */
  throughSkin: ReadonlySet<string>
  /**
   * Drug and route by which a product is given besides the route of its form or of the catalogue: tablets as in
   * `misoprostol vaginal`, and injections as in `heparina subcutánea`.
   */
  givenElsewhere: ReadonlySet<string>
  /**
   * Key of the drug as which a mixture, such as the salts of oral rehydration, is checked. The mixture is looked up by
   * `mixtureOf` of its ingredients.
   */
  mixtures: ReadonlyMap<string, string>
  /**
   * Marks of oily and other slow injections (depots), by the key of the drug. The marks of the empty key hold for every drug.
   */
  depots: ReadonlyMap<string, readonly DepotMark[]>
}
