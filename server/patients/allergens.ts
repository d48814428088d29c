import type { Allergen } from '#contract/patients/patient-record.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { SafetyKnowledge } from '#knowledge/safety/rule.ts'
import type { Language } from '../http/context.ts'

const SHOWN = 12
const MEMBERS_SHOWN = 4

/** Maximum number of characters of a key in the record. A longer key is not stored, and its text is read at each check. */
const LONGEST_KEY = 160

const isStorable = (key: string): boolean => key.length <= LONGEST_KEY

/** Allergens that a stored key names. An allergy to a brand of several ingredients has their keys, joined by `+`. */
export const allergensOf = (key: string): string[] => key.split('+')

/**
 * Whether a key may be stored as an allergen: the key of an ingredient, or `@group` for a group that a doctor may name,
 * or several of them joined by `+`.
 */
export const isAllergen = (safety: SafetyKnowledge, key: string): boolean =>
  allergensOf(key).every((one) =>
    one.startsWith('@') ? safety.allergyGroups.some(({ id }) => `@${id}` === one) : safety.printed.has(one),
  )

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
  isAbbreviated?: boolean
}

/** Knowledge that recognises an allergen in free text: the names of allergens, and the ingredients of brands. */
export interface AllergenKnowledge {
  readonly rules: SafetyKnowledge
  readonly contents: { readonly ofText: ContentsOf }
}

/**
 * Key of the allergen that a text names. The name of a brand, as in "alergia al Bactrim F", gives the keys of all its
 * ingredients. A brand with several compositions, an abbreviated name and unknown words give nothing.
 */
export function allergenIn({ rules, contents }: AllergenKnowledge, text: string): string | undefined {
  const named = namedAllergen(rules, text)
  if (named !== undefined) return named
  const read = contents.ofText(normalize(text).replace(SAID_BEFORE, ''))
  const { ingredients, unknown, isAbbreviated } = read
  if (unknown.length > 0 || ingredients.length === 0 || isAbbreviated) return undefined
  const keys = ingredients.map(({ key }) => namedAllergen(rules, rules.printed.get(key) ?? key) ?? key)
  const key = [...new Set(keys)].join('+')
  return isAllergen(rules, key) ? key : undefined
}

/**
 * Ingredients of a brand, as allergens with the brand beside their name. All ingredients together come first:
 * "trimetoprima/sulfametoxazol (Bactrim)". The result is empty for the name of an allergen.
 */
export function allergensOfBrand(known: AllergenKnowledge, brand: string): Allergen[] {
  const whole = allergenIn(known, brand)
  if (whole === undefined || namedAllergen(known.rules, brand) !== undefined) return []
  const names = (key: string) => allergensOf(key).map((one) => known.rules.printed.get(one) ?? one)
  const offered = [whole, ...allergensOf(whole)].filter(isStorable)
  return [...new Set(offered)].map((key) => ({
    key,
    kind: 'ingredient',
    name: `${names(key).join('/')} (${brand.trim()})`,
    members: [],
    exact: key === whole,
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
export const withKey = <T extends { key: string; text: string }>(known: AllergenKnowledge, allergy: T): T =>
  allergy.key === ''
    ? { ...allergy, key: [allergenIn(known, allergy.text) ?? ''].find(isStorable) ?? '' }
    : allergy

/** Moves each allergy in free text that names an allergen to the allergies with a key. */
export function withNamedAllergies<
  T extends { allergies: readonly string[] | null; unknownAllergies: readonly string[] },
>(known: AllergenKnowledge, patient: T): T {
  const { allergies, unknownAllergies: texts } = patient
  if (allergies === null || texts.length === 0) return patient
  const named = texts.flatMap((text) => allergensOf(allergenIn(known, text) ?? '')).filter(Boolean)
  return {
    ...patient,
    allergies: [...new Set([...allergies, ...named])],
    unknownAllergies: texts.filter((text) => allergenIn(known, text) === undefined),
  }
}
