import type { SearchedCatalogue, SearchedProduct } from './searched.ts'

/** Number of products that are read or put in order in one step, which takes less than a millisecond. */
const STEP = 500

/** Greatest rank of tablets and capsules. Which of these forms comes first makes no difference to a doctor. */
const SOLID_RANKS = 2

const isInCompendium = ({ compendium, in_compendium }: SearchedProduct): boolean =>
  in_compendium === true || typeof compendium === 'string'

/** Products of one drug that have the same number of ingredients. */
interface DrugProducts<P> {
  generic: string
  ingredients: number
  products: P[]
}

/** Adds a product to the group of products of its drug. */
function group<P extends SearchedProduct>(drugs: Map<string, DrugProducts<P>>, product: P): void {
  const { generic, ingredients } = product
  const key = `${ingredients.length} ${generic}`
  const drug = drugs.get(key)
  if (drug) drug.products.push(product)
  else drugs.set(key, { generic, ingredients: ingredients.length, products: [product] })
}

/**
 * Puts the products in the order of results, in short steps between which a browser can handle the user's input. Drugs with
 * fewer ingredients come first, and of these the drugs with more presentations. Within a drug the usual forms come first;
 * of tablets and capsules the form that the Compendio Nacional has comes before the one that it lacks, because public
 * institutions stock it: amoxicillin as capsules of 500 mg comes before its tablets of 875 mg.
 */
export function* orderingOfProducts<P extends SearchedProduct>(
  catalogue: Pick<SearchedCatalogue<P>, 'products' | 'forms'>,
): Generator<undefined, P[], undefined> {
  const count = new Map<string, number>()
  const drugs = new Map<string, DrugProducts<P>>()
  /** Generic names, each with a pharmaceutical form in which the Compendio Nacional has the drug. */
  const basic = new Set<string>()
  for (const [place, product] of catalogue.products.entries()) {
    if (place % STEP === 0) yield
    count.set(product.generic, (count.get(product.generic) ?? 0) + 1)
    group(drugs, product)
    if (isInCompendium(product)) basic.add(`${product.generic} ${product.form}`)
  }
  const rank = new Map(catalogue.forms.map((form) => [form.name, form.rank]))
  const rankOf = ({ generic, form }: P): number => {
    const own = rank.get(form) ?? 99
    return own <= SOLID_RANKS && basic.has(`${generic} ${form}`) ? own - SOLID_RANKS : own
  }
  const countOf = ({ generic }: DrugProducts<P>): number => count.get(generic) ?? 0
  yield
  const drugsInOrder = [...drugs.values()].sort(
    (a, b) => a.ingredients - b.ingredients || countOf(b) - countOf(a) || (a.generic < b.generic ? -1 : 1),
  )
  const inOrder: P[] = []
  let sorted = 0
  for (const { products } of drugsInOrder) {
    sorted += products.length
    if (sorted > STEP) {
      sorted = products.length
      yield
    }
    const ranked = products.map((product) => ({ product, rank: rankOf(product) }))
    // The products of one rank keep the order of the catalogue.
    for (const { product } of ranked.sort((a, b) => a.rank - b.rank)) inOrder.push(product)
  }
  return inOrder
}
