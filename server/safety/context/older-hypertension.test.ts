import { expect, test } from 'vitest'
import { projectSafety } from '../../testing/clinical/project-knowledge.ts'
import { healthyPatient, item } from '../../testing/clinical/safety.ts'

const levels = (drug: string, years: number, conditions: string[]) =>
  projectSafety
    .check([item('1', [drug])], healthyPatient({ ageMonths: years * 12, conditions }))
    .findings.filter(({ kind }) => kind === 'age')
    .map(({ severity }) => severity)

test.each([
  ['doxazosina', 70, ['I10'], ['moderate']],
  ['doxazosina', 70, ['I10', 'N40'], ['minor']],
  ['doxazosina', 70, [], ['minor']],
  ['doxazosina', 60, ['I10'], []],
  ['clonidina', 70, ['I10'], ['moderate']],
  ['clonidina', 60, ['I10'], []],
])('%s at %i years with %j', (drug, years, codes, expected) => {
  expect(levels(drug, years, codes)).toEqual(expected)
})
