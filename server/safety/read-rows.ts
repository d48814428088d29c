import { parsePosology, type Reading } from '#contract/posology/parse.ts'
import { type Step, timesPerDay } from '#contract/posology/step.ts'
import { normalize } from '#contract/values/normalize.ts'
import { type Reach, REACHES, type SafetyKnowledge } from '#knowledge/safety/rule.ts'
import type { CatalogueData } from '#knowledge/catalogue/load.ts'
import type { Catalogue } from '../medications/catalogue.ts'
import type { OwnProducts } from '../medications/own/own-products.ts'
import { isInjection, isSwallowed } from './context/check-routes.ts'
import { daysWritten } from './context/course-days.ts'
import { isDepotInjection } from './context/depots.ts'
import type { Contents, ContentsReader } from './read-contents.ts'
import { readOwnInstructions } from './read-instructions.ts'
import { remembering } from '#contract/remember.ts'
import type { CheckedItem } from './subject.ts'
import { misstatedDoses, writtenDoses } from './written-dose.ts'
import { createRouteReader } from './context/written-route.ts'

/** One row as it is written in a draft, a prescription or the patient's record. */
export interface WrittenRow {
  key: string
  presentation: string
  generic: string
  brand: string
  drug_upc: string
  instructions: string
  /** Result of parsing the row's own instructions (`ownInstructions`), where they have been parsed already. */
  reading?: Reading
  via: string
  category: string
  current: boolean
}

/**
 * Reads a row for the safety checks; null for a row without a drug (a study, or an empty row).
 * @param own the doctor's own medications among the rows, whose ingredients count like those of the catalogue
 */
export type ReadRow = (row: WrittenRow, own?: OwnProducts) => CheckedItem | null

/** Creates the function that reads rows (of a draft, a prescription or a record) for the safety checks. */
export function createRowReader(
  products: Pick<Catalogue, 'productByUid' | 'presentationOf'>,
  contentsOf: ContentsReader,
  {
    reach,
    printed,
    throughSkin,
    depots,
    routes,
  }: Pick<SafetyKnowledge, 'reach' | 'printed' | 'throughSkin' | 'depots'> & Pick<CatalogueData, 'routes'>,
): ReadRow {
  const routeOf = createRouteReader(routes)
  const read = (row: WrittenRow, own?: OwnProducts): Contents => {
    const product =
      row.drug_upc === '' ? undefined : (own?.get(row.drug_upc) ?? products.productByUid(row.drug_upc))
    if (!product) return contentsOf.ofText(nameOf(row))
    const contents = contentsOf.ofProduct(product)
    const listed = products.presentationOf(product)
    if (row.presentation === '' || row.presentation === listed) return contents
    return withWords(contents, contentsOf.ofText(row.presentation), contentsOf.ofText(listed))
  }
  /**
   * Part of the body that a drug reaches, by the written route and by the product's or form's own route. Of two parts, the
   * larger counts. A tablet thus never counts as an ointment, nor does a gel that acts through the skin, nor a nasal spray of
   * sumatriptan. Without a route the form decides.
   */
  const reachOf = (keys: string[], routes: string[], form: Contents['reachOfForm']): Reach => {
    const [widest] = routes.flatMap((route) => reach.get(route) ?? []).toSorted(byReach)
    const isThrough = routes.some((route) => keys.some((key) => throughSkin.has(`${key} ${route}`)))
    return form?.isThroughSkin || isThrough ? 'systemic' : (widest ?? form?.reach ?? 'systemic')
  }
  const facts = (row: WrittenRow, own?: OwnProducts): RowFacts | null => {
    const label = nameOf(row).trim()
    if (label === '' && row.drug_upc === '') return null
    const contents = read(row, own)
    const keys = [...new Set(contents.ingredients.map(({ key }) => key))]
    if (keys.length === 0 && row.category === 'auxiliary_test') return null
    const reading = row.reading ?? readOwnInstructions(row)
    const { steps } = parsePosology(reading)
    const said = steps.find((step) => step.route !== null)?.route ?? ''
    const via = routeOf(row.via)
    const route = via.route || contents.route || said
    return {
      label: label || keys.map((key) => printed.get(key) ?? key).join(' / '),
      ingredients: keys.length === 0 ? null : keys,
      unknown: contents.unknown,
      route,
      reach: reachOf(keys, [route, contents.route || routeOfForm(contents.form)], contents.reachOfForm),
      isReachOpen: route === '' && contents.reachOfForm?.isOpen === true,
      doses: writtenDoses(reading, contents),
      misstated: misstatedDoses(reading, contents),
      form: contents.form,
      isSwallowed: isSwallowed(contents.form || unitOfDose(steps)),
      isDepot: isInjection(contents.form, route) && isDepotInjection(contents, label, depots),
      ownRoute: contents.route,
      otherForms: contents.reachOfForm?.otherForms ?? [],
      injectedBy: contents.reachOfForm?.injectedBy ?? [],
      writtenRoutes: [via.route, said].filter((one) => one !== ''),
      instructions: `${row.instructions}. ${row.via}`,
      unknownRoute: via.isUnderstood ? '' : row.via.trim(),
      moments: steps.map(({ when }) => when),
      timesADay: timesOf(steps),
      courseDays: daysWritten(reading),
      isAdditional: saysBesides(row.instructions),
    }
  }
  const known = remembering((_columns: string, row: WrittenRow) => facts(row), ROWS)
  return (row, own) => {
    const isOwn = own?.get(row.drug_upc) !== undefined
    const found = isOwn ? facts(row, own) : known(columnsOf(row), row)
    return found && { ...found, key: row.key, current: row.current }
  }
}

