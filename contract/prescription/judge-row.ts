import type { AdministrationRoute } from '../medications/administration-route.ts'
import { isAdministrationRoute, routesOf } from '../medications/administration-route.ts'
import { oddMeasure } from '../posology/measure-of-form.ts'
import { packageName } from '../posology/packs/package-text.ts'
import { parsePosology, readPosology, type Reading } from '../posology/parse.ts'
import { isPrintable, isVisible } from '../values/plain-text.ts'
import { abbreviatedRoute, instructionParts, type InstructionParts } from '../values/prescription-text.ts'
import type { Presentation } from '../medications/drug-catalogue.ts'
import type { JudgedCatalogue } from './draft.ts'
import type { Refuse, RowFault } from './fault.ts'
import type { JudgedRow } from './judgement.ts'
import type { Law, RowRule } from './law.ts'
import { fromCatalogue, fromText, isOwnProduct, pickedProduct } from './named-row.ts'
import { missingInPresentation, namesMedicine } from './presentation-parts.ts'
import { QTY_WITHOUT_END, REFILLS_AT_MOST, ROW_TEXT_MOST } from './quantities.ts'
import { routeInText } from './route-in-text.ts'
import type { Item, WrittenMedication } from './row.ts'

interface RowMatter {
  law: Law
  catalogue: JudgedCatalogue
  /** Article by which medicines are named by their generic names alone; null where brands may be named. */
  genericOnlyBasis: string | null
  /** The parsed instructions, where they have been parsed already. */
  reading: Reading | undefined
}

/**
 * Refuses text that cannot be stored or that paper would not show as it is signed, and values out of bounds.
 * On the server the contract's schema has refused such values before. The page has no schema, and the text
 * that it sends may be longer than the text that was typed.
 */
function refuseStrange(row: WrittenMedication, refuse: Refuse): void {
  for (const field of ['presentation', 'generic', 'brand', 'instructions', 'via'] as const)
    if (!isPrintable(row[field] ?? '')) refuse(field, 'not-text')
  for (const field of ['presentation', 'generic', 'brand', 'instructions'] as const)
    if ((row[field] ?? '').length > ROW_TEXT_MOST[field]) refuse(field, `too-long:${ROW_TEXT_MOST[field]}`)
  const bounds = [
    ['qty', row.qty ?? 1, 1, QTY_WITHOUT_END],
    ['refills', row.refills ?? 0, 0, REFILLS_AT_MOST],
  ] as const
  for (const [field, count, least, most] of bounds) {
    if (count < least) refuse(field, `too-small:${least}`)
    if (count > most) refuse(field, `too-large:${most}`)
  }
}

/** Refuses brands at a public institution (RIS 32; mexico.md B8), in whichever field of the row they stand. */
function refuseBrands(
  row: WrittenMedication,
  basis: string,
  catalogue: JudgedCatalogue,
  refuse: Refuse,
): void {
  const key: RowFault = `brand-in-public-institution:${basis}`
  if (row.brand) refuse('brand', key)
  for (const field of ['generic', 'presentation', 'instructions', 'qty_label', 'keyword'] as const)
    if (row[field] && catalogue.recognise(row[field]).brand !== null) refuse(field, key)
}

/**
 * Refuses a controlled or prohibited drug, or an antibiotic, that a text beside the name of the medicine orders. The
 * ordered drug would evade the rules of its class.
 */
function refuseOrdered(
  row: WrittenMedication,
  own: string,
  catalogue: JudgedCatalogue,
  refuse: Refuse,
): void {
  for (const field of ['instructions', 'qty_label', 'keyword'] as const) {
    // The words for a quantity (`qty_label`) have no reason to mention another drug. A drug that they name counts as ordered.
    const text = row[field] ?? ''
    if (text === '') continue
    const ordered = field === 'qty_label' ? catalogue.namedIn(text, own) : catalogue.orderedIn(text, own)
    if (ordered === null) continue
    refuse(
      field,
      ordered.kind === 'prohibited' ? 'substance-prohibited' : `drug-in-instructions:${ordered.name}`,
    )
  }
}

/**
 * Reads one row against the catalogue and the minimum content of a prescription (RIS 30; mexico.md B4-B6, B8, F2).
 * @param report is called for each fault, with the field of the row and the key of the sentence
 */
