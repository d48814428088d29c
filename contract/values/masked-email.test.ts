import { expect, test } from 'vitest'
import { maskedEmail } from './masked-email.ts'

test.each([
  ['familiar@correo.example', 'f…@correo.example'],
  ['a@correo.example', 'a…@correo.example'],
  ['@correo.example', '…'],
  ['', '…'],
])('%j is shown as %j', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown)
})