/**
 * Maximum number of rows whose facts are cached: enough for the patients for whom the doctors of this process prescribe at the
 * moment.
 */
const ROWS = 2000

/** Facts of a row that follow from its columns alone, without the doctor's own products. */
type RowFacts = Omit<CheckedItem, 'key' | 'current'>

/** Key of a row in the cache: all columns from which the facts of the row follow. */
const columnsOf = (row: WrittenRow): string =>
  JSON.stringify([
    row.drug_upc,
    row.generic,
    row.presentation,
    row.brand,
    row.instructions,
    row.via,
    row.category,
  ])

/** Number of doses a day; the largest number if the steps of the instructions differ, null where no step states a number. */
function timesOf(steps: readonly Step[]): number | null {
  const known = steps.flatMap((step) => timesPerDay(step) ?? [])
  return known.length === 0 ? null : Math.max(...known)
}

/** Unit of the first dose that has one, such as `tableta`; '' for none. */
const unitOfDose = (steps: readonly Step[]): string => steps.find(({ dose }) => dose?.unit)?.dose?.unit ?? ''

/** Whether instructions say "además": the product is taken beside another product with the same ingredient. */
const saysBesides = (instructions: string): boolean => /\bademas\b/.test(normalize(instructions))

const nameOf = ({ generic, presentation, brand }: WrittenRow): string =>
  [...new Set([generic, presentation, brand].filter((part) => part !== ''))].join(' ')

/** Route of a form, for a text that states no route: `oral` for a form that is swallowed, '' for other forms. */
const routeOfForm = (form: string): string =>
  /^(?:tableta|cápsula|gragea)(?! vaginal)/.test(form) ? 'oral' : ''

const byReach = (a: Reach, b: Reach): number => REACHES.indexOf(a) - REACHES.indexOf(b)

/**
 * Contents of a product whose presentation the doctor overwrote. A different strength in the text makes both strengths
 * unknown. Further drugs in the text are added.
 * @param listed contents of the product's own presentation, read as text
 */
function withWords(own: Contents, text: Contents, listed: Contents): Contents {
  const others = text.ingredients.filter(({ key }) => !own.ingredients.some((one) => one.key === key))
  const strange = text.unknown.filter((word) => !listed.unknown.includes(word))
  const isSame = others.length === 0 && agrees(own, text)
  return {
    ...own,
    ingredients: [
      ...own.ingredients.map(({ key, strength }) => ({ key, strength: isSame ? strength : '' })),
      ...others.map(({ key }) => ({ key, strength: '' })),
    ],
    unknown: [...own.unknown, ...strange],
  }
}

const agrees = (own: Contents, text: Contents): boolean =>
  (text.per === '' || text.per === own.per) &&
  text.ingredients.every(
    ({ key, strength }) =>
      strength === '' ||
      own.ingredients.some((one) => one.key === key && (one.strength === strength || one.strength === '')),
  )
