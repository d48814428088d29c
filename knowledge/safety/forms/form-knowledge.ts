/** Facts about forms and routes that hold for single drugs. */
export interface FormKnowledge {
  /**
   * Drug and form, or drug and route, that act on the whole body although they are put on the skin or a mucosa:
   * `estradiol gel`, and `sumatriptán nasal`.
   */
  throughSkin: ReadonlySet<string>
  /**
   * Drug and route by which tablets or syrups that are made to be swallowed are given in practice: `misoprostol vaginal`.
   */
  givenElsewhere: ReadonlySet<string>
  /**
   * Key of the drug as which a mixture, such as the salts of oral rehydration, is checked. The mixture is looked up by
   * `mixtureOf` of its ingredients.
   */
  mixtures: ReadonlyMap<string, string>
}
