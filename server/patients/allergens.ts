import type { Allergen } from '#contract/patient-record.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { SafetyKnowledge } from '#knowledge/safety/rule.ts'
import type { Language } from '../http/context.ts'

const SHOWN = 12
const MEMBERS_SHOWN = 4

/** Whether an allergy may name this key: an ingredient, or `@group` of those that a doctor may name. */
export const isAllergen = (safety: SafetyKnowledge, key: string): boolean =>
  key.startsWith('@') ? safety.allergyGroups.some(({ id }) => `@${id}` === key) : safety.printed.has(key)

/** Classes and ingredients that have all words of a search, classes first; all classes when nothing is typed. */
export function findAllergens(safety: SafetyKnowledge, search: string, language: Language): Allergen[] {
  const words = normalize(search).split(' ').filter(Boolean)
  const holds = (text: string) => {
    const parts = ` ${normalize(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`
    return words.every((word) => parts.includes(` ${word}`))
  }
  const groups = safety.allergyGroups
    .map(({ id, name, aliases, members }) => {
      const key = `@${id}`
      return {
        key,
        name: name[language],
        aliases,
        members: [...members].map((one) => safety.printed.get(one) ?? one),
      }
    })
    .filter(({ name, aliases, members }) =>
      [name, ...aliases, ...(words.length > 0 ? members : [])].some(holds),
    )
    .map(({ key, name, members }) => ({ key, name, members: members.slice(0, MEMBERS_SHOWN) }))
  if (words.length === 0) return groups
  const keys = new Set([...safety.names].filter(([name]) => holds(name)).map(([, key]) => key))
  const ingredients = [...keys]
    .map((key) => ({ key, name: safety.printed.get(key) ?? key, members: [] }))
    .toSorted((a, b) => a.name.length - b.name.length)
  return [...groups, ...ingredients].slice(0, SHOWN)
}
