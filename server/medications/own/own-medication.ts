import type { Fraction } from '#contract/prescription/document.ts'
import type { Product } from '#knowledge/catalogue/product.ts'
import { sentenceCase } from '#knowledge/text.ts'

/**
 * A doctor's own medication as it is stored. Missing data have been completed from the catalogue, and words that the
 * catalogue has are spelt as in the catalogue.
 */
export interface OwnBody {
  name: string
  code: string
  ingredients: { name: string; strength: string }[]
  /** Amount to which the strengths refer, as in `Product.per`. */
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
 * Converts a doctor's own medication to a product, so that the code for rows, checks, law and printing handles it like a
 * product of the catalogue.
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

/**
 * Generic name of a doctor's own medication. It is printed first, whatever the doctor calls the medication (LGS 226; RIS 31).
 */
export const genericOf = ({ ingredients }: Pick<OwnBody, 'ingredients'>): string =>
  ingredients.map((i) => sentenceCase(i.name)).join(' / ')
