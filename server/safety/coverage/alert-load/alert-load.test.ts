import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../../root.ts'
import { projectKnowledge, projectSafety } from '../../../testing/clinical/project-knowledge.ts'
import { checkMonth, loadOf, readVisits } from './month.ts'

test('a month of patients with whole records has few stops, findings and gaps', () => {
  const month = checkMonth(projectRoot(), projectSafety)
  const load = loadOf(month)
  const told = month.flatMap(({ rows, result }) => [
    ...result.findings.map((f) => `${f.severity} ${f.kind} ${f.about.join(' + ')} | ${rows}`),
    ...result.gaps.map((gap) => `gap ${gap.reason} ${gap.about.join(' + ')} | ${rows}`),
  ])
  const listed = told.join('\n')
  expect(month.length).toBeGreaterThanOrEqual(300)
  expect(load.stops, listed).toBeLessThanOrEqual(3)
  expect(load.findings, listed).toBeLessThanOrEqual(20)
  expect(load.gaps, listed).toBeLessThanOrEqual(10)
})

describe('the visits of the month', () => {
  const { visits, mix } = readVisits(projectRoot())

  test('all differ in the prescribed medicines or their instructions, and in the patient', () => {
    expect(new Set(visits.map(({ rows, ...patient }) => `${rows} ${JSON.stringify(patient)}`)).size).toBe(
      visits.length,
    )
    const alike = visits.length - new Set(visits.map(({ rows }) => rows)).size
    expect(alike / visits.length).toBeLessThan(0.1)
  })

  test('have the written mix of reasons, each with a known source', () => {
    const counted = (of: string) => visits.filter(({ kind }) => kind === of).length
    expect(mix.map(({ kind, visits: number }) => [kind, number])).toEqual(
      mix.map(({ kind }) => [kind, counted(kind)]),
    )
    expect(mix.reduce((sum, { visits: number }) => sum + number, 0)).toBe(visits.length)
    for (const { kind, sources } of mix)
      for (const source of sources)
        expect(projectKnowledge.sources.has(source), `${kind}: ${source}`).toBe(true)
  })

  test.each<[string, number, (visit: (typeof visits)[number]) => boolean]>([
    ['women and girls', 50, ({ sex }) => sex === 'F'],
    ['children', 15, ({ age_months: age }) => age < 18 * 12],
    ['aged 65 and over', 15, ({ age_months: age }) => age >= 65 * 12],
    ['of a filtration below 60', 5, ({ egfr }) => egfr < 60],
    ['with an allergy', 4, ({ allergies }) => allergies.length > 0],
    ['pregnant or breastfeeding', 5, ({ states }) => states.length > 0],
    ['with four or more new medicines', 5, ({ rows }) => rows.split(' / ').length >= 4],
    ['who take other medicines', 5, ({ taken }) => taken !== ''],
  ])('%s are at least %i in 100', (_, share, is) => {
    expect((100 * visits.filter(is).length) / visits.length).toBeGreaterThanOrEqual(share)
  })
})
