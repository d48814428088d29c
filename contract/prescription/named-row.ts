import { presentationOf } from '../drug-search/presentation.ts'
import type { Presentation } from '../medications/drug-catalogue.ts'
import { normalize } from '../values/normalize.ts'
import type { JudgedCatalogue } from './draft.ts'
import type { Refuse } from './fault.ts'
import { statesSystemicForm, statesTopicalForm } from './presentation-parts.ts'
import { routeInText } from './route-in-text.ts'
import type { Item, WrittenMedication } from './row.ts'

/** The product of the catalogue that was picked for a row; undefined for a free text. */
export function pickedProduct(
  row: WrittenMedication,
  catalogue: JudgedCatalogue,
  refuse: Refuse,
): Presentation | undefined {
  const code = row.drug_upc ?? ''
  if (code === '') return undefined
  if (row.category === 'unstructured_drug') refuse('drug_upc', 'unstructured-with-code')
  const product = catalogue.productByUid(code)
  if (!product) refuse('drug_upc', 'drug-unknown')
  return product
}

/** Fields of a checked row that name its medicine. */
type Named = Pick<
  Item,
  | 'presentation'
  | 'generic'
  | 'substance'
  | 'brand'
  | 'recognised'
  | 'drug_upc'
  | 'fraction'
  | 'in_compendium'
  | 'antibiotic'
> & {
  /** Whether the text names an ingredient that exists, and that the catalogue does not have. */
  otherGeneric: boolean
}

/** Reads a row that was picked from the catalogue. Its presentation may have been overwritten. */
export function fromCatalogue(
  row: WrittenMedication,
  product: Presentation,
  catalogue: JudgedCatalogue,
  refuse: Refuse,
): Named {
  const { prohibited, misspelt, otherGeneric } = catalogue.recognise(row.presentation ?? '')
  if (prohibited) refuse('presentation', 'substance-prohibited')
  else if (misspelt !== null) refuse('presentation', `drug-misspelt:${misspelt}`)
  else if (row.presentation && namesAnotherDrug(row.presentation, product, catalogue))
    refuse('presentation', 'presentation-other-drug')
  return {
    presentation: row.presentation || presentationOf(product),
    generic: product.generic,
    substance: sortedNames(normalize(product.generic)),
    brand: brandOf(row, product, refuse),
    recognised: !isOwnProduct(product) || isKnownOwn(product, catalogue),
    drug_upc: product.uid,
    fraction: product.fraction,
    in_compendium: product.in_compendium && !isAnotherMedicine(row.presentation, product, catalogue),
    antibiotic: product.antibiotic,
    otherGeneric,
  }
}

/** Whether a product is one that the doctor entered. */
export const isOwnProduct = ({ category }: Presentation): boolean => category === 'basic_drug'

/**
 * Whether the catalogue knows all ingredients of an own medication. If not, the sheet says so, as for a free
 * text.
 */
const isKnownOwn = ({ ingredients }: Presentation, catalogue: JudgedCatalogue): boolean =>
  ingredients.every(({ name }) => catalogue.recognise(name).generic !== null)

/**
 * Whether the text names another drug than the picked product. The row gets the class and the regime of the product, so that
 * such a text would evade the rules of the drug that it names.
 */
function namesAnotherDrug(text: string, product: Presentation, catalogue: JudgedCatalogue): boolean {
  const said = catalogue.recognise(text)
  if (said.generic === null) return said.brand !== null && !product.brands.includes(said.brand)
  const own = catalogue.recognise(presentationOf(product))
  return sortedNames(said.generic) !== sortedNames(own.generic ?? '')
}

/** Whether a text that was written over the presentation of a product names no medicine of the Compendio Nacional. */
const isAnotherMedicine = (
  text: string | undefined,
  product: Presentation,
  catalogue: JudgedCatalogue,
): boolean => Boolean(text) && text !== presentationOf(product) && !catalogue.hasCompendiumKey(text ?? '')

const sortedNames = (generic: string): string => generic.split(' / ').toSorted().join(' / ')

/** The brand of a row, if the catalogue knows it for this product: any other brand would be another product. */
function brandOf(row: WrittenMedication, product: Presentation, refuse: Refuse): string {
  const brand = row.brand ?? ''
  if (brand !== '' && !product.brands.includes(brand)) refuse('brand', 'brand-unknown')
  return brand
}

/**
 * Reads a row of free text. The row must name the generic drug, in its text or in its field for it: a brand alone is
 * not enough (LGS 226).
 */
export function fromText(row: WrittenMedication, catalogue: JudgedCatalogue, refuse: Refuse): Named {
  const presentation = row.presentation || row.generic || ''
  if (presentation === '') refuse('presentation', 'presentation-missing')
  const found = catalogue.recognise([row.generic, presentation, row.brand].filter(Boolean).join(' '))
  const generic = row.generic || (found.generic ?? presentation)
  if (found.prohibited) refuse('presentation', 'substance-prohibited')
  // A misspelt name would evade the rules that apply to the drug's class.
  if (found.misspelt !== null) refuse('presentation', `drug-misspelt:${found.misspelt}`)
  const brand = brandForGeneric(row, found, catalogue)
  if (brand !== null) refuse('generic', `generic-missing:${brand}`)
  return {
    presentation,
    generic,
    substance: sortedNames(normalize(found.generic ?? generic)),
    brand: row.brand || (found.brand ?? ''),
    recognised: found.generic !== null,
    drug_upc: '',
    fraction: found.fraction,
    in_compendium: catalogue.hasCompendiumKey([row.generic, presentation].filter(Boolean).join(' ')),
    antibiotic: found.antibiotic && !isOutsideAgreement(row, presentation),
    otherGeneric: found.otherGeneric,
  }
}

/** The brand that a row has in the place of the generic name; null where it has a generic name, or names nothing. */
function brandForGeneric(
  { generic }: WrittenMedication,
  found: ReturnType<JudgedCatalogue['recognise']>,
  catalogue: JudgedCatalogue,
): string | null {
  const named = generic ? catalogue.recognise(generic) : found
  return named.generic === null ? named.brand : null
}

/**
 * Routes that the agreement on antibiotics excludes (mexico.md F5): skin, eye, ear and nose. The list of COFEPRIS counts
 * troches among the oral forms. No source excludes the vagina, so that an antibiotic by this route is covered.
 */
const UNCOVERED: readonly string[] = ['cutánea', 'oftálmica', 'ótica', 'nasal']

/** Whether the form or the route in a free text is one that the agreement on antibiotics does not cover. */
function isOutsideAgreement(row: WrittenMedication, presentation: string): boolean {
  const via = row.via?.toLowerCase() || routeInText(row.instructions) || ''
  if (statesSystemicForm(presentation)) return false
  return statesTopicalForm(presentation) ? via === '' || UNCOVERED.includes(via) : UNCOVERED.includes(via)
}
