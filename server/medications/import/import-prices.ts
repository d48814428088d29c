import { ExpectedFailure } from '#contract/values/expected-failure.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { ImportedPrice } from '#knowledge/catalogue/imported-prices.ts'
import type { CatalogueData } from '#knowledge/catalogue/load.ts'
import type { Product } from '#knowledge/catalogue/product.ts'
import { sentenceCase } from '#knowledge/text.ts'
import { createProductTextParser, type ParsedProductText } from '../parse/parse-product-text.ts'
import { readTable, textOf } from './import-columns.ts'

/** One observed price of a medicine in a file of PROFECO's "Quién es Quién en los Precios". */
export interface PriceRow {
  line: number
  product: string
  presentation: string
  brand: string
  price: string
}

/** Reason why a row of the file of prices, or all rows of one presentation, were not imported. */
export interface PriceSkip {
  line: number
  reason: 'price-unreadable' | 'product-unreadable' | 'presentation-not-listed' | 'brand-of-another-drug'
  /** Text of the file of prices that could not be imported. */
  detail: string
}

/** Normalised names of the columns that are read from the file of prices. */
const COLUMNS = ['producto', 'presentacion', 'marca', 'catalogo', 'precio'] as const

/**
 * Reads the rows of medicines from a file of PROFECO. The ending of the file's name decides whether the file is read as CSV or
 * XLSX. Columns are found by name, in any order; rows of other goods, such as food, are left out.
 * @throws ExpectedFailure when a column is missing
 */
export async function readPricesFile(file: string): Promise<PriceRow[]> {
  const [header, ...body] = await readTable(file)
  const names = (header?.cells ?? []).map((cell) => normalize(textOf(cell)))
  const missing = COLUMNS.filter((column) => !names.includes(column))
  if (missing.length > 0) throw new ExpectedFailure(`missing columns: ${missing.join(', ')}`)
  return body.flatMap(({ line, cells }) => {
    const cell = (column: (typeof COLUMNS)[number]) => textOf(cells[names.indexOf(column)])
    if (normalize(cell('catalogo')) !== 'medicamentos') return []
    const [product, presentation, brand] = [cell('producto'), cell('presentacion'), cell('marca')]
    return [{ line, product, presentation, brand, price: cell('precio') }]
  })
}

/**
 * Computes the median price of each presentation of the catalogue under each brand. Nothing is guessed: a text is skipped and
 * listed once if it is not understood to its last word, or if it names a presentation that the catalogue lacks.
 */
export function importPrices(
  rows: readonly PriceRow[],
  catalogue: CatalogueData,
): { accepted: ImportedPrice[]; skipped: PriceSkip[] } {
  const read = createPriceReader(catalogue)
  const found = new Map<string, { product: string; brand: string; cents: number[] }>()
  const skipped = new Map<string, PriceSkip>()
  for (const row of rows) {
    const one = read(row)
    if ('reason' in one) {
      const about = `${one.reason} ${one.detail}`
      if (!skipped.has(about)) skipped.set(about, { line: row.line, ...one })
      continue
    }
    for (const product of one.products) {
      const uid = `${product} ${normalize(one.brand)}`
      const known = found.get(uid)
      if (known) known.cents.push(one.cents)
      else found.set(uid, { product, brand: one.brand, cents: [one.cents] })
    }
  }
  const accepted = [...found].map(([uid, { product, brand, cents }]) => ({
    uid,
    product,
    brand,
    cents: medianOf(cents),
    observed: cents.length,
  }))
  return { accepted, skipped: [...skipped.values()] }
}

type Observed = { products: string[]; brand: string; cents: number }
type Refusal = Pick<PriceSkip, 'reason' | 'detail'>

function createPriceReader(catalogue: CatalogueData): (row: PriceRow) => Observed | Refusal {
  const parse = createProductTextParser(catalogue)
  const parsed = new Map<string, ParsedProductText>()
  const byBrand = new Map<string, { name: string; compositions: Set<string> }>()
  for (const product of catalogue.products)
    for (const name of product.brands) {
      const known = byBrand.get(normalize(name)) ?? { name, compositions: new Set() }
      known.compositions.add(namesOf(product))
      byBrand.set(normalize(name), known)
    }
  return ({ product, presentation, brand, price }) => {
    const cents = centsOf(price)
    if (cents === null) return { reason: 'price-unreadable', detail: price }
    const text = `${product} ${presentation}`.replaceAll(/[.,;](?=\s|$)/g, ' ')
    const content = parsed.get(text) ?? parse(text)
    parsed.set(text, content)
    if (!content.confident) return { reason: 'product-unreadable', detail: `${product} ${presentation}` }
    const products = catalogue.products.filter((one) => isPresentation(one, content))
    const [first] = products
    if (first === undefined)
      return { reason: 'presentation-not-listed', detail: `${product} ${presentation}` }
    const own = byBrand.get(normalize(product))
    const written = own?.name ?? (isBrand(brand) ? brandCase(brand) : '')
    const known = byBrand.get(normalize(written))
    const isOther =
      (known !== undefined && !known.compositions.has(namesOf(first))) ||
      (known === undefined && catalogue.names.has(normalize(written)))
    if (isOther) return { reason: 'brand-of-another-drug', detail: `${product} ${brand}` }
    // A product with a registration number belongs to one manufacturer, so only prices under its own brand are prices of this
    // product.
    const priced = products.filter(
      ({ registration, brands }) =>
        registration === null || brands.some((name) => normalize(name) === normalize(written)),
    )
    return { products: priced.map(({ uid }) => uid), brand: known?.name ?? written, cents }
  }
}

const namesOf = ({ ingredients }: Pick<Product, 'ingredients'>): string =>
  ingredients
    .map(({ name }) => name)
    .toSorted()
    .join(' / ')

function isPresentation(product: Product, content: ParsedProductText): boolean {
  return (
    product.form === content.form &&
    product.route === content.route &&
    product.content === content.content &&
    product.ingredients.length === content.ingredients.length &&
    content.ingredients.every(({ name, strength }) => {
      const own = product.ingredients.find((one) => one.name === name)
      const per = product.per === '' ? '' : `/${product.per.replace(/^1 (?=\p{L})/u, '')}`
      return own !== undefined && `${own.strength}${per}` === strength
    })
  )
}

/** Whether a cell of the column for brands names a brand. PROFECO writes S/M for products without a brand. */
const isBrand = (cell: string): boolean =>
  /\p{L}{2}/u.test(cell) && !/^(?:s\/m|sin marca|generico|laboratorios? )/.test(normalize(cell))

const brandCase = (cell: string): string =>
  cell
    .split(/\s+/)
    .map((word) => (word.length <= 3 ? word : sentenceCase(word.toLocaleLowerCase('es-MX'))))
    .join(' ')

/** Converts a price such as `1,250.5` to centavos; null for an empty or unreadable text. */
function centsOf(price: string): number | null {
  const found = /^\$?\s*(\d{1,3}(?:,\d{3})*|\d{1,7})(?:\.(\d{1,2})0*)?$/.exec(price)
  const cents =
    Number((found?.[1] ?? '').replaceAll(',', '')) * 100 + Number((found?.[2] ?? '').padEnd(2, '0'))
  return cents > 0 ? cents : null
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low = 0, high = 0] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.floor(sorted.length / 2)],
  ]
  return Math.round((low + high) / 2)
}
