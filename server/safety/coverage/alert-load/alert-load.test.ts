import { expect, test } from 'vitest'
import { projectRoot } from '../../../root.ts'
import { projectSafety } from '../../../testing/clinical/project-knowledge.ts'
import { checkMonth, loadOf } from './month.ts'

test('a realistic month has few stops, findings and gaps', () => {
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
