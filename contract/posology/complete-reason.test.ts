import { expect, test } from 'vitest'
import { completedReason } from './complete-reason.ts'

test.each([
  ['prn nau', 'prn náusea', 'sea'],
  ['1 tab c/8h PRN fi', '1 tab c/8h PRN fiebre', 'ebre'],
  ['1 tab en caso de dolor de ca', '1 tab en caso de dolor de cabeza', 'beza'],
  ['1 tab PRN dolor o fie', '1 tab PRN dolor o fiebre', 'bre'],
  ['1 tab si hay náu', '1 tab si hay náusea', 'sea'],
  ['1 tab c/8h si dol', '1 tab c/8h si dolor', 'or'],
  ['1 tab solo si fie', '1 tab solo si fiebre', 'bre'],
  ['1 tab si hay mucho dol', '1 tab si hay mucho dolor', 'or'],
  ['1 tab si dolor o fie', '1 tab si dolor o fiebre', 'bre'],
  ['1 tab cuando tenga náu', '1 tab cuando tenga náusea', 'sea'],
  ['1 tab c/12h para el dol', '1 tab c/12h para el dolor', 'or'],
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
  '1 tab un día si y un día no',
  '1 tab casi dol',
  '1 tab si no',
  '',
])('"%s" is not completed', (text) => {
  expect(completedReason(text)).toBeNull()
})
