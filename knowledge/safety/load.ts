import { createHash } from 'node:crypto'
import type { CatalogueData } from '../catalogue/load.ts'
import { Faults, readRows } from '../csv.ts'
import { readAskedOfEach } from './codes/read-asked-of-each.ts'
import { readCodedStates } from './codes/read-coded-states.ts'
import { readContextRules } from './read-context-rules.ts'
import { withOwnLabels } from '../labels.ts'
import { readCombinations, readDoses, readPatientRules } from './read-rules.ts'
import { readDrops } from './read-drops.ts'
import { readDepots } from './forms/read-depots.ts'
import { readGivenElsewhere } from './forms/read-given-elsewhere.ts'
import { readMixtures } from './forms/read-mixtures.ts'
import { readThroughSkin } from './forms/read-through-skin.ts'
import { readDaysApart, readLingering } from './read-lingering.ts'
import { readReviewed } from './reviewed.ts'
import { readReviews, withReviews } from './reviews.ts'
import { readSameConditions } from './codes/read-same-conditions.ts'
import { ReachRow } from './rows.ts'
import type { PaediatricDose } from './paediatric-dose.ts'
import type { Reach, Rule, SafetyKnowledge } from './rule.ts'
import { checkSubstances, readSubstances } from './substances.ts'
import { readTargets } from './targets.ts'

/**
 * Minimum number of rules of each kind. Fewer rules mean a missing, empty or truncated file, and the checks would
 * silently find nothing.
 */
const AT_LEAST = {
  interactions: 1035,
  duplicates: 100,
  allergies: 60,
  conditions: 940,
  reproduction: 280,
  renal: 170,
  ages: 180,
  doses: 520,
  paediatric: 30,
  cautions: 135,
  loads: 8,
  risks: 10,
  reviewed: 2000,
} as const

/**
 * Reads and checks every rule of `knowledge/safety`.
 * @param root folder of the project
 * @throws Error that names file and line of every invalid row: a broken file never becomes "nothing found".
 */
export function loadSafety(
  root: string,
  catalogue: Pick<CatalogueData, 'ingredients' | 'sources' | 'routes'>,
): SafetyKnowledge {
  const faults = new Faults()
  const { sources } = catalogue
  const targets = readTargets(root, catalogue.ingredients, sources, faults)
  const reading = { root, sources, targets, faults }
  const reviews = readReviews(root, faults)
  const patientRules = withReviews(readPatientRules(reading), reviews)
  checkSubstances(readSubstances(root, faults), patientRules.allergies, faults)
  const contextRules = withReviews(readContextRules(reading), reviews)
  const knowledge: Omit<SafetyKnowledge, 'version'> = {
    names: targets.names,
    printed: targets.printed,
    reach: readReach(root, catalogue.routes, faults),
    ...withReviews(readCombinations(reading), reviews),
    atc: targets.atc,
    ...withLabels(patientRules, reading),
    ...withReviews(readDoses(reading), reviews),
    drops: readDrops(reading),
    throughSkin: readThroughSkin(reading),
    givenElsewhere: readGivenElsewhere(reading),
    mixtures: readMixtures(reading),
    depots: readDepots(reading),
    lingering: readLingering(reading),
    daysApart: readDaysApart(reading),
    sameConditions: readSameConditions(reading),
    codedStates: readCodedStates(reading),
    askedOfEach: readAskedOfEach(reading),
    ...contextRules,
    cautions: withOwnLabels(contextRules.cautions, sources, faults),
    reviewed: readReviewed(root, targets, sources, faults),
    allergyGroups: [...targets.groups.values()].filter((group) => group.allergy),
  }
  for (const [kind, least] of Object.entries(AT_LEAST) as [keyof typeof AT_LEAST, number][]) {
    // Rules are counted as the files have them, before a rule that cites several labels is split.
    const { length } = { ...knowledge, ...patientRules, ...contextRules }[kind]
    if (length < least)
      faults.add(`knowledge/safety/${kind}`, `${kind}: ${length} rules, at least ${least} are expected`)
  }
  faults.throwIfAny()
  return { ...knowledge, version: versionOf(knowledge) }
}

/** Reads the rules that a reviewer signs: those of every table as in the files, without signatures and not split by label. */
export function readRuleTables(
  root: string,
  { ingredients, sources }: Pick<CatalogueData, 'ingredients' | 'sources'>,
): Record<string, (Rule | PaediatricDose)[]> {
  const faults = new Faults()
  const targets = readTargets(root, ingredients, sources, faults)
  const reading = { root, sources, targets, faults }
  const { interactions, duplicates } = readCombinations(reading)
  const { allergies, conditions, reproduction, renal, ages } = readPatientRules(reading)
  const { cautions, loads } = readContextRules(reading)
  const { doses, paediatric } = readDoses(reading)
  faults.throwIfAny()
  const patient = { allergies, conditions, reproduction, renal, ages }
  return { interactions, duplicates, ...patient, cautions, loads, doses, paediatric }
}

/** Reads which part of the body a drug reaches by each route of the catalogue. A route that the file lacks is a fault. */
function readReach(root: string, routes: CatalogueData['routes'], faults: Faults): Map<string, Reach> {
  const file = 'knowledge/safety/reach.csv'
  const reach = new Map(readRows(root, file, ReachRow, faults).map(({ row }) => [row.route, row.reach]))
  for (const { name } of routes) if (!reach.has(name)) faults.add(file, `no reach of ${name}`)
  return reach
}

/**
 * Version of the rules: the first 12 hexadecimal digits of the SHA-256 of all of them, so that every change gives
 * a new one.
 */
function versionOf(knowledge: Omit<SafetyKnowledge, 'version'>): string {
  const plain = JSON.stringify(knowledge, (_, value: unknown) =>
    value instanceof Set || value instanceof Map ? [...(value as Iterable<unknown>)] : value,
  )
  return createHash('sha256').update(plain).digest('hex').slice(0, 12)
}

/** The patient rules, of which each one that cites `own-label` becomes one rule for each of its ingredients. */
function withLabels(
  rules: PatientRules,
  { sources, faults }: Parameters<typeof readPatientRules>[0],
): PatientRules {
  return {
    ...rules,
    conditions: withOwnLabels(rules.conditions, sources, faults),
    reproduction: withOwnLabels(rules.reproduction, sources, faults),
    renal: withOwnLabels(rules.renal, sources, faults),
    ages: withOwnLabels(rules.ages, sources, faults),
  }
}

type PatientRules = ReturnType<typeof readPatientRules>
