import type { Vaccination } from '#contract/patients/patient-record.ts'
import { addDays } from '#contract/values/calendar-day.ts'

/** Vaccines that the demo's children receive: each with its name, its dose, and the age in days at which it is given. */
const SCHEDULE: readonly (readonly [text: string, dose: string, days: number])[] = [
  ['Vacuna BCG', 'única', 0],
  ['Vacuna hexavalente', '1', 61],
  ['Vacuna hexavalente', '2', 122],
  ['Vacuna hexavalente', '3', 183],
  ['Vacuna triple viral', '1', 366],
  ['Vacuna hexavalente', 'refuerzo', 549],
]

/** Vaccinations that a child of the demo has received before a certain day. */
export const vaccinesOn = (born: string, today: string): Vaccination[] =>
  SCHEDULE.flatMap(([text, dose, days], at) => {
    const on = addDays(born, days)
    return on < today ? [{ key: `vacuna-${at}`, drug_upc: '', text, dose, on }] : []
  })
