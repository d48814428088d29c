import { expect, test } from 'vitest'
import { completedReason } from './complete-reason.ts'

test.each([
  ['prn nau', 'prn náusea', 'sea'],
  ['1 tab c/8h PRN fi', '1 tab c/8h PRN fiebre', 'ebre'],
  ['1 tab en caso de dolor de ca', '1 tab en caso de dolor de cabeza', 'beza'],
  ['1 tab PRN dolor o fie', '1 tab PRN dolor o fiebre', 'bre'],
  ['1 tab si hay náu', '1 tab si hay náusea', 'sea'],
  ['1 tab PRN crisis conv', '1 tab PRN crisis convulsiva', 'ulsiva'],
])('"%s" is completed to "%s"', (text, completed, rest) => {
  expect(completedReason(text)).toEqual({ text: completed, rest })
})

test.each([
  'prn',
  'prn n',
  'prn náusea',
  'prn dolor',
  '1 tab prn zaz',
  '1 tab nau',
  '1 tab prn nau c/8h',
  'sorprn nau',
  '',
])('"%s" is not completed', (text) => {
  expect(completedReason(text)).toBeNull()
})
