import * as z from 'zod/mini'
import type { LookAlike } from '#contract/drug-search/searched.ts'
import type { ExcusingWords } from '#contract/prescription/names/mention-phrases.ts'
import type {
  NamedIngredient,
  WatchedAbbreviation,
  WatchedBrand,
} from '#contract/prescription/names/recognised.ts'
import { filled, several } from '../cells.ts'
import { Faults, readRows } from '../csv.ts'
import { readJsonLines } from '../json-lines.ts'
import { readMentions, readOrdinaryWords } from '../law/watched/read-mentions.ts'
import {
  readOtherAntibiotics,
  readWatchedAbbreviations,
  readWatchedBrands,
} from '../law/watched/read-watched.ts'
import { readLabels } from '../labels.ts'
import { checkSources, readSources, type Source } from '../sources.ts'
import { normalize } from '#contract/values/normalize.ts'
import { type AntibioticRules, readAntibioticRules } from './antibiotics.ts'
import { withBrandContents } from './brand-contents.ts'
import { withBrands } from './brands.ts'
import { type CompendiumEntry, readCompendium, withForms, withKeys } from './compendium.ts'
import { withEnglishNames } from './english-names.ts'
import { readImported } from './imported.ts'
import { IMPORTED_COMPENDIUM, ImportedEntry } from './imported-compendium.ts'
import { IMPORTED_CONTROLLED, ImportedControlled, withControlled } from './imported-controlled.ts'
import { IMPORTED_PRICES, ImportedPrice, withPrices } from './imported-prices.ts'
import {
  type IngredientNames,
  type Prohibited,
  readControlled,
  readIngredients,
  readProhibited,
} from './ingredients.ts'
import { computeLookAlikes, readLookAlikes } from './look-alikes.ts'
import type { Ingredient, Product } from './product.ts'
import { readProducts } from './products.ts'
import {
  type Form,
  readShortNames,
  readContainers,
  readDescribing,
  readDevices,
  readForms,
  readNoise,
  readRoutes,
  readSalts,
  type RouteTerm,
  type Term,
} from './terms.ts'
import { readUnits, type Unit } from './units.ts'
import { readUses, type Use } from './uses.ts'
import { type FirstChoice, readFirstChoices } from './first-choices.ts'
import { type NotOffered, readNotOffered } from './not-offered.ts'

/** Everything that is known about drugs, read once at start. */
export interface CatalogueData {
  sources: ReadonlyMap<string, Source>
  ingredients: Ingredient[]
  /** Ingredients by normalised name and synonym. */
  names: IngredientNames
  products: Product[]
  /** Medicines of the Compendio Nacional, as far as their keys are known. */
  compendium: readonly CompendiumEntry[]
  /** Names of drugs that exist but are not in the catalogue: they are never "corrected" into another. */
  otherNames: string[]
  /** Brands that exist, but whose ingredients are not in the catalogue, because no source for them was found. */
  knownBrands: string[]
  lookAlikes: LookAlike[]
  prohibited: Prohibited
  /** Controlled substances that are in no product, by normalised name and synonym. */
  controlled: IngredientNames
  /** Antibiotics that are in no product of the catalogue. */
  otherAntibiotics: readonly NamedIngredient[]
  /** Brands of controlled drugs and antibiotics that no product of the catalogue has. */
  watchedBrands: readonly WatchedBrand[]
  /** Everyday abbreviations of controlled drugs and antibiotics. */
  watchedAbbreviations: readonly WatchedAbbreviation[]
  /** Words that show that a text only mentions a drug and does not prescribe it. */
  mentions: readonly ExcusingWords[]
  /**
   * Ordinary words that are one typing error away from the name of a controlled drug, an antibiotic or a prohibited
   * substance.
   */
  ordinaryWords: readonly string[]
  antibiotics: AntibioticRules
  forms: Form[]
  routes: RouteTerm[]
  containers: Term[]
  units: Unit[]
  /** Indications for which drugs of different groups are prescribed. */
  uses: Use[]
  /** Drugs of first choice in place of drugs that a finding stops, by ATC group and state of the patient. */
  firstChoices: FirstChoice[]
  /** Drugs that are never offered in place of another. */
  notOffered: NotOffered
  /** Normalised words that name a salt or hydrate. */
  salts: ReadonlySet<string>
  /** Normalised words that describe drugs, and that alone are not the name of a drug. */
  describing: ReadonlySet<string>
  /** Normalised names of inhalers and pens that may follow a brand, as "ellipta" in "Anoro Ellipta". */
  devices: ReadonlySet<string>
  /** Normalised words that price lists add and that carry no information. */
  noise: ReadonlySet<string>
  /** Ingredient by normalised everyday abbreviation, several joined by `|`. */
  shortNames: ReadonlyMap<string, string>
}

