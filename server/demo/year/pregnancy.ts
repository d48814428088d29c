import { addDays, daysBetween } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { randomOf } from './random.ts'
import { diagnosis, type Treatment } from './treatment.ts'
import type { Visit } from './visit.ts'
import { consultationOn } from './working-hours.ts'

/** Index in `people` of the demo's patient who becomes pregnant: Paola Mendoza Inventada. */
const PREGNANT = 40
/** Earliest time of the first prenatal visit, in days before the end of the demo's year: twelve weeks. */
const KNOWN_FOR = 84
/** Number of days over which the prenatal visits are spread. */
const SPREAD = 80
/** Minimum number of prenatal visits. */
const VISITS = 3
/** Days between the last period and the first prenatal visit, and between the last period and the birth. */
const FOUND_AFTER = 42
const TERM = 280

const PRENATAL: Treatment = {
  diagnosis: diagnosis('Z34.9', 'Supervisión de embarazo normal sin precisar'),
  rows: [
    [
      'Ácido fólico tableta 0.4 mg, caja con 90 tabletas',
      'Tomar 1 tableta por vía oral cada 24 horas durante 25 días.',
      1,
    ],
    [
      'Fumarato ferroso tableta 200 mg, caja con 50 tabletas',
      'Tomar 1 tableta por vía oral cada 24 horas durante 25 días.',
      1,
    ],
  ],
  extras: 'Acudir a urgencias por sangrado, dolor de cabeza intenso o salida de líquido.',
}

/**
 * Turns one woman's latest visits of the last twelve weeks into prenatal visits. Their times come from separate random numbers,
 * so that the visits of all others stay as they were drawn. If she has too few visits, the visits of others that were drawn
 * last become hers, so that the number of prescriptions stays the same.
 * @param visits visits in the order in which they were drawn
 * @param today day after the last day with visits, `YYYY-MM-DD`
 */
export function withPregnancy(visits: readonly Visit[], today: string): Visit[] {
  const isLate = ({ at }: Visit): boolean => daysBetween(mexicoDay(at), today) <= KNOWN_FOR
  const hers = visits.filter(({ person }) => person === PREGNANT).toSorted((a, b) => +a.at - +b.at)
  const count = Math.max(VISITS, hers.filter(isLate).length)
  const others = visits.filter(({ person, isChronic }) => person !== PREGNANT && !isChronic)
  const lacking = Math.max(0, count - hers.length)
  const moved = new Set([...hers.slice(-count), ...others.slice(others.length - lacking)])
  const random = randomOf(PREGNANT)
  let day = addDays(today, random.below(3) - KNOWN_FOR + 1)
  const dueOn = addDays(day, TERM - FOUND_AFTER)
  const prenatal = Array.from(moved, (): Visit => {
    day = afterSunday(day)
    const at = consultationOn(day, random)
    day = addDays(day, Math.floor(SPREAD / count) + random.below(2))
    return { at, person: PREGNANT, treatment: PRENATAL, isChronic: false, dueOn }
  })
  return [...visits.filter((visit) => !moved.has(visit)), ...prenatal]
}

const afterSunday = (day: string): string =>
  new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? addDays(day, 1) : day
