import type { Product } from '#knowledge/catalogue/product.ts'

const SUFFIXES = ['', ' Plus', ' Forte', ' Ped', ' Max', ' Retard', ' Compuesto', ' Rápido', ' NF', ' Duo']

/**
 * Makes `count` presentations by varying real ones: other strengths, other contents, other brands of the same drug. The names
 * of drugs stay the same, so that they are as hard to tell apart as in the real catalogue.
 */
export function enlarge(products: Product[], count: number): Product[] {
  const enlarged: Product[] = [...products]
  for (let round = 1; enlarged.length < count; round++)
    for (const product of products) {
      if (enlarged.length === count) break
      enlarged.push(varied(product, round))
    }
  return enlarged
}

const timesNumber = (text: string, factor: number): string =>
  text.replace(/\d+(?:\.\d+)?/, (found) => String(Number((Number(found) * factor).toPrecision(6))))

function varied(product: Product, round: number): Product {
  const suffix = SUFFIXES[round % SUFFIXES.length] ?? ''
  return {
    ...product,
    id: `${product.id}-${round}`,
    uid: `${product.uid.slice(0, 60)}${String(round).padStart(4, '0')}`,
    ingredients: product.ingredients.map((i) => ({
      ...i,
      strength: timesNumber(i.strength, 1 + (round % 7) / 2),
    })),
    content: timesNumber(product.content, round + 1),
    brands: product.brands.map((brand) => `${brand}${suffix}${round > SUFFIXES.length ? ` ${round}` : ''}`),
  }
}
