import type { SearchedProduct } from './searched.ts'

/** Strength as it is printed on a label: `500 mg`, `250 mg/5 mL`, `250 mg / 62.5 mg por 5 mL`, `20 mg/mL`. */
export function strengthOf(product: Pick<SearchedProduct, 'ingredients' | 'per'>): string {
  const strengths = product.ingredients.map((i) => i.strength).filter((s) => s !== '')
  const per = product.per.replace(/^1 (?=\p{L})/u, '')
  if (per === '' || strengths.length === 0) return strengths.join(' / ')
  // "250 mg / 62.5 mg/5 mL" could be read as if only the second strength were per 5 mL.
  return strengths.length === 1 ? `${strengths[0]}/${per}` : `${strengths.join(' / ')} por ${per}`
}

/** Text of a presentation: "Paracetamol tableta 500 mg, caja con 20 tabletas". */
export function presentationOf(
  product: Pick<SearchedProduct, 'generic' | 'ingredients' | 'per' | 'form' | 'content'>,
): string {
  const drug = [product.generic, product.form, strengthOf(product)].filter((part) => part !== '').join(' ')
  return product.content === '' ? drug : `${drug}, ${product.content}`
}
