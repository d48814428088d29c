import type { Allergen } from '#contract/patients/patient-record.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { SafetyKnowledge } from '#knowledge/safety/rule.ts'
import type { Language } from '../http/context.ts'

const SHOWN = 12
const MEMBERS_SHOWN = 4

/**
 * Whether a key may be stored as an allergen: the key of an ingredient, or `@group` for a group that a doctor may name.
 */
export const isAllergen = (safety: SafetyKnowledge, key: string): boolean =>
  key.startsWith('@') ? safety.allergyGroups.some(({ id }) => `@${id}` === key) : safety.printed.has(key)

/**
 * Key of the allergen whose full name equals the text; a class comes before an ingredient. The comparison ignores case,
 * accents and plural, and accepts a prefix as in "alergia a la penicilina". Partial or misspelled names match nothing.
 */
export function namedAllergen(safety: SafetyKnowledge, text: string): string | undefined {
  const known = keysOf.get(safety) ?? readKeys(safety)
  keysOf.set(safety, known)
  const plain = stems(text)
  return known.get(plain) ?? known.get(stems(normalize(text).replace(SAID_BEFORE, '')))
}

/** Key of the allergen for each name and synonym. Names are compared by the stems of their words. */
const keysOf = new WeakMap<SafetyKnowledge, ReadonlyMap<string, string>>()

function readKeys({ allergyGroups, names }: SafetyKnowledge): ReadonlyMap<string, string> {
  const groups = allergyGroups.flatMap(({ id, name, aliases }) =>
    [name.es, name.en, ...aliases].flatMap(spellings).map((said) => [stems(said), `@${id}`] as const),
  )
  const ingredients = [...names].map(([said, key]) => [stems(said), key] as const)
  // Later entries of a Map replace earlier ones. The list is reversed, so that of equal names the first one is kept.
  return new Map([...groups, ...ingredients].toReversed())
}

/**
 * Names under which an allergen is found. A name with an abbreviation in brackets gives three: the whole name, the part before
 * the brackets, and the abbreviation.
 */
const spellings = (name: string): string[] => {
  const [, long = '', short = ''] = /^(.+?)\s*\(([^)]+)\)$/.exec(name) ?? []
  return [name, ...(short ? [long, short] : [])]
}

const SAID_BEFORE = /^(?:alergi(?:a|co|ca) |allerg(?:y|ic) )?(?:al? |to )?(?:la |las |los |el )?/

/** Words of a text in the singular, so that "penicilina" equals "penicilinas" and "AINE" equals "AINES". */
const stems = (text: string): string =>
  (normalize(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => (word.length > 3 ? word.replace(/s$/, '').replace(/e$/, '') : word))
    .join(' ')

/**
 * Allergen classes and ingredients whose name contains all words of a search, an exact match first; all classes for an
 * empty search.
 */
export function findAllergens(safety: SafetyKnowledge, search: string, language: Language): Allergen[] {
  const words = normalize(search).split(' ').filter(Boolean)
  const holds = (text: string) => {
    const parts = ` ${normalize(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`
    return words.every((word) => parts.includes(` ${word}`))
  }
  const groups = safety.allergyGroups.filter(({ name, aliases, members }) =>
    [
      name[language],
      ...aliases,
      ...(words.length > 0 ? [...members].map((one) => safety.printed.get(one) ?? one) : []),
    ].some(holds),
  )
  const found = groups.map(({ id }) => `@${id}`)
  const exact = words.length > 0 ? namedAllergen(safety, search) : undefined
  const show = (key: string) => allergenOf(safety, key, language, key === exact)
  if (words.length === 0) return found.map(show)
  const keys = new Set([...safety.names].filter(([name]) => holds(name)).map(([, key]) => key))
  const ingredients = [...keys].toSorted(
    (a, b) => (safety.printed.get(a) ?? a).length - (safety.printed.get(b) ?? b).length,
  )
  const first = exact === undefined ? [] : [exact]
  return [...new Set([...first, ...found, ...ingredients])].slice(0, SHOWN).map(show)
}

/** Reads the ingredients that a text names, and the words that belong to no known name. */
export type ContentsOf = (text: string) => {
  ingredients: readonly { key: string }[]
  unknown: readonly string[]
}

/**
 * Ingredients of a brand, as allergens with the brand beside their name: "trimetoprima (Bactrim)". The result is empty
 * for the name of an ingredient, and for a brand with several compositions.
 */
export function allergensOfBrand(
  safety: SafetyKnowledge,
  brand: string,
  { ingredients, unknown }: ReturnType<ContentsOf>,
): Allergen[] {
  const keys = [...new Set(ingredients.map(({ key }) => key))].filter((key) => safety.printed.has(key))
  if (unknown.length > 0 || namedAllergen(safety, brand) !== undefined) return []
  return keys.map((key) => ({
    key,
    kind: 'ingredient',
    name: `${safety.printed.get(key) ?? key} (${brand.trim()})`,
    members: [],
    exact: keys.length === 1,
  }))
}

/** Builds the search result for one allergen. */
function allergenOf(safety: SafetyKnowledge, key: string, language: Language, exact: boolean): Allergen {
  const group = safety.allergyGroups.find(({ id }) => `@${id}` === key)
  const printed = (one: string) => safety.printed.get(one) ?? one
  const name = group ? group.name[language] : printed(key)
  const isSubstance = group?.members.has(key) === true
  const examples = isSubstance ? carriersOf(safety, key) : [...(group?.members ?? [])]
  const members = examples.slice(0, MEMBERS_SHOWN).map(printed)
  return { key, kind: isSubstance ? 'substance' : group ? 'class' : 'ingredient', name, members, exact }
}

/** Ingredients of the medicines that contain a substance such as egg or lactose, by the allergy rules. */
const carriersOf = ({ allergies }: SafetyKnowledge, substance: string): string[] => [
  ...new Set(
    allergies
      .filter(({ allergens }) => allergens.has(substance))
      .flatMap(({ reactsWith }) => [...reactsWith]),
  ),
]

/** Adds the key of the allergen to an allergy in free text that names one. The text stays unchanged. */
export const withKey = <T extends { key: string; text: string }>(safety: SafetyKnowledge, allergy: T): T =>
  allergy.key === '' ? { ...allergy, key: namedAllergen(safety, allergy.text) ?? '' } : allergy
