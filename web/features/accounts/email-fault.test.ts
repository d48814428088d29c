import { expect, test } from 'vitest'
import { texts } from '#locales/es/access.ts'
import { emailFault } from './email-fault.ts'

test.each([
  ['', texts.rules.emailBlank],
  ['   ', texts.rules.emailBlank],
  ['elena', texts.rules.emailInvalid],
  ['elena@clinica', texts.rules.emailInvalid],
  ['elena @clinica.mx', texts.rules.emailInvalid],
  ['elena@clinica.m', texts.rules.emailInvalid],
  ['elena,luz@clinica.mx', texts.rules.emailInvalid],
  [' elena@clinica.mx ', undefined],
  ['elena+recetas@sub.clinica.mx', undefined],
])('“%s”', (typed, sentence) => expect(emailFault(typed, texts.rules)).toBe(sentence))