export function judgeRow(
  row: WrittenMedication,
  { law, catalogue, genericOnlyBasis, reading }: RowMatter,
  report: Refuse,
): JudgedRow {
  const faulty = new Set<string>()
  const refuse: Refuse = (field, fault) => {
    faulty.add(field)
    report(field, fault)
  }
  refuseStrange(row, refuse)
  if (genericOnlyBasis !== null) refuseBrands(row, genericOnlyBasis, catalogue, refuse)
  const product = pickedProduct(row, catalogue, refuse)
  const named = product ? fromCatalogue(row, product, catalogue, refuse) : fromText(row, catalogue, refuse)
  const category = product && isOwnProduct(product) ? 'basic_drug' : (row.category ?? 'standard_drug')
  // The rules for controlled drugs and antibiotics apply in whatever category the row is sent. The rules for
  // medicines apply to a text that reads as a medicine as well.
  const isStudy = category === 'auxiliary_test' && product === undefined
  const isDrug = !isStudy || law.rowRule(named).watched || namesMedicine(named.presentation)
  const unknown = isDrug && !named.recognised && !catalogue.isPartial
  const rule = law.rowRule({ ...named, unknown })
  if (unknown && genericOnlyBasis !== null && !named.otherGeneric)
    refuse('presentation', `generic-unknown:${genericOnlyBasis}`)
  // The text of a product is the catalogue's own, unless the doctor overwrote it.
  if (isDrug && named.recognised && !faulty.has('presentation') && (row.presentation || !product))
    refuseBareName(row, named, rule, refuse)
  const routes = product ? routesOf(product.route) : []
  const via = isDrug ? routeOf(row, routes, refuse) : (row.via ?? '')
  refuseOrdered(row, named.generic, catalogue, refuse)
  const read = reading ?? readPosology(row.instructions)
  const parts = instructionParts(read, via ? { route: via } : {})
  const qty = row.qty ?? 1
  if (!isVisible(row.instructions)) refuse('instructions', 'blank')
  else if (isDrug) {
    if (isHeadlessScale(row.instructions, named.substance) && !parts.dose)
      refuse('instructions', 'scale-without-heading')
    else refuseIncomplete(parts, { qty, fraction: named.fraction }, rule, refuse)
    refuseOddMeasure(read, row.instructions, formIn(named.presentation, product), refuse)
  }
  // The fields are copied one by one, because V8 copies an object many times slower with spread syntax.
  const item: Item = {
    presentation: named.presentation,
    generic: named.generic,
    substance: named.substance,
    brand: named.brand,
    recognised: named.recognised,
    unknown,
    instructions: row.instructions,
    via,
    category,
    drug_upc: named.drug_upc,
    fraction: named.fraction,
    in_compendium: named.in_compendium,
    antibiotic: named.antibiotic,
    order_id: Number(row.order_id ?? 0) || 0,
    ad_id: row.ad_id ?? '',
    cost_cents: centsOf(product?.retail_price ?? row.price, refuse),
    substitution_allowed: row.substitution_allowed ?? true,
    qty,
    refills: row.refills ?? 0,
    days: parts.duration.days,
  }
  return { item, rule, routes, is_quantity_written: typeof row.qty === 'number' }
}

/** Refuses the name of a medicine without strength or form (RIS 30; mexico.md B5). */
function refuseBareName(
  { instructions }: WrittenMedication,
  { presentation, generic }: Pick<Item, 'presentation' | 'generic'>,
  { needsBasis }: RowRule,
  refuse: Refuse,
): void {
  for (const fault of missingInPresentation(`${presentation} ${generic}`, instructions))
    refuse('presentation', `${fault}:${needsBasis}`)
}

/** The words of a row that name the form: the product's own where the printed text repeats it, else those of the text. */
const formIn = (presentation: string, product: Presentation | undefined): string =>
  product?.form && presentation.includes(product.form) ? product.form : packageName(presentation)

/** Refuses a dose in a unit that the product's form is never taken in: "5 ml" of a box of tablets. */
function refuseOddMeasure(reading: Reading, instructions: string, form: string, refuse: Refuse): void {
  const odd = oddMeasure(parsePosology(reading), instructions, form)
  if (odd?.never) refuse('instructions', `measure-of-form:${odd.unit}|${odd.form}`)
}

/** A line of a scale of insulin by glucose: "<150: 0 UI", "150-200: 2 UI". */
const SCALE_LINE = /(?:[<>≤≥] ?|\d{2,3} ?(?:-|–|a) ?)\d{2,3} ?: ?\d{1,2} ?(?:UI|U|unidades)\b/iu

/** Whether the instructions of an insulin begin a scale of doses without saying that its limits are those of glucose. */
const isHeadlessScale = (instructions: string, substance: string): boolean =>
  substance.includes('insulina') && SCALE_LINE.test(instructions) && !/gluc/iu.test(instructions)

/** Refuses a row without the dose, frequency or duration that the law asks for its class. */
function refuseIncomplete(
  parts: InstructionParts,
  { qty, fraction }: Pick<Item, 'qty' | 'fraction'>,
  rule: RowRule,
  refuse: Refuse,
): void {
  const { needs, needsBasis } = rule
  const lacks = (part: (typeof needs)[number], isThere: boolean): boolean => needs.includes(part) && !isThere
  if (lacks('dose', parts.dose)) refuse('instructions', `dose-missing:${needsBasis}`)
  if (lacks('frequency', parts.frequency)) refuse('instructions', `frequency-missing:${needsBasis}`)
  if (lacks('days', parts.duration.days !== null))
    refuse('instructions', `antibiotic-days-missing:${needsBasis}`)
  else if (rule.endNeeded && parts.duration.days === null)
    refuse('instructions', `end-missing:${fraction ?? ''}|${needsBasis}`)
  else if (lacks('duration', parts.duration.stated || qty === QTY_WITHOUT_END))
    refuse('instructions', `duration-missing:${needsBasis}`)
}

/** The route as it was written, else the product's only route, else the route that the instructions state. */
function routeOf(
  row: WrittenMedication,
  routes: readonly AdministrationRoute[],
  refuse: Refuse,
): AdministrationRoute | '' {
  const short = abbreviatedRoute(row.via || row.instructions)
  if (short !== null) {
    refuse(row.via ? 'via' : 'instructions', `route-abbreviated:${short}`)
    return ''
  }
  if (row.via) {
    const written = writtenRoute(row)
    if (written === '') refuse('via', 'route-unknown')
    return written
  }
  const route = (routes.length === 1 ? routes[0] : undefined) ?? routeInText(row.instructions)
  if (route === null) refuse('via', 'route-missing')
  return route ?? ''
}

function writtenRoute(row: WrittenMedication): AdministrationRoute | '' {
  const via = row.via?.toLowerCase() ?? ''
  return isAdministrationRoute(via) ? via : ''
}

/** Price of a row in cents; 0 for a row without a valid price. */
function centsOf(price: WrittenMedication['price'], refuse: Refuse): number {
  if (price === null || price === undefined || price === '') return 0
  const text = String(price)
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) {
    refuse('price', 'price-format')
    return 0
  }
  return Math.round(Number(text) * 100)
}
