import { expect, test } from 'vitest'
import { matches } from './command-source.ts'

test('a command matches when each typed word begins one of its words, in any order and with or without accents', () => {
  expect(matches('Cerrar sesión, salir', 'sesion')).toBe(true)
  expect(matches('Nueva receta', 'rec nue')).toBe(true)
  expect(matches('Nueva receta', 'eceta')).toBe(false)
  expect(matches('Historial', 'historial de')).toBe(false)
})
