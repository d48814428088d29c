import * as z from 'zod/mini'
import { normalize } from '#contract/values/normalize.ts'
import { filled, several } from '#knowledge/cells.ts'
import { Faults, readFolder } from '#knowledge/csv.ts'
import { REPRODUCTIVE_STATES } from '#knowledge/safety/rule.ts'
import { projectSafety } from './project-knowledge.ts'
import { healthyPatient, item } from './safety.ts'
import { projectRoot } from '../../root.ts'
import type { CheckedItem, CheckedPatient } from '../../safety/subject.ts'

/**
 * One sentence of a drug's label: the drug, a state of the patient or a way to take the drug, and how the label rates
 * it.
 */
export interface LabelCase {
  name: string
  /** Rating of the case by the label: as a contraindication, or as a warning, a limit or a reduction of the dose. */
  level: 'contraindicated' | 'warning'
  item: CheckedItem
  patient: CheckedPatient
}

const Row = z.object({
  level: z.enum(['contraindicated', 'warning']),
  /**
   * State of the patient or use of the drug: a reproductive state, or `egfr 29`, `code I50.9`, `age 18` (months), `days
   * 10`, `dose`.
   */
  state: filled,
  mg_a_day: z.string(),
  drugs: several,
  /** Section of each drug's label that the case comes from, or a published list that names the case. */
  section: filled,
})

const YEAR = 12

/**
 * Reads the cases of `cases.csv`, which the authors of the rules wrote, and of `public-labels.csv`, taken from labels.
 */
export function readLabelCases(): LabelCase[] {
  const faults = new Faults()
  const rows = readFolder(projectRoot(), 'server/safety/coverage/label-cases', Row, faults)
  const cases = rows.flatMap(({ row, at }) =>
    row.drugs.map((drug): LabelCase => {
      const key = projectSafety.rules.names.get(normalize(drug))
      if (key === undefined) faults.add(at, `unknown ingredient ${drug}`)
      const { patient, more } = situationOf(row.state, key ?? '', Number(row.mg_a_day))
      const name = `${drug}, ${row.state} ${row.mg_a_day}, section ${row.section}`
      return { name, level: row.level, patient, item: item('1', [key ?? ''], more) }
    }),
  )
  faults.throwIfAny()
  return cases
}

/** A patient in a given state, who is healthy otherwise, and how the drug is taken. */
function situationOf(
  state: string,
  key: string,
  mg: number,
): { patient: CheckedPatient; more: Partial<CheckedItem> } {
  const reproduction = REPRODUCTIVE_STATES.find((one) => one === state)
  if (reproduction !== undefined) {
    const all = reproduction === 'lactation' ? [reproduction] : (['pregnancy', reproduction] as const)
    return { patient: healthyPatient({ female: true, ageMonths: 30 * YEAR, reproduction: all }), more: {} }
  }
  const [kind, value = ''] = state.split(' ')
  if (kind === 'egfr') return { patient: healthyPatient({ egfr: Number(value) }), more: {} }
  if (kind === 'code') return { patient: healthyPatient({ conditions: [value] }), more: {} }
  if (kind === 'age') return { patient: healthyPatient({ ageMonths: Number(value), weightKg: 12 }), more: {} }
  if (kind === 'days') return { patient: healthyPatient(), more: { courseDays: Number(value) } }
  const dose = { unit: 'mg' as const, single: mg, daily: mg, daysAWeek: 7 }
  return { patient: healthyPatient(), more: { doses: new Map([[key, dose]]) } }
}
