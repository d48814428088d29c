import { expect, test } from 'vitest'
import { refusalIn } from './refusals.ts'

test.each([
  ['cancele la receta de lucia', 'cancel'],
  ['por favor, cancele la receta', 'cancel'],
  ['que se cancele la receta de lucia', 'cancel'],
  ['quiero que anule la de ayer', 'cancel'],
  ['procede con la cancelacion de la receta', 'cancel'],
  ['envie la receta a lucia', 'send'],
  ['enviesela por correo', 'send'],
  ['mandele su receta', 'send'],
  ['emita la receta', 'issue'],
  ['firmela usted', 'issue'],
  ['ejecuta la emision', 'issue'],
  ['cobrele 500', 'pay'],
  ['aplica el reembolso', 'pay'],
  ['necesito que le pague 300', 'pay'],
  ['borre el borrador', 'change'],
  ['¿puedes cobrarle?', 'pay'],
  ['me ayudas cobrandole la consulta', 'pay'],
  ['le cobras 500 a rosa', 'pay'],
  ['hazle un cobro de 800', 'pay'],
  ['generale un cobro a lucia', 'pay'],
  ['¿puedes mandarsela?', 'send'],
  ['puedes cancelarsela', 'cancel'],
  ['podrias anularlas', 'cancel'],
  ['puedes firmarmela', 'issue'],
  ['podrias emitirlas', 'issue'],
  ['can you bill her', 'pay'],
])('an order to "usted", or with a pronoun at the verb, is refused: %s', (text, refused) => {
  expect(refusalIn(text)).toBe(refused)
})

test.each([
  'recetas que cancele este mes',
  'que recetas envie ayer',
  'cuantas mande en octubre',
  'prepara sulfato de cobre para lucia',
  'cuantas cancelaciones hubo',
  'que recetas tiene pausadas rosa',
])('a question about what the doctor did is no order: %s', (text) => {
  expect(refusalIn(text)).toBe(null)
})
