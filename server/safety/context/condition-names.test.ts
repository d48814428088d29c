import { expect, test } from 'vitest'
import { projectSafety } from '../../testing/clinical/project-knowledge.ts'
import { healthyPatient, item } from '../../testing/clinical/safety.ts'

const about = (drug: string, code: string) =>
  projectSafety
    .check([item('1', [drug])], healthyPatient({ conditions: [code] }))
    .findings.filter(({ kind }) => kind === 'condition')
    .map((finding) => finding.about)

test('a finding names the condition in words, with its code in brackets', () => {
  expect(about('ibuprofeno', 'I10')).toEqual([['ibuprofeno', 'hipertensión arterial esencial (I10)']])
})

test('a code that the list does not have is named by its category, and an unknown one by itself', () => {
  const [[, category = ''] = []] = about('propranolol', 'J45.3')
  expect(category).toMatch(/^asma.* \(J45\.3\)$/)
})
