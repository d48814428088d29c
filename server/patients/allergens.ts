import type { Allergen } from '#contract/patients/patient-record.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { SafetyKnowledge } from '#knowledge/safety/rule.ts'
import type { Language } from '../http/context.ts'

const SHOWN = 12
const MEMBERS_SHOWN = 4

/** Whether an allergy may name this key: an ingredient, or `@group` of those that a doctor may name. */
export const isAllergen = (safety: SafetyKnowledge, key: string): boolean =>
  key.startsWith('@') ? safety.allergyGroups.some(({ id }) => `@${id}` === key) : safety.printed.has(key)

/**
 * The key that a text names as a whole, a class before an ingredient: whatever the case, the accents and the number, also
 * as "alergia a la penicilina". Nothing is guessed from a part or from a slip.
 */
export function namedAllergen(safety: SafetyKnowledge, text: string): string | undefined {
  const known = keysOf.get(safety) ?? readKeys(safety)
  keysOf.set(safety, known)
  const plain = stems(text)
  return known.get(plain) ?? known.get(stems(normalize(text).replace(SAID_BEFORE, '')))
}

/** Keys by the stems of every name and synonym. */
const keysOf = new WeakMap<SafetyKnowledge, ReadonlyMap<string, string>>()

function readKeys({ allergyGroups, names }: SafetyKnowledge): ReadonlyMap<string, string> {
  const groups = allergyGroups.flatMap(({ id, name, aliases }) =>
    [name.es, name.en, ...aliases].flatMap(spellings).map((said) => [stems(said), `@${id}`] as const),
  )
  const ingredients = [...names].map(([said, key]) => [stems(said), key] as const)
  // The first one that says a name has it: written over in the other direction.
  return new Map([...groups, ...ingredients].toReversed())
}

/** A name with its abbreviation in brackets is three: both, and each. */
const spellings = (name: string): string[] => {
  const [, long = '', short = ''] = /^(.+?)\s*\(([^)]+)\)$/.exec(name) ?? []
  return [name, ...(short ? [long, short] : [])]
}

const SAID_BEFORE = /^(?:alergi(?:a|co|ca) |allerg(?:y|ic) )?(?:al? |to )?(?:la |las |los |el )?/

/** Words in one number: "penicilina" and "penicilinas", "AINE" and "AINES" are one. */
const stems = (text: string): string =>
  (normalize(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => (word.length > 3 ? word.replace(/s$/, '').replace(/e$/, '') : word))
    .join(' ')

/** Classes and ingredients that have all words of a search, what it names as a whole before them; all classes when nothing is typed. */
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

/** An allergen as it is offered. */
function allergenOf(safety: SafetyKnowledge, key: string, language: Language, exact: boolean): Allergen {
  const group = safety.allergyGroups.find(({ id }) => `@${id}` === key)
  const printed = (one: string) => safety.printed.get(one) ?? one
  const name = group ? group.name[language] : printed(key)
  const members = [...(group?.members ?? [])].slice(0, MEMBERS_SHOWN).map(printed)
  return { key, name, members, exact }
}

/** An allergy in words that names an allergen is of that one; its words stay. */
export const withKey = <T extends { key: string; text: string }>(safety: SafetyKnowledge, allergy: T): T =>
  allergy.key === '' ? { ...allergy, key: namedAllergen(safety, allergy.text) ?? '' } : allergy
