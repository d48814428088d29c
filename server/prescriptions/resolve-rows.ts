import type * as z from 'zod/mini'
import { isAdministrationRoute } from '#contract/administration-route.ts'
import type { NewMedication } from '#contract/prescriptions.ts'
import { QTY_WITHOUT_END } from '#contract/quantities.ts'
import type { FieldErrors } from '#contract/problem.ts'
import type { Reading } from '#contract/posology/parse.ts'
import { normalize } from '#contract/values/normalize.ts'
import { abbreviatedRoute, instructionParts } from '#contract/values/prescription-text.ts'
import type { Product } from '#knowledge/catalogue/product.ts'
import { rowRule } from '#knowledge/law/article-226.ts'
import { GENERIC_ONLY_BASIS } from '#knowledge/law/public-institutions.ts'
import type { Catalogue } from '../medications/catalogue.ts'
import { isOwn } from '../medications/own-medication.ts'
import { drugInInstructions } from './drug-in-instructions.ts'
import type { Item } from './item.ts'
import { routeInText } from './route-in-text.ts'

type Row = z.output<typeof NewMedication>

/**
 * Reads the rows against the catalogue and the minimum content of a prescription (RIS 30; mexico.md B4-B6, B8, F2).
 * @param how.readings the words of each row's instructions, where they have been read already
 * @returns the rows ready to sign, and what has to be corrected, by field path
 */
export function resolveRows(
  rows: readonly Row[],
  catalogue: Catalogue,
  { genericOnly, readings = [] }: { genericOnly: boolean; readings?: readonly Reading[] },
): { items: Item[]; fields: FieldErrors } {
  const fields: FieldErrors = {}
  const items = rows.map((row, index) => {
    const refuse = (field: string, key: string): void => {
      const path = `medications.${index}.${field}`
      fields[path] = [...(fields[path] ?? []), key]
    }
    if (genericOnly) refuseBrands(row, catalogue, refuse)
    return resolveRow(row, readings[index] ?? row.instructions, catalogue, refuse)
  })
  return { items, fields }
}

type Refuse = (field: string, key: string) => void

/** A public institution names no brand (RIS 32; mexico.md B8), in whichever field of the row it stands. */
function refuseBrands(row: Row, catalogue: Catalogue, refuse: Refuse): void {
  const key = `brand-in-public-institution:${GENERIC_ONLY_BASIS}`
  if (row.brand) refuse('brand', key)
  for (const field of ['generic', 'presentation'] as const)
    if (row[field] && catalogue.recognise(row[field]).brand !== null) refuse(field, key)
}

function resolveRow(row: Row, instructions: string | Reading, catalogue: Catalogue, refuse: Refuse): Item {
  const product = pickedProduct(row, catalogue, refuse)
  const named = product ? fromCatalogue(row, product, catalogue, refuse) : fromText(row, catalogue, refuse)
  const category = product && isOwn(product) ? 'basic_drug' : (row.category ?? 'standard_drug')
  const rule = rowRule(named)
  // Controlled drugs and antibiotics keep their rules, whatever a row calls itself.
  const isDrug = category !== 'auxiliary_test' || product !== undefined || rule.watched
  const via = isDrug ? routeOf(row, product, refuse) : (row.via ?? '')
  const qty = row.qty ?? 1
  const ordered = drugInInstructions(row.instructions, named.generic, catalogue)
  if (ordered !== null) refuse('instructions', `drug-in-instructions:${ordered}`)
  const parts = instructionParts(instructions, via ? { route: via } : {})
  if (isDrug) {
    const { needs, needsBasis } = rule
    const lacks = (part: (typeof needs)[number], isThere: boolean): boolean =>
      needs.includes(part) && !isThere
    if (lacks('dose', parts.dose)) refuse('instructions', `dose-missing:${needsBasis}`)
    if (lacks('frequency', parts.frequency)) refuse('instructions', `frequency-missing:${needsBasis}`)
    if (lacks('days', parts.duration.days !== null))
      refuse('instructions', `antibiotic-days-missing:${needsBasis}`)
    else if (lacks('duration', parts.duration.stated || qty === QTY_WITHOUT_END))
      refuse('instructions', `duration-missing:${needsBasis}`)
  }
  // Field by field: V8 copies with a spread many times slower.
  return {
    presentation: named.presentation,
    generic: named.generic,
    substance: named.substance,
    brand: named.brand,
    recognised: named.recognised,
    instructions: row.instructions,
    via,
    category,
    drugUpc: named.drugUpc,
    sku: named.sku,
    fraction: named.fraction,
    compendium: named.compendium,
    antibiotic: named.antibiotic,
    orderId: Number(row.order_id ?? 0) || 0,
    adId: row.ad_id ?? '',
    costCents: product?.priceCents ?? priceOf(row, refuse),
    substitutionAllowed: row.substitution_allowed ?? true,
    qty,
    refills: row.refills ?? 0,
    days: parts.duration.days,
  }
}

