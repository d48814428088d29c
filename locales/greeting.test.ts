import { expect, test } from 'vitest'
import { texts as en } from './en/shell.ts'
import { texts as es } from './es/shell.ts'

test('a doctor’s greeting depends on the female flag; English has one title', () => {
  expect([true, false].map((female) => es.title(female, 'Ficticia'))).toEqual([
    'Dra. Ficticia',
    'Dr. Ficticia',
  ])
  expect([true, false].map((female) => en.title(female, 'Ficticia'))).toEqual([
    'Dr. Ficticia',
    'Dr. Ficticia',
  ])
})
