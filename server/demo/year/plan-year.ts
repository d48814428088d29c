import { addDays, daysBetween } from '#contract/values/calendar-day.ts'
import { ageOn } from '#contract/values/age.ts'
import { acuteOfAdults } from './adult-treatments.ts'
import { chronic } from './chronic-treatments.ts'
import { acuteOfChildren } from './child-treatments.ts'
import { expectedWeight } from './expected-weight.ts'
import { people, type Person } from './people.ts'
import { withPregnancy } from './pregnancy.ts'
import type { Random } from './random.ts'
import type { Acute } from './treatment.ts'
import type { Visit } from './visit.ts'
import { consultationOn } from './working-hours.ts'

/** Length in days of the demo's past, and the number of prescriptions in it. */
export interface History {
  days: number
  prescriptions: number
}

const CHILD_UNDER = 13
/** Age in months from which the formulas for the treatment of children apply. */
const YOUNGEST = 6
/** Minimum number of days between two consultations of one patient for short illnesses. */
const APART = 21

interface Day {
  day: string
  /** Relative number of consultations on this day; 0 on a Sunday. */
  weight: number
}

/** Relative numbers of consultations by weekday, Sunday first. */
const WEEKDAYS = [0, 10, 8, 9, 8, 10, 4]

/**
 * Plans the consultations on the days before today, in the order of time.
 * @param today day after the last day with consultations, `YYYY-MM-DD`
 */
export function planYear(today: string, random: Random, history: History): Visit[] {
  const days = Array.from({ length: history.days }, (_, index): Day => {
    const day = addDays(today, index - history.days)
    return { day, weight: WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 0 }
  })
  const visits = people.flatMap((person, index) => renewalsOf(person, index, days, random))
  const busy = new Map<number, string[]>()
  for (const { person, at } of visits)
    busy.set(person, [...(busy.get(person) ?? []), at.toISOString().slice(0, 10)])
  while (visits.length < history.prescriptions) {
    const visit = acuteVisit(days, busy, random)
    if (visit) visits.push(visit)
  }
  return withPregnancy(visits, today).toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** Plans the consultations at which a chronic treatment is prescribed again, about when the medicine runs out. */
function renewalsOf(
  { chronic: name }: Person,
  person: number,
  days: readonly Day[],
  random: Random,
): Visit[] {
  if (!name) return []
  const treatment = chronic[name]
  const course = name === 'levotiroxina' ? 50 : 30
  const visits: Visit[] = []
  // Three of ten patients with a chronic illness became ill during the year; the others were ill before.
  let next = random.chance(0.3) ? course + random.below(days.length / 2) : random.below(course)
  while (next < days.length) {
    const { day, weight } = days[next] ?? { day: '', weight: 0 }
    if (weight === 0) next += 1
    else {
      visits.push({
        at: consultationOn(day, random),
        person,
        treatment,
        isChronic: true,
      })
      // Patients come back on the last days of a course of treatment or some days late, and some miss a month.
      next += course - 1 + random.below(5) + (random.chance(0.06) ? course : 0)
    }
  }
  return visits
}

/**
 * Plans a demo patient's consultation for a short illness. The result is null if the patient, who is drawn at random, is too
 * young or had a consultation shortly before.
 */
function acuteVisit(days: readonly Day[], busy: Map<number, string[]>, random: Random): Visit | null {
  const { day } = random.weighted(days, ({ weight }) => weight)
  const person = random.below(people.length)
  const { patient } = people[person] ?? {}
  const age = patient && ageOn(patient.date_of_birth, day)
  const before = busy.get(person) ?? []
  if (!age || age.unit === 'days' || (age.unit === 'months' && age.count < YOUNGEST)) return null
  if (before.some((one) => Math.abs(daysBetween(one, day)) < APART)) return null
  const month = Number(day.slice(5, 7)) - 1
  const isFor = ({ sex }: Pick<Acute, 'sex'>) => !sex || sex === patient.gender
  const often = ({ months }: Pick<Acute, 'months'>) => months[month] ?? 0
  const at = consultationOn(day, random)
  busy.set(person, [...before, day])
  if (age.years >= CHILD_UNDER) {
    const { treatment } = random.weighted(acuteOfAdults.filter(isFor), often)
    return { at, person, treatment, isChronic: false }
  }
  const kg = expectedWeight(patient.date_of_birth, day)
  const { treatment } = random.weighted(acuteOfChildren.filter(isFor), often)
  return { at, person, treatment: treatment(kg), isChronic: false }
}
