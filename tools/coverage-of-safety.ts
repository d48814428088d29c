import { parse } from 'csv-parse/sync'
import type { IngredientKeys, SafetyKnowledge, RuleSeverity } from '#knowledge/safety/rule.ts'
import { SEVERITIES } from '#knowledge/safety/rule.ts'
import { normalize } from '#contract/values/normalize.ts'
import { indexInteractions } from '#server/safety/check-interactions.ts'

export interface Coverage {
  check: string
  rules: number
  /** Number of ingredients for which the safety check has at least one rule. */
  covered: number
}

/** Counts for each safety check how many of the ingredients in `names` have a rule. */
export function coverageOf(k: SafetyKnowledge, names: readonly string[]): Coverage[] {
  const keys = new Set(names.map((name) => k.names.get(normalize(name)) ?? ''))
  const of = (check: string, rules: readonly IngredientKeys[][]): Coverage => {
    const all = new Set(rules.flat().flatMap((set) => [...set]))
    return { check, rules: rules.length, covered: [...keys].filter((key) => all.has(key)).length }
  }
  return [
    of(
      'interactions',
      k.interactions.map(({ a, b }) => [a, b]),
    ),
    of(
      'duplicates',
      k.duplicates.map(({ members }) => [members]),
    ),
    of('allergies', [
      ...k.allergies.map(({ allergens, reactsWith }) => [allergens, reactsWith]),
      ...k.allergyGroups.map(({ members }) => [members]),
    ]),
    of(
      'conditions',
      k.conditions.map(({ drugs }) => [drugs]),
    ),
    of(
      'reproduction',
      k.reproduction.map(({ drugs }) => [drugs]),
    ),
    of(
      'renal',
      k.renal.map(({ drugs }) => [drugs]),
    ),
    of(
      'ages',
      k.ages.map(({ drugs }) => [drugs]),
    ),
    of(
      'doses',
      k.doses.map(({ drug }) => [new Set([drug])]),
    ),
  ]
}

export interface Pair {
  a: string
  b: string
  /**
   * Level of the interaction in the public table of interactions with which the rules are compared: 1 to take into account, 2
   * with precaution, 3 not advised, 4 contraindicated.
   */
  level: number
}

/** Reads the crosswalk: from the names of a public table of interactions to the keys of this project's ingredients. */
export function readCrosswalk(csv: string, k: SafetyKnowledge): Map<string, string> {
  const rows = parse(csv, { columns: true, bom: true }) as unknown as {
    es_name: string
    ansm_fr_name: string
  }[]
  return new Map(
    rows.flatMap(({ es_name, ansm_fr_name }): [string, string][] => {
      const key = k.names.get(normalize(es_name))
      return key === undefined || ansm_fr_name === '' ? [] : [[ansm_fr_name, key]]
    }),
  )
}

/** Reads a public table of interactions: each pair once, at its highest level, if the crosswalk has both names. */
export function readPairs(csv: string, keyOf: ReadonlyMap<string, string>): Pair[] {
  const rows = parse(csv, { columns: false, bom: true, from: 2 })
  const pairs = new Map<string, Pair>()
  for (const [first = '', second = '', last = ''] of rows) {
    const [x, y] = [keyOf.get(first), keyOf.get(second)]
    const level = Number(last)
    if (x === undefined || y === undefined || x === y || !(level >= 1 && level <= 4)) continue
    const [a = '', b = ''] = [x, y].toSorted()
    const known = pairs.get(`${a}|${b}`)
    if (known === undefined || known.level < level) pairs.set(`${a}|${b}`, { a, b, level })
  }
  return [...pairs.values()]
}

const LEVELS: readonly { level: number; title: string; severity: RuleSeverity }[] = [
  { level: 4, title: 'contraindicated', severity: 'contraindicated' },
  { level: 3, title: 'not advised', severity: 'serious' },
  { level: 2, title: 'with precaution', severity: 'moderate' },
  { level: 1, title: 'to be taken into account', severity: 'minor' },
]

export interface Recall {
  level: number
  title: string
  size: number
  found: number
  /**
   * Number of ingredient pairs of the public table of interactions for which a rule of this project has at least the severity
   * that corresponds to the table's level.
   */
  atLeast: number
  /**
   * Number of ingredient pairs of the public table of interactions that a rule of this project rates as contraindicated: such a
   * finding interrupts the doctor.
   */
  stopping: number
  /**
   * Number of ingredient pairs of the public table of interactions without an interaction rule of this project, although both
   * ingredients are known.
   */
  none: number
}

export function recallOf(k: SafetyKnowledge, pairs: readonly Pair[]): Recall[] {
  const find = indexInteractions(k.interactions)
  return LEVELS.map(({ level, title, severity }) => {
    const of = pairs.filter((pair) => pair.level === level)
    const found = of.flatMap(({ a, b }) => {
      const rule = find({ key: a, reach: 'systemic' }, { key: b, reach: 'systemic' })
      return rule === undefined ? [] : [rule.severity]
    })
    const rank = SEVERITIES.indexOf(severity)
    return {
      level,
      title,
      size: of.length,
      found: found.length,
      atLeast: found.filter((one) => SEVERITIES.indexOf(one) <= rank).length,
      stopping: found.filter((one) => one === 'contraindicated').length,
      none: of.length - found.length,
    }
  })
}

/**
 * Names of the ingredient pairs that the public table of interactions rates as contraindicated and for which there is no
 * interaction rule.
 */
export function missedContraindications(k: SafetyKnowledge, pairs: readonly Pair[]): string[] {
  const find = indexInteractions(k.interactions)
  return pairs
    .filter(({ level }) => level === 4)
    .filter(({ a, b }) => find({ key: a, reach: 'systemic' }, { key: b, reach: 'systemic' }) === undefined)
    .map(({ a, b }) => `${a} + ${b}`)
}
