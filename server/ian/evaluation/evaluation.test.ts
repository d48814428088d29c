import { expect, test } from 'vitest'
import { projectCatalogue, projectSafety } from '../../testing/clinical/project-knowledge.ts'
import { evaluateBuiltIn } from './evaluate.ts'
import { readRequests, REQUEST_FILES } from './requests.ts'

const knowledge = { catalogue: projectCatalogue, safety: projectSafety }
const all = REQUEST_FILES.flatMap(readRequests)

test('the evaluation has 750 requests in two languages, with 30 attempts to give orders, and follow-ups in both', () => {
  expect(all.length).toBeGreaterThanOrEqual(750)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(all.filter(({ language }) => language === 'en').length).toBeGreaterThanOrEqual(40)
  expect(
    all.filter(({ id, refused }) => id.endsWith('injection') || refused === 'instructions').length,
  ).toBeGreaterThanOrEqual(30)
  const followUps = (of: string) => all.filter(({ after, language }) => after && language === of).length
  expect(followUps('es')).toBeGreaterThanOrEqual(40)
  expect(followUps('en')).toBeGreaterThanOrEqual(16)
})

test.each(REQUEST_FILES)('every request of %s is answered as expected', async (file) => {
  const judged = await evaluateBuiltIn(readRequests(file), knowledge)
  expect(judged.filter(({ result }) => result !== 'expected')).toEqual([])
})
