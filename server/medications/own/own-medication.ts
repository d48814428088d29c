import type { Fraction } from '#contract/prescription/document.ts'
import type { Product } from '#knowledge/catalogue/product.ts'
import { sentenceCase } from '#knowledge/text.ts'

/** An own medication as stored: completed, and in the catalogue's spelling where the catalogue knows the words. */
export interface OwnBody {
  name: string
  code: string
  ingredients: { name: string; strength: string }[]
  /** Reference quantity of the strengths, as in `Product.per`. */
  per: string
  form: string
  content: string
  route: string
  fraction: Fraction
  antibiotic: boolean
}

/** Prefix of the `id` of a product that is a doctor's own medication. */
const OWN = 'own:'

export const isOwn = (product: Pick<Product, 'id'>): boolean => product.id.startsWith(OWN)

/**
 * An own medication as a product, so that everything that uses products (rows, checks, law, sheet) handles both
 * alike.
 */
export function productOfOwn(row: { uid: string; price_cents: number | null; body: OwnBody }): Product {
  const { name, code: _, ...facts } = row.body
  return {
    ...facts,
    id: `${OWN}${row.uid}`,
    uid: row.uid,
    generic: genericOf(row.body),
    atc: '',
    brands: name === '' ? [] : [name],
    gtin: null,
    registration: null,
    priceCents: row.price_cents,
    compendium: null,
    sources: [],
  }
}

/** Generic name of an own medication, which is printed first whatever the doctor calls it (LGS 226; RIS 31). */
export const genericOf = ({ ingredients }: Pick<OwnBody, 'ingredients'>): string =>
  ingredients.map((i) => sentenceCase(i.name)).join(' / ')
