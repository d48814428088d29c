import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

const local = (length: number) => 'a'.repeat(length)

test.each([
  'a@b.mx',
  'elena.robles+recetas@clinica-norte.example',
  "o'brien@b.example",
  'ñandú@correo.example',
  `${local(64)}@b.example`,
  `${local(64)}@${local(181)}.example`,
])('%s is an address', (text) => expect(isEmail(text)).toBe(true))

test.each([
  ['nothing', ''],
  ['no sign', 'elena.example'],
  ['nothing before the sign', '@b.example'],
  ['nothing after the sign', 'a@'],
  ['two signs', 'a@b@c.example'],
  ['a domain without a dot', 'a@b'],
  ['a domain that ends in a dot', 'a@b.'],
  ['a last part of one letter', 'a@b.c'],
  ['an empty part of the domain at its end', 'a@b.example.'],
  ['a blank', 'a b@c.example'],
  ['a blank around', ' a@b.example'],
  ['a blank at the end', 'a@b.example '],
  ['two lines', 'a@b.example\nbcc: c@d.example'],
  ['an invisible character', 'a\u200b@b.example'],
  ['a name beside it', 'Elena <a@b.example>'],
  ['two addresses', 'a@b.example,c@d.example'],
  ['quotes', '"a"@b.example'],
  ['65 characters before the sign', `${local(65)}@b.example`],
  ['255 characters', `${local(64)}@${local(182)}.example`],
])('%s: no address', (_what, text) => expect(isEmail(text)).toBe(false))
