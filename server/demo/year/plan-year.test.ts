import { describe, expect, test } from 'vitest'
import { ageOn } from '#contract/values/age.ts'
import { addDays, daysBetween } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { acuteOfChildren } from './child-treatments.ts'
import { expectedWeight } from './expected-weight.ts'
import { people } from './people.ts'
import { planActs } from './plan-acts.ts'
import { planYear } from './plan-year.ts'
import { randomOf } from './random.ts'
import type { Visit } from './visit.ts'

const TODAY = '2026-11-21'
const NOW = new Date('2026-11-21T18:00:00.000Z')
const YEAR = { days: 365, prescriptions: 600 }
const planned = (seed = 14) => planYear(TODAY, randomOf(seed), YEAR)
const visits = planned()

/** Finds the three months with the most prescribed medicines for the diagnoses with the given codes. */
const busiest = (codes: string[]): number[] => {
  const months = new Map<number, number>()
  for (const { at, treatment } of visits.filter((one) => codes.includes(one.treatment.diagnosis.code)))
    months.set(monthOf(at), (months.get(monthOf(at)) ?? 0) + treatment.rows.length)
  return [...months]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([month]) => month)
}
const monthOf = (at: Date): number => Number(mexicoDay(at).slice(5, 7))
const weekdayOf = ({ at }: Visit): number => new Date(`${mexicoDay(at)}T00:00:00Z`).getUTCDay()

describe('the planned year', () => {
  test('has 600 visits of 60 people, in the order of time, all before today', () => {
    expect(visits).toHaveLength(600)
    expect(people).toHaveLength(60)
    expect(new Set(visits.map(({ person }) => person)).size).toBe(60)
    const moments = visits.map(({ at }) => at.getTime())
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    const days = visits.map(({ at }) => mexicoDay(at))
    expect([days.every((day) => day < TODAY), days.every((day) => day >= '2025-11-21')]).toEqual([true, true])
  })

  test('is planned alike from one seed, and differs from that of another seed', () => {
    expect(planned()).toEqual(visits)
    expect(planned(15)).not.toEqual(visits)
    const acts = planActs(visits, randomOf(1), NOW, 3)
    expect(planActs(visits, randomOf(1), NOW, 3)).toEqual(acts)
  })

  test('has no consultation on a Sunday, and the fewest on Saturdays', () => {
    const counts = [0, 1, 2, 3, 4, 5, 6].map((day) => visits.filter((one) => weekdayOf(one) === day).length)
    expect(counts[0]).toBe(0)
    expect(counts[6]).toBe(Math.min(...counts.slice(1)))
  })

  test('has colds in winter and diarrhoea in summer', () => {
    for (const month of busiest(['J00', 'J02.9', 'J20.9', 'J06.9']))
      expect([11, 12, 1, 2, 3]).toContain(month)
    for (const month of busiest(['A09'])) expect([4, 5, 6, 7, 8, 9]).toContain(month)
  })

  test('doses children by their weight, and nobody before birth', () => {
    let children = 0
    for (const { person, at, treatment } of visits) {
      const born = people[person]?.patient.date_of_birth ?? '9'
      const day = mexicoDay(at)
      expect(born < day).toBe(true)
      if ((ageOn(born, day)?.years ?? 0) >= 13) continue
      children += 1
      const byWeight = acuteOfChildren.map((one) => one.treatment(expectedWeight(born, day)))
      expect(byWeight).toContainEqual(treatment)
    }
    expect(children).toBeGreaterThan(30)
  })

  test('has no act after the present, and each act after the issue of its prescription', () => {
    const acts = planActs(visits, randomOf(1), NOW, 3)
    for (const { at, visit } of acts) {
      expect(at < NOW).toBe(true)
      expect(at.getTime()).toBeGreaterThanOrEqual(visits[visit]?.at.getTime() ?? Number.POSITIVE_INFINITY)
    }
  })

  test.each([
    ['a year', YEAR],
    ['a shorter past', { days: 130, prescriptions: 180 }],
  ])('has one woman who is pregnant in the last twelve weeks of %s', (_past, history) => {
    for (let later = 0; later < 60; later += 1) {
      const today = addDays(TODAY, later)
      const all = planYear(today, randomOf(14), history)
      const prenatal = all.filter(({ dueOn }) => dueOn)
      expect(prenatal.length).toBeGreaterThanOrEqual(3)
      expect(all).toHaveLength(history.prescriptions)
      const [{ person, at: found, dueOn } = { person: -1, at: NOW }] = prenatal
      expect(people[person]?.patient.gender).toBe('F')
      expect(daysBetween(mexicoDay(found), today)).toBeLessThanOrEqual(84)
      // The patient is six weeks pregnant at the first prenatal visit, and less than 20 weeks on the day of the demo.
      expect(daysBetween(mexicoDay(found), dueOn ?? '')).toBeGreaterThan(280 - 45)
      expect(daysBetween(today, dueOn ?? '')).toBeGreaterThan(280 - 140)
      for (const visit of all.filter((one) => one.person === person && one.at >= found)) {
        expect(visit).toMatchObject({ dueOn, treatment: { diagnosis: { code: 'Z34.9' } } })
        expect(mexicoDay(visit.at) < today && weekdayOf(visit) > 0).toBe(true)
      }
    }
  })
})