function pickedProduct(row: Row, catalogue: Catalogue, refuse: Refuse): Product | undefined {
  const code = row.drug_upc ?? ''
  if (code === '') return undefined
  if (row.category === 'unstructured_drug') refuse('drug_upc', 'unstructured-with-code')
  const product = catalogue.productByUid(code)
  if (!product) refuse('drug_upc', 'drug-unknown')
  return product
}

type Named = Pick<
  Item,
  | 'presentation'
  | 'generic'
  | 'substance'
  | 'brand'
  | 'recognised'
  | 'drugUpc'
  | 'sku'
  | 'fraction'
  | 'compendium'
  | 'antibiotic'
>

function fromCatalogue(row: Row, product: Product, catalogue: Catalogue, refuse: Refuse): Named {
  const { prohibited, misspelt } = catalogue.recognise(row.presentation ?? '')
  if (prohibited) refuse('presentation', 'substance-prohibited')
  else if (misspelt !== null) refuse('presentation', `drug-misspelt:${misspelt}`)
  else if (row.presentation && namesAnotherDrug(row.presentation, product, catalogue))
    refuse('presentation', 'presentation-other-drug')
  return {
    presentation: row.presentation || catalogue.presentationOf(product),
    generic: product.generic,
    substance: sortedNames(normalize(product.generic)),
    brand: brandOf(row, product, refuse),
    recognised: !isOwn(product) || isKnownOwn(product, catalogue),
    drugUpc: product.uid,
    sku: product.gtin ?? '',
    fraction: product.fraction,
    compendium: product.compendium,
    antibiotic: product.antibiotic,
  }
}

/** An own medication may hold what the catalogue does not know: then the sheet says so, as of a free text. */
const isKnownOwn = ({ ingredients }: Product, catalogue: Catalogue): boolean =>
  ingredients.every(({ name }) => catalogue.recognise(name).generic !== null)

/** Class and regime are the picked product's, so that a text of another drug beside it would go around them. */
function namesAnotherDrug(text: string, product: Product, catalogue: Catalogue): boolean {
  const said = catalogue.recognise(text)
  if (said.generic === null) return said.brand !== null && !product.brands.includes(said.brand)
  const own = catalogue.recognise(catalogue.presentationOf(product))
  return sortedNames(said.generic) !== sortedNames(own.generic ?? '')
}

const sortedNames = (generic: string): string => generic.split(' / ').toSorted().join(' / ')

/** Only a brand that the catalogue knows of this product: another one would be another product. */
function brandOf(row: Row, product: Product, refuse: Refuse): string {
  const brand = row.brand ?? ''
  if (brand !== '' && !product.brands.includes(brand)) refuse('brand', 'brand-unknown')
  return brand
}

/** A free text names its generic itself, or in its own field; a brand alone is not enough (LGS 226). */
function fromText(row: Row, catalogue: Catalogue, refuse: Refuse): Named {
  const presentation = row.presentation || row.generic || ''
  if (presentation === '') refuse('presentation', 'presentation-missing')
  const found = catalogue.recognise([row.generic, presentation, row.brand].filter(Boolean).join(' '))
  const generic = row.generic || (found.generic ?? presentation)
  if (found.prohibited) refuse('presentation', 'substance-prohibited')
  // By its own name it would be held to its class.
  if (found.misspelt !== null) refuse('presentation', `drug-misspelt:${found.misspelt}`)
  if (found.generic === null && found.brand !== null && !row.generic)
    refuse('generic', `generic-missing:${found.brand}`)
  return {
    presentation,
    generic,
    substance: sortedNames(normalize(found.generic ?? generic)),
    brand: row.brand || (found.brand ?? ''),
    recognised: found.generic !== null,
    drugUpc: '',
    sku: '',
    fraction: found.fraction,
    compendium: null,
    antibiotic: found.antibiotic,
  }
}

function routeOf(row: Row, product: Product | undefined, refuse: Refuse): string {
  const short = abbreviatedRoute(row.via || row.instructions)
  if (short !== null) {
    refuse(row.via ? 'via' : 'instructions', `route-abbreviated:${short}`)
    return ''
  }
  if (row.via) {
    if (!isAdministrationRoute(row.via.toLowerCase())) refuse('via', 'route-unknown')
    return row.via.toLowerCase()
  }
  const route = product?.route ?? routeInText(row.instructions)
  if (route === null) refuse('via', 'route-missing')
  return route ?? ''
}

function priceOf(row: Row, refuse: Refuse): number {
  if (row.price === null || row.price === undefined || row.price === '') return 0
  const text = String(row.price)
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) {
    refuse('price', 'price-format')
    return 0
  }
  return Math.round(Number(text) * 100)
}
