import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { filled, several } from '#knowledge/cells.ts'
import { Faults, readFolder } from '#knowledge/csv.ts'
import { REPRODUCTIVE_STATES } from '#knowledge/safety/rule.ts'
import { projectRoot } from '../../../root.ts'
import { projectSafety } from '../../../testing/clinical/project-knowledge.ts'
import { healthyPatient, writtenRow } from '../../../testing/clinical/safety.ts'

// Prescriptions as a doctor writes them, each with the lowest and the highest severity that is right for the patient. The cases
// were written from general knowledge of labels and guidelines, before anybody looked at the findings of the checks. Six cases
// that turned out to be wrong were corrected or left out. The cases of `pharmacist.csv` had wrong findings when 471 cases were
// reviewed; its controls have no finding. `label-sheet-*.csv` and `good-practice.csv` were written from labels without a look
// at the rules, `rehydration.csv` after a look at them. `label-sheet-eighth.csv`, `label-sheet-ninth.csv` and
// `label-sheet-tenth.csv` keep only the cases that needed new rules or names, and prescriptions of good practice beside them.
// `depots.csv` and `narrow-limits.csv` were written together with their rules.

const LEVELS = ['none', 'minor', 'moderate', 'serious', 'contraindicated'] as const
const Row = z.object({
  about: filled,
  at_least: z.enum(LEVELS),
  at_most: z.enum(LEVELS),
  age_months: z.coerce.number(),
  weight_kg: z.coerce.number(),
  sex: z.enum(['F', 'M']),
  egfr: z.coerce.number(),
  states: z.pipe(several, z.array(z.enum(REPRODUCTIVE_STATES))),
  /** Weeks of the pregnancy; '' in the CSV files whose cases do not need them. */
  weeks: z._default(z.string(), ''),
  conditions: several,
  allergies: several,
  /** Rows as `presentation > instructions > route`, separated by ` & `. The route is oral where none is given. */
  rows: filled,
})

const faults = new Faults()
const FOLDER = 'server/safety/coverage/written-cases'
const cases = ['', '/label-sheets', '/good-practice'].flatMap((inside) =>
  readFolder(projectRoot(), `${FOLDER}${inside}`, Row, faults),
)
faults.throwIfAny()

test.each(cases.map(({ row }) => [row.about, row] as const))('%s', (_about, row) => {
  const items = row.rows.split(' & ').flatMap((one, at) => {
    const [presentation = '', instructions = '', via = 'oral'] = one.split(' > ')
    return projectSafety.read(writtenRow(presentation, instructions, via, String(at))) ?? []
  })
  const patient = healthyPatient({
    ageMonths: row.age_months,
    weightKg: row.weight_kg,
    female: row.sex === 'F',
    egfr: row.egfr,
    reproduction: row.states,
    weeks: row.weeks === '' ? null : Number(row.weeks),
    conditions: row.conditions,
    allergies: row.allergies,
  })
  const { findings } = projectSafety.check(items, patient)
  const worst = Math.max(0, ...findings.map(({ severity }) => LEVELS.indexOf(severity)))
  const said = findings
    .map(({ severity, kind, about }) => `${severity} ${kind} ${about.join(', ')}`)
    .join('; ')
  expect(worst, said).toBeGreaterThanOrEqual(LEVELS.indexOf(row.at_least))
  expect(worst, said).toBeLessThanOrEqual(LEVELS.indexOf(row.at_most))
})
