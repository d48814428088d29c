import * as z from 'zod/mini'
import { normalize } from '#contract/values/normalize.ts'
import { filled, several, yesNo } from '../cells.ts'
import { type Faults, readRows } from '../csv.ts'

/** A word of the trade and the ways in which it is written and shortened. */
export interface Term {
  name: string
  plural: string
  aliases: string[]
}

/** Pharmaceutical form. */
export interface Form extends Term {
  /** Everyday words by which it is also asked for in a search: a solution as «jarabe», a capsule as «pastillas». */
  askedAs: string[]
  /** The route that this form is made for; empty when the form leaves it open (injectables). */
  route: string
  /** The lower, the more usual in outpatient care: order of search results. */
  rank: number
  /** Sold by the piece: twenty tablets, but not twenty creams. */
  counted: boolean
}

/** Route of administration in full words (RIS 30: abbreviations are not for prescriptions). */
export interface RouteTerm {
  name: string
  aliases: string[]
  /** Antibiotics by this route fall under the agreement of 2010: not skin, eye, ear, nose (mexico.md 2.2). */
  antibioticRegime: boolean
}

const FormRow = z.object({
  form: filled,
  plural: filled,
  aliases: several,
  asked_as: several,
  route: z.string(),
  rank: z.coerce.number().check(z.int(), z.minimum(1)),
  counted: yesNo,
})
const RouteRow = z.object({ route: filled, aliases: several, antibiotic_regime: yesNo })
const ContainerRow = z.object({ container: filled, plural: filled, aliases: several })
const WordRow = z.object({ word: filled })
const AbbreviationRow = z.object({ abbreviation: filled, ingredient: filled })

export function readForms(root: string, faults: Faults): Form[] {
  return readRows(root, 'knowledge/catalogue/forms.csv', FormRow, faults).map(({ row }) => ({
    name: row.form,
    plural: row.plural,
    aliases: row.aliases,
    askedAs: row.asked_as,
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

/** What a box holds: bottles, tubes, vials. */
export function readContainers(root: string, faults: Faults): Term[] {
  return readRows(root, 'knowledge/catalogue/containers.csv', ContainerRow, faults).map(({ row }) => ({
    name: row.container,
    plural: row.plural,
    aliases: row.aliases,
  }))
}

/** Words that name a salt or a hydrate, normalised: they say nothing about which drug it is. */
export function readSalts(root: string, faults: Faults): Set<string> {
  return new Set(
    readRows(root, 'knowledge/catalogue/salts.csv', WordRow, faults).map(({ row }) => normalize(row.word)),
  )
}

/** Words of price lists that say nothing about the product, normalised. */
export function readNoise(root: string, faults: Faults): Set<string> {
  return new Set(
    readRows(root, 'knowledge/catalogue/noise.csv', WordRow, faults).map(({ row }) => normalize(row.word)),
  )
}

/** Short ways of writing an ingredient that are not synonyms: normalised abbreviation to ingredient. */
export function readAbbreviations(root: string, faults: Faults): Map<string, string> {
  return new Map(
    readRows(root, 'knowledge/catalogue/abbreviations.csv', AbbreviationRow, faults).map(({ row }) => [
      normalize(row.abbreviation),
      row.ingredient,
    ]),
  )
}
