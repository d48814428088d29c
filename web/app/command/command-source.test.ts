import { expect, test } from 'vitest'
import { matches } from './command-source.ts'

test('every word begins a word, whatever its accents and order', () => {
  expect(matches('Cerrar sesión, salir', 'sesion')).toBe(true)
  expect(matches('Nueva receta', 'rec nue')).toBe(true)
  expect(matches('Nueva receta', 'eceta')).toBe(false)
  expect(matches('Historial', 'historial de')).toBe(false)
})
