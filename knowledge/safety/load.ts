import { createHash } from 'node:crypto'
import { normalize } from '#contract/values/normalize.ts'
import type { Catalogue } from '../catalogue/load.ts'
import { Faults, readFolder, readRows } from '../csv.ts'
import { checkSources } from '../sources.ts'
import { directAllergy } from './plain-rules.ts'
import { ReachRow, readRules, rowsOf } from './rows.ts'
import type { Reach, SafetyKnowledge } from './rule.ts'
import { readTargets } from './targets.ts'

/** Fewer rules of a kind than these mean a file that is missing, empty or cut: silence would look like safety. */
const AT_LEAST = {
  interactions: 800,
  duplicates: 50,
  allergies: 35,
  conditions: 80,
  reproduction: 80,
  renal: 70,
  ages: 45,
  doses: 280,
  paediatric: 30,
} as const

/**
 * Reads and checks every rule of `knowledge/safety`.
 * @param root folder of the project
 * @throws Error that names file and line of every row that does not hold: a dead file never becomes "nothing found".
 */
export function loadSafety(
  root: string,
  catalogue: Pick<Catalogue, 'ingredients' | 'sources' | 'routes'>,
): SafetyKnowledge {
  const faults = new Faults()
  const { sources } = catalogue
  const targets = readTargets(root, catalogue.ingredients, sources, faults)
  const of = (cell: string, at: string) => targets.resolve(cell, at, faults)
  const one = (cell: string, at: string): string => {
    const key = targets.names.get(normalize(cell))
    if (key === undefined) faults.add(at, `unknown ingredient ${cell}`)
    return key ?? ''
  }
  const knowledge: Omit<SafetyKnowledge, 'version'> = {
    names: targets.names,
    printed: targets.printed,
    reach: readReach(root, catalogue.routes, faults),
    interactions: readRules(root, 'interactions', rowsOf.interactions, sources, faults).map(
      ({ row, at, rule }) => ({ ...rule, a: of(row.a, at), b: of(row.b, at), local: row.local }),
    ),
    duplicates: readRules(root, 'duplicates', rowsOf.duplicates, sources, faults).map(
      ({ row, at, rule }) => ({ ...rule, members: of(row.drugs, at), atMost: row.at_most }),
    ),
    allergies: readRules(root, 'allergies', rowsOf.allergies, sources, faults).map(({ row, at, rule }) => ({
      ...rule,
      allergens: of(row.allergens, at),
      reactsWith: of(row.reacts_with, at),
    })),
    directAllergy,
    conditions: readRules(root, 'conditions', rowsOf.conditions, sources, faults).map(
      ({ row, at, rule }) => ({ ...rule, drugs: of(row.drugs, at), codes: row.codes, local: row.local }),
    ),
    reproduction: readRules(root, 'reproduction', rowsOf.reproduction, sources, faults).map(
      ({ row, at, rule }) => ({ ...rule, drugs: of(row.drugs, at), state: row.state }),
    ),
    renal: readRules(root, 'renal', rowsOf.renal, sources, faults).map(({ row, at, rule }) => ({
      ...rule,
      drugs: of(row.drugs, at),
      below: row.below,
    })),
    ages: readRules(root, 'ages', rowsOf.ages, sources, faults).map(({ row, at, rule }) => ({
      ...rule,
      drugs: of(row.drugs, at),
      fromMonths: row.from_months,
      belowMonths: row.below_months,
    })),
    doses: readRules(root, 'doses', rowsOf.doses, sources, faults).map(({ row, at, rule }) => ({
      ...rule,
      drug: one(row.drug, at),
      routes: row.routes,
      fromMonths: row.from_months,
      toMonths: row.to_months,
      unit: row.unit,
      perKg: row.per_kg,
      maxDose: row.max_dose,
      maxDay: row.max_day,
      ceilingDay: row.ceiling_day,
      maxDaysAWeek: row.max_days_a_week,
      maxWeek: row.max_week,
    })),
    paediatric: readFolder(root, 'knowledge/safety/paediatric', rowsOf.paediatric, faults).map(
      ({ row, at }) => {
        checkSources(row.sources, sources, at, faults)
        return {
          drug: one(row.drug, at),
          routes: row.routes,
          indication: { es: row.indication_es, en: row.indication_en },
          fromMonths: row.from_months,
          toMonths: row.to_months,
          unit: row.unit,
          minDay: row.min_day,
          maxDay: row.max_day,
          times: row.times,
          ceilingDay: row.ceiling_day,
          sources: row.sources,
        }
      },
    ),
    allergyGroups: [...targets.groups.values()].filter((group) => group.allergy),
  }
  for (const [kind, least] of Object.entries(AT_LEAST) as [keyof typeof AT_LEAST, number][]) {
    const { length } = knowledge[kind]
    if (length < least)
      faults.add(`knowledge/safety/${kind}`, `${kind}: ${length} rules, at least ${least} are expected`)
  }
  faults.throwIfAny()
  return { ...knowledge, version: versionOf(knowledge) }
}

/** Every route of the catalogue reaches somewhere. */
function readReach(root: string, routes: Catalogue['routes'], faults: Faults): Map<string, Reach> {
  const file = 'knowledge/safety/reach.csv'
  const reach = new Map(readRows(root, file, ReachRow, faults).map(({ row }) => [row.route, row.reach]))
  for (const { name } of routes) if (!reach.has(name)) faults.add(file, `no reach of ${name}`)
  return reach
}

/** First 12 hexadecimal digits of the SHA-256 of every rule, so that no change goes without a new version. */
function versionOf(knowledge: Omit<SafetyKnowledge, 'version'>): string {
  const plain = JSON.stringify(knowledge, (_, value: unknown) =>
    value instanceof Set || value instanceof Map ? [...(value as Iterable<unknown>)] : value,
  )
  return createHash('sha256').update(plain).digest('hex').slice(0, 12)
}
