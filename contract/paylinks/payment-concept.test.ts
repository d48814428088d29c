import { expect, test } from 'vitest'
import { isPaymentConcept } from './payment-concept.ts'

test.each([
  ['Consulta', true],
  ['Receta #12, 1/2 (cirugía) - sala 3.', true],
  ['2 consultas', true],
  ['C', true],
  ['', false],
  [' Consulta', false],
  ['#12', false],
  ['Consulta & receta', false],
  ['Consulta\n', false],
  ['Consulta 🙂', false],
])('whether a bank takes the concept %o: %s', (text, isTaken) => expect(isPaymentConcept(text)).toBe(isTaken))
