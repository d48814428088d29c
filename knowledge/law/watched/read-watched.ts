import * as z from 'zod/mini'
import type {
  NamedIngredient,
  WatchedAbbreviation,
  WatchedBrand,
} from '#contract/prescription/names/recognised.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { AntibioticRules } from '../../catalogue/antibiotics.ts'
import type { IngredientNames } from '../../catalogue/ingredients.ts'
import { Atc, filled, several } from '../../cells.ts'
import { type Faults, readRows } from '../../csv.ts'
import { checkSources, type Source } from '../../sources.ts'

const AntibioticRow = z.object({ name: filled, synonyms: several, atc: Atc, sources: several })
const BrandRow = z.object({ brand: filled, ingredients: several, sources: several })
const AbbreviationRow = z.object({
  abbreviation: filled,
  ingredients: several,
  beside: several,
  sources: several,
})

interface Known {
  sources: ReadonlyMap<string, Source>
  names: IngredientNames
  antibiotics: AntibioticRules
}

/**
 * Reads the antibiotics of ATC group J01 that the catalogue does not have, so that a free text with one of them is held to
 * the rules for antibiotics.
 */
export function readOtherAntibiotics(root: string, known: Known, faults: Faults): NamedIngredient[] {
  return readRows(root, 'knowledge/law/watched/antibiotics.csv', AntibioticRow, faults).flatMap(
    ({ row, at }) => {
      checkSources(row.sources, known.sources, at, faults)
      if (!known.antibiotics.atcPrefixes.some((prefix) => row.atc.startsWith(prefix)))
        faults.add(at, `${row.atc} is no antibiotic`)
      // An antibiotic that is in the catalogue by now keeps the class and the codes that it has there.
      if (known.names.has(normalize(row.name))) return []
      return [{ name: row.name, synonyms: row.synonyms, fraction: 'IV', antibiotic: true } as const]
    },
  )
}

/**
 * Reads the brands of controlled drugs and antibiotics that no product of the catalogue has. A brand of a product is only
 * listed in knowledge/catalogue and follows the class of its product. The ingredients are names of the catalogue or of the
 * other lists in this folder.
 */
export function readWatchedBrands(
  root: string,
  { sources, products }: Pick<Known, 'sources'> & { products: readonly { brands: readonly string[] }[] },
  faults: Faults,
): WatchedBrand[] {
  const sold = new Set(products.flatMap(({ brands }) => brands.map(normalize)))
  return readRows(root, 'knowledge/law/watched/brands.csv', BrandRow, faults).map(({ row, at }) => {
    checkSources(row.sources, sources, at, faults)
    if (row.ingredients.length === 0) faults.add(at, 'no ingredient')
    if (sold.has(normalize(row.brand))) faults.add(at, `${row.brand} is in knowledge/catalogue`)
    return { brand: row.brand, ingredients: row.ingredients }
  })
}

/**
 * Reads the everyday abbreviations of controlled drugs and antibiotics, as in the notes "MST 30" and "ampi 500". For
 * an abbreviation that also means another drug, the row lists the strengths with which it means the drug of the row.
 */
export function readWatchedAbbreviations(
  root: string,
  sources: ReadonlyMap<string, Source>,
  faults: Faults,
): WatchedAbbreviation[] {
  return readRows(root, 'knowledge/law/watched/abbreviations.csv', AbbreviationRow, faults).map(
    ({ row: { abbreviation, ingredients, beside, sources: of }, at }) => {
      checkSources(of, sources, at, faults)
      if (ingredients.length === 0) faults.add(at, 'no ingredient')
      return { abbreviation, ingredients, beside }
    },
  )
}
