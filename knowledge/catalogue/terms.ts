import * as z from 'zod/mini'
import { normalize } from '#contract/values/normalize.ts'
import { filled, several, yesNo } from '../cells.ts'
import { type Faults, readRows } from '../csv.ts'
import { checkSources, type Source } from '../sources.ts'

/** A pharmaceutical term with its spellings and abbreviations. */
export interface Term {
  name: string
  plural: string
  aliases: string[]
}

/** A pharmaceutical form, such as tablet or cream. */
export interface Form extends Term {
  /** Everyday words that also find the form in a search: a solution as «jarabe», a capsule as «pastillas». */
  askedAs: string[]
  /**
   * The form under which the Compendio Nacional prints this form: a powder for injection is a "solución inyectable". Empty where
   * the Compendio uses the same name.
   */
  listedAs: string
  /** The route that this form is made for; empty when the form leaves it open (injectables). */
  route: string
  /** Order of search results: the lower, the more usual in outpatient care. */
  rank: number
  /** Whether the form is sold by the piece: twenty tablets, but not twenty creams. */
  counted: boolean
}

/** Route of administration in full words (RIS 30: abbreviations are not for prescriptions). */
export interface RouteTerm {
  name: string
  aliases: string[]
  /** Whether the agreement of 2010 covers antibiotics by this route: not skin, eye, ear, nose (mexico.md 2.2, F5). */
  antibioticRegime: boolean
}

const FormRow = z.object({
  form: filled,
  plural: filled,
  aliases: several,
  asked_as: several,
  listed_as: z.string(),
  route: z.string(),
  rank: z.coerce.number().check(z.int(), z.minimum(1)),
  counted: yesNo,
})
const RouteRow = z.object({ route: filled, aliases: several, antibiotic_regime: yesNo })
const ContainerRow = z.object({ container: filled, plural: filled, aliases: several })
const WordRow = z.object({ word: filled })
const ShortNameRow = z.object({ short: filled, ingredient: filled, sources: several })

export function readForms(root: string, faults: Faults): Form[] {
  return readRows(root, 'knowledge/catalogue/forms.csv', FormRow, faults).map(({ row }) => ({
    name: row.form,
    plural: row.plural,
    aliases: row.aliases,
    askedAs: row.asked_as,
    listedAs: row.listed_as,
    route: row.route,
    rank: row.rank,
    counted: row.counted,
  }))
}

export function readRoutes(root: string, faults: Faults): RouteTerm[] {
  return readRows(root, 'knowledge/catalogue/routes.csv', RouteRow, faults).map(({ row }) => ({
    name: row.route,
    aliases: row.aliases,
    antibioticRegime: row.antibiotic_regime,
  }))
}

/** Containers that a box holds: bottles, tubes, vials. */
export function readContainers(root: string, faults: Faults): Term[] {
  return readRows(root, 'knowledge/catalogue/containers.csv', ContainerRow, faults).map(({ row }) => ({
    name: row.container,
    plural: row.plural,
    aliases: row.aliases,
  }))
}

/** Normalised words that name a salt or a hydrate, which do not tell drugs apart. */
export function readSalts(root: string, faults: Faults): Set<string> {
  return new Set(
    readRows(root, 'knowledge/catalogue/salts.csv', WordRow, faults).map(({ row }) => normalize(row.word)),
  )
}

/** Normalised words that describe drugs, as in "insulina rápida" and "Bactrim Forte", and that alone are no name. */
export function readDescribing(root: string, faults: Faults): Set<string> {
  return new Set(
    readRows(root, 'knowledge/catalogue/describing.csv', WordRow, faults).map(({ row }) =>
      normalize(row.word),
    ),
  )
}

const DeviceRow = z.object({ word: filled, sources: several })

/** Reads the normalised names of inhalers and pens that may follow a brand: "Anoro Ellipta" is the brand Anoro. */
export function readDevices(root: string, sources: ReadonlyMap<string, Source>, faults: Faults): Set<string> {
  const rows = readRows(root, 'knowledge/catalogue/devices.csv', DeviceRow, faults)
  return new Set(
    rows.map(({ row, at }) => {
      checkSources(row.sources, sources, at, faults)
      return normalize(row.word)
    }),
  )
}

/** Normalised words of price lists that carry no information about the product. */
export function readNoise(root: string, faults: Faults): Set<string> {
  return new Set(
    readRows(root, 'knowledge/catalogue/noise.csv', WordRow, faults).map(({ row }) => normalize(row.word)),
  )
}

/** Ingredients by normalised short name, several joined by `|`. Short names are no synonyms. */
export function readShortNames(
  root: string,
  { sources, names }: { sources: ReadonlyMap<string, Source>; names: ReadonlyMap<string, { name: string }> },
  faults: Faults,
): Map<string, string> {
  const read = new Map<string, string>()
  for (const { row, at } of readRows(root, 'knowledge/catalogue/short-names.csv', ShortNameRow, faults)) {
    checkSources(row.sources, sources, at, faults)
    for (const name of row.ingredient.split('|'))
      if (names.get(normalize(name))?.name !== name) faults.add(at, `${name} is unknown`)
    if (read.has(normalize(row.short))) faults.add(at, `${row.short} stands twice`)
    read.set(normalize(row.short), row.ingredient)
  }
  return read
}
