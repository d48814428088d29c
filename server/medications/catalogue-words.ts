import type { CatalogueWords } from '#contract/medications/drug-catalogue.ts'
import type { NamedIngredient } from '#contract/prescription/names/recognised.ts'
import type { CatalogueData as Knowledge } from '#knowledge/catalogue/load.ts'
import { recognisedOf } from './recognised-catalogue.ts'

/** Data of the catalogue that a page downloads besides the presentations, such as names of ingredients. */
export function catalogueWords(knowledge: Knowledge): CatalogueWords {
  const { ingredients, watched, watchedBrands, abbreviations, prohibited, mentions, ordinaryWords } =
    recognisedOf(knowledge)
  return {
    ingredients: ingredients.map(named),
    watched: watched.map(named),
    watchedBrands: watchedBrands.map(({ brand, ingredients: of }) => ({ brand, ingredients: [...of] })),
    abbreviations: abbreviations.map(({ abbreviation, ingredients: of, beside }) => ({
      abbreviation,
      ingredients: [...of],
      beside: [...beside],
    })),
    prohibited: [...prohibited],
    mentions: mentions.map(({ words, stands, amount, turnedBy, of }) => ({
      words,
      stands,
      amount,
      turnedBy,
      of,
    })),
    ordinaryWords: [...ordinaryWords],
    forms: knowledge.forms.map(({ name, plural, aliases, askedAs, rank, route }) => ({
      name,
      plural,
      aliases,
      askedAs,
      rank,
      route,
    })),
    routes: knowledge.routes.map(({ name, aliases }) => ({ name, aliases })),
    lookAlikes: knowledge.lookAlikes.map(({ a, b, sources }) => ({ a, b, sources: [...sources] })),
    otherNames: knowledge.otherNames,
    knownBrands: knowledge.knownBrands,
    salts: [...knowledge.salts],
    describing: [...knowledge.describing],
    devices: [...knowledge.devices],
    compendium: knowledge.compendium.map(({ ingredients: of, per, forms, also }) => ({
      ingredients: of.map(({ name, strength }) => ({ name, strength })),
      per,
      forms: [...forms],
      also: [...also],
    })),
    shortNames: shortNamesOf(knowledge),
  }
}

export const shortNamesOf = ({ shortNames }: Pick<Knowledge, 'shortNames'>): CatalogueWords['shortNames'] =>
  [...shortNames].map(([short, names]) => ({ short, ingredients: names.split('|') }))

const named = ({
  name,
  synonyms,
  fraction,
  antibiotic,
}: NamedIngredient): CatalogueWords['ingredients'][number] => ({
  name,
  synonyms: [...synonyms],
  fraction,
  antibiotic,
})
