import { expect, test } from 'vitest'
import { ianAnswers as en } from '#locales/en/ian-answers.ts'
import { mail as enMail } from '#locales/en/mail.ts'
import { ianAnswers as es } from '#locales/es/ian-answers.ts'
import { mail as esMail } from '#locales/es/mail.ts'
import { dayInWords, periodInWords } from './words-of-days.ts'

test('the assistant writes a day as the mails do, in both languages', () => {
  const day = '2026-11-23'
  expect([dayInWords(day, es), dayInWords(day, en)]).toEqual(['23 de noviembre de 2026', 'November 23, 2026'])
  expect([dayInWords(day, es), dayInWords(day, en)]).toEqual([esMail.day(day), enMail.day(day)])
})

test.each([
  ['2026-11-01', '2026-11-30', 'noviembre de 2026', 'November 2026'],
  [
    '2026-11-02',
    '2026-11-30',
    'del 2 de noviembre de 2026 al 30 de noviembre de 2026',
    'November 2, 2026 to November 30, 2026',
  ],
  ['2026-11-02', '', 'desde el 2 de noviembre de 2026', 'since November 2, 2026'],
  ['', '2026-11-02', 'hasta el 2 de noviembre de 2026', 'until November 2, 2026'],
  ['2026-11-02', '2026-11-02', '2 de noviembre de 2026', 'November 2, 2026'],
  ['', '', '', ''],
])('the period from «%s» to «%s»', (from, to, spanish, english) => {
  expect([periodInWords(from, to, es), periodInWords(from, to, en)]).toEqual([spanish, english])
})
