import type * as z from 'zod/mini'
import { normalize } from '#contract/values/normalize.ts'
import { type Faults, type Located, readFolder } from '../csv.ts'
import { withLabelsOfNamed } from '../labels.ts'
import { checkSources, type Source } from '../sources.ts'
import { circumstanceOf } from './circumstance.ts'
import { directAllergy } from './plain-rules.ts'
import { type CommonRow, rowsOfTable } from './rows.ts'
import type { IngredientKeys, Rule, SafetyKnowledge } from './rule.ts'
import type { Targets } from './targets.ts'

/** Folder, sources and names that the reader of every kind of rule needs, and its collector of faults. */
export interface RuleReading {
  root: string
  sources: ReadonlyMap<string, Source>
  targets: Targets
  faults: Faults
}

/** Rules about medicines that are taken together. */
export function readCombinations(reading: RuleReading): Pick<SafetyKnowledge, 'interactions' | 'duplicates'> {
  const of = resolver(reading)
  return {
    interactions: readRules(reading, 'interactions', rowsOfTable.interactions).map(({ row, at, rule }) => ({
      ...rule,
      sources: withLabelsOfNamed(rule.sources, [row.a, row.b], (cell) => of(cell, at), reading, at),
      a: of(row.a, at),
      b: of(row.b, at),
      local: row.local,
      doseOf: row.dose_of,
      insteadOf: row.instead_of,
      ...(row.apart ? { apart: true } : {}),
      context: circumstanceOf(row, at, of, reading.faults),
    })),
    duplicates: readRules(reading, 'duplicates', rowsOfTable.duplicates).map(({ row, at, rule }) => ({
      ...rule,
      members: of(row.drugs, at),
      atMost: row.at_most,
    })),
  }
}

type PatientRules = 'allergies' | 'directAllergy' | 'conditions' | 'reproduction' | 'renal' | 'ages'

/** Rules about a medicine and the patient who takes it. */
export function readPatientRules(reading: RuleReading): Pick<SafetyKnowledge, PatientRules> {
  const of = resolver(reading)
  return {
    allergies: readRules(reading, 'allergies', rowsOfTable.allergies).map(({ row, at, rule }) => ({
      ...rule,
      allergens: of(row.allergens, at),
      ofClass: row.of_class,
      reactsWith: of(row.reacts_with, at),
      context: circumstanceOf(row, at, of, reading.faults),
    })),
    directAllergy,
    conditions: readRules(reading, 'conditions', rowsOfTable.conditions).map(({ row, at, rule }) => ({
      ...rule,
      drugs: of(row.drugs, at),
      codes: row.codes,
      context: circumstanceOf(row, at, of, reading.faults),
      local: row.local,
    })),
    reproduction: readRules(reading, 'reproduction', rowsOfTable.reproduction).map(({ row, at, rule }) => ({
      ...rule,
      drugs: of(row.drugs, at),
      state: row.state,
      context: circumstanceOf(row, at, of, reading.faults),
      local: row.local,
    })),
    renal: readRules(reading, 'renal', rowsOfTable.renal).map(({ row, at, rule }) => ({
      ...rule,
      drugs: of(row.drugs, at),
      below: row.below,
      context: circumstanceOf(row, at, of, reading.faults),
    })),
    ages: readRules(reading, 'ages', rowsOfTable.ages).map(({ row, at, rule }) => ({
      ...rule,
      drugs: of(row.drugs, at),
      fromMonths: row.from_months,
      belowMonths: row.below_months,
      context: circumstanceOf(row, at, of, reading.faults),
      local: row.local,
    })),
  }
}

/** Rules about the dose of one ingredient. */
export function readDoses(reading: RuleReading): Pick<SafetyKnowledge, 'doses' | 'paediatric'> {
  const { root, sources, targets, faults } = reading
  const one = (cell: string, at: string): string => {
    const key = targets.names.get(normalize(cell))
    if (key === undefined) faults.add(at, `unknown ingredient ${cell}`)
    return key ?? ''
  }
  const ids = new Set<string>()
  const paediatric = readFolder(root, 'knowledge/safety/paediatric', rowsOfTable.paediatric, faults)
  return {
    doses: readRules(reading, 'doses', rowsOfTable.doses).map(({ row, at, rule }) => ({
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
      maxMonth: row.max_month,
      ofDepot: row.depot,
    })),
    paediatric: paediatric.map(({ row, at }) => {
      checkSources(row.sources, sources, at, faults)
      const id = [
        row.drug,
        row.beside,
        row.from_months,
        row.to_months,
        row.from_kg,
        row.to_kg,
        row.indication_es,
      ]
        .filter((part) => part !== '' && part !== null)
        .join(' ')
      if (ids.has(id)) faults.add(at, `dose ${id} is listed twice`)
      ids.add(id)
      return {
        id,
        drug: one(row.drug, at),
        ...(row.beside === '' ? {} : { beside: one(row.beside, at) }),
        routes: row.routes,
        indication: { es: row.indication_es, en: row.indication_en },
        fromMonths: row.from_months,
        toMonths: row.to_months,
        unit: row.unit,
        perKg: row.per_kg,
        fromKg: row.from_kg ?? 0,
        toKg: row.to_kg ?? Infinity,
        minDay: row.min_day,
        maxDay: row.max_day,
        times: row.times,
        isSingle: row.single,
        ceilingDay: row.ceiling_day,
        sources: row.sources,
      }
    }),
  }
}

/** The ingredients that a cell of a rule names. */
export const resolver =
  ({ targets, faults }: RuleReading) =>
  (cell: string, at: string): IngredientKeys =>
    targets.resolve(cell, at, faults)

/**
 * Rows of `knowledge/safety/<folder>/*.csv`. The id of a rule is unique in its folder, and every rule cites a
 * source.
 */
export function readRules<T extends CommonRow>(
  { root, sources, faults }: RuleReading,
  folder: string,
  schema: z.ZodMiniType<T>,
): (Located<T> & { rule: Rule })[] {
  const ids = new Set<string>()
  return readFolder(root, `knowledge/safety/${folder}`, schema, faults).map(({ row, at }) => {
    checkSources(row.sources, sources, at, faults)
    if (ids.has(row.id)) faults.add(at, `rule ${row.id} is listed twice`)
    ids.add(row.id)
    return { row, at, rule: ruleOf(row) }
  })
}

const ruleOf = (row: CommonRow): Rule => ({
  id: row.id,
  severity: row.severity,
  mechanism: { es: row.mechanism_es, en: row.mechanism_en },
  advice: { es: row.advice_es, en: row.advice_en },
  sources: row.sources,
})
