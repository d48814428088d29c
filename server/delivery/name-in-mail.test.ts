import { expect, test } from 'vitest'
import { nameInMail } from './name-in-mail.ts'

test.each([
  ['Clínica Ejemplo', 'Clínica Ejemplo'],
  ['Hospital Ficticio S.A. de C.V.', 'Hospital Ficticio S.A. de C.V.'],
  ['Dra. María-José O’Farrill Ñáñez', 'Dra. María-José O’Farrill Ñáñez'],
  [
    'AVISO: su cuenta se suspende hoy, entre a evil.mx/pago o llame al 55 1234 5678!',
    'AVISO su cuenta se suspende hoy entre a o llame al',
  ],
  ['Entre a www.evil.mx', 'Entre a'],
  ['Escriba a pago@evil.mx <b>ya</b>', 'Escriba a'],
  ['https://evil.example:8080/x Clínica', 'Clínica'],
  ['55 1234 5678', ''],
  ['a\r\nBcc: x@y.z', 'a Bcc'],
  ['x'.repeat(200), 'x'.repeat(80)],
])('%s is shown as %s', (name, shown) => {
  expect(nameInMail(name)).toBe(shown)
})
