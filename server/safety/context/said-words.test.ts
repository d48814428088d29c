import { expect, test } from 'vitest'
import { saysAny } from './said-words.ts'

test.each<[string, boolean]>([
  ['Pasar directo', true],
  ['1 ampolleta IV EN BOLO, lento', true],
  ['Directo.', true],
  ['No pasar directo', false],
  ['Diluir en 500 mL, nunca en bolo', false],
  ['Evitar bolo; pasar en 4 horas', false],
  ['No suspender. Pasar directo', true],
  ['Directorio de urgencias', false],
  ['', false],
])('%j: %s', (instructions, expected) => {
  expect(saysAny(instructions, ['directo', 'en bolo', 'bolo'])).toBe(expected)
})
