import type { IngredientKeys, SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { remembering } from '#contract/remember.ts'

/**
 * Selects the rules about some ingredients, in their order. All other rules can't affect a check of these ingredients.
 */
export type RulesFor = (ingredients: Iterable<string>) => SafetyKnowledge

/** Indexes every rule by its ingredients, so that a check reads a few rules instead of all. */
export function indexRules(knowledge: SafetyKnowledge): RulesFor {
  const duplicates = byIngredient(knowledge.duplicates, (rule) => rule.members)
  const conditions = byIngredient(knowledge.conditions, (rule) => rule.drugs)
  const reproduction = byIngredient(knowledge.reproduction, (rule) => rule.drugs)
  const renal = byIngredient(knowledge.renal, (rule) => rule.drugs)
  const ages = byIngredient(knowledge.ages, (rule) => rule.drugs)
  const cautions = byIngredient(knowledge.cautions, (rule) => rule.drugs)
  const loads = byIngredient(knowledge.loads, (rule) => rule.points.keys())
  const doses = byIngredient(knowledge.doses, (rule) => [rule.drug])
  const read = remembering((_joined: string, keys: IngredientKeys): SafetyKnowledge => ({
    ...knowledge,
    duplicates: duplicates(keys),
    conditions: conditions(keys),
    reproduction: reproduction(keys),
    renal: renal(keys),
    ages: ages(keys),
    doses: doses(keys),
    cautions: cautions(keys),
    loads: loads(keys),
  }))
  return (ingredients) => {
    const keys = new Set(ingredients)
    return read([...keys].join('\n'), keys)
  }
}

function byIngredient<R>(
  rules: readonly R[],
  of: (rule: R) => Iterable<string>,
): (keys: IngredientKeys) => R[] {
  const places = new Map<string, number[]>()
  for (const [place, rule] of rules.entries()) {
    for (const key of of(rule)) {
      const list = places.get(key)
      if (list === undefined) places.set(key, [place])
      else list.push(place)
    }
  }
  return (keys) => {
    const found = new Set([...keys].flatMap((key) => places.get(key) ?? []))
    return [...found].toSorted((a, b) => a - b).flatMap((place) => rules[place] ?? [])
  }
}
