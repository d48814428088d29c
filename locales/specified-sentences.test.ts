import { expect, test } from 'vitest'
import { texts as contact } from './es/contact.ts'
import { texts as phone } from './es/phone.ts'
import { fieldMessages } from './es/problems.ts'

test.each([
  [fieldMessages['valid-password']?.(''), 'La contraseña actual no es valida.'],
  [fieldMessages['email-registered']?.(''), 'El correo electrónico ya esta registrado.'],
  [fieldMessages['money-below-minimum']?.(''), 'La cantidad debe ser mayor o igual a $200.'],
  [fieldMessages['money-above-maximum']?.(''), 'La cantidad excede el máximo permitida de $9999.99.'],
  [phone.reasons['too-short'], 'El número de teléfono es demasiado corto'],
  [phone.reasons['too-long'], 'El número de teléfono es demasiado largo'],
  [phone.reasons['invalid-country'], 'El número de teléfono tiene un código de país inválido'],
  [phone.reasons.invalid, 'El número de teléfono no es válido'],
  [contact.thanks, 'Gracias por sus comentarios. Nos pondremos en contacto con usted lo antes posible.'],
])('%s', (sentence, specified) => {
  expect(sentence).toBe(specified)
})

test('the server refuses a telephone with the same sentence as the page', () => {
  for (const [reason, sentence] of Object.entries(phone.reasons))
    expect(fieldMessages[`phone-${reason}`]?.('')).toBe(sentence)
})
