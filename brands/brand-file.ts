/**
 * Address of one of a brand's files. The address contains the brand's id, so that two brands on one host never share a cached
 * picture. The function is not in the file of the schema, so that a page's first load does not include the schema.
 */
export const brandFile = (brand: { readonly id: string }, file: string): string =>
  `/brand/${brand.id}/${file}`