const OtherNameRow = z.object({ name: filled, sources: several })

/**
 * Minimum number of names in the lists of the law. Fewer names mean a truncated file, with which prohibited drugs
 * would be accepted.
 */
const LAW_AT_LEAST = { prohibited: 50, controlled: 150, brands: 130 }

/**
 * Reads and checks the whole catalogue.
 * @param root folder of the project, which holds `knowledge/`.
 * @param dataDir when given, the products imported there are merged in after the curated ones.
 * @throws Error that names file and line of every invalid row.
 */
export function loadCatalogue(root: string, dataDir?: string): CatalogueData {
  const faults = new Faults()
  const sources = new Map([...readSources(root, faults), ...readLabels(root, faults)])
  const forms = readForms(root, faults)
  const routes = readRoutes(root, faults)
  const units = readUnits(root, faults)
  const prohibited = readProhibited(root, sources, faults)
  if (prohibited.size < LAW_AT_LEAST.prohibited)
    faults.add('knowledge/law/prohibited.csv', 'rows are missing')
  const antibiotics = readAntibioticRules(root, routes, sources, faults)
  const inSpanish = readIngredients(root, sources, { prohibited, antibiotics }, faults)
  const { ingredients, names } = withEnglishNames(root, { ...inSpanish, prohibited }, sources, faults)
  const own = readProducts(root, { sources, names, prohibited, forms, routes, units, antibiotics }, faults)
  const branded = withBrandContents(root, withBrands(root, own, sources, faults), sources, faults)
  const compendium = [
    ...readJsonLines(dataDir, IMPORTED_COMPENDIUM, ImportedEntry, faults).map((entry) =>
      withForms({ ...entry, also: [] }, forms),
    ),
    ...readCompendium(root, { products: branded, forms, sources }, faults),
  ]
  const products = withKeys(branded, compendium)
  const controlled = readControlled(root, { sources, names, prohibited }, faults)
  if (controlled.size < LAW_AT_LEAST.controlled)
    faults.add('knowledge/law/controlled.csv', 'rows are missing')
  const known = { sources, names, antibiotics }
  const otherAntibiotics = readOtherAntibiotics(root, known, faults)
  const watchedBrands = readWatchedBrands(root, { sources, products: branded }, faults)
  if (watchedBrands.length < LAW_AT_LEAST.brands)
    faults.add('knowledge/law/watched/brands.csv', 'rows are missing')
  products.push(...withKeys(readImported(dataDir, faults), compendium))
  const listed = withControlled(
    { ingredients, names, products, controlled, watchedBrands },
    readJsonLines(dataDir, IMPORTED_CONTROLLED, ImportedControlled, faults),
  )
  const prices = readJsonLines(dataDir, IMPORTED_PRICES, ImportedPrice, faults)
  const otherNames = readRows(root, 'knowledge/catalogue/other-names.csv', OtherNameRow, faults)
  const brandRows = readRows(root, 'knowledge/catalogue/known-brands.csv', OtherNameRow, faults)
  for (const { row, at } of [...otherNames, ...brandRows]) checkSources(row.sources, sources, at, faults)
  const knownBrands = brandRows.map(({ row }) => row.name).filter((name) => !names.has(normalize(name)))
  const lookAlikes = [
    ...readLookAlikes(root, sources, faults),
    ...computeLookAlikes(ingredients.map((i) => i.name)),
  ]
  const uses = readUses(root, { sources, names, routes }, faults)
  const catalogue: CatalogueData = {
    sources,
    ingredients: [...listed.ingredients],
    names: listed.names,
    products: withPrices(listed.products, prices),
    compendium,
    otherNames: otherNames.map(({ row }) => row.name).filter((name) => !names.has(normalize(name))),
    knownBrands,
    lookAlikes,
    prohibited,
    controlled: listed.controlled,
    otherAntibiotics,
    watchedBrands: listed.watchedBrands,
    watchedAbbreviations: readWatchedAbbreviations(root, sources, faults),
    mentions: readMentions(root, sources, faults),
    ordinaryWords: readOrdinaryWords(root, sources, faults),
    antibiotics,
    forms,
    routes,
    containers: readContainers(root, faults),
    units,
    uses,
    firstChoices: readFirstChoices(root, { sources, names, uses }, faults),
    notOffered: readNotOffered(root, sources, names, faults),
    salts: readSalts(root, faults),
    describing: readDescribing(root, faults),
    devices: readDevices(root, sources, faults),
    noise: readNoise(root, faults),
    shortNames: readShortNames(root, { sources, names: listed.names }, faults),
  }
  faults.throwIfAny()
  return catalogue
}
