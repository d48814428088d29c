/**
 * Address of one of a brand's files; with its id, so that two brands of one host never share a cached picture. Apart
 * from the schema, so that the first load of the browser does not carry that.
 */
export const brandFile = (brand: { readonly id: string }, file: string): string =>
  `/brand/${brand.id}/${file}`
