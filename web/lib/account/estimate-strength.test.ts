import { expect, test } from 'vitest'
import { estimateStrength } from './estimate-strength.ts'

test('tells what is guessed at once from what is not', () => {
  expect(estimateStrength('password1234', []).score).toBeLessThan(2)
  expect(estimateStrength('mesa verde lluvia tranvia', [])).toEqual({ score: 4, fault: undefined })
})

test('knows the words of the person', () => {
  const words = ['jacarandas', 'tlalnepantla']
  const known = estimateStrength('jacarandas', [], words).score
  expect(known).toBeLessThan(estimateStrength('jacarandas', []).score)
})

test('says what the server is going to refuse, however long it takes to guess', () => {
  const long = estimateStrength('contraseñacontraseña', [])
  expect(long.score).toBeGreaterThan(2)
  expect(long.fault).toBeDefined()
  expect(estimateStrength('elena.robles-1984', ['elena.robles@clinica.example']).fault).toBe(
    'password-own-words',
  )
})

test('reads a long text in no time that grows', () => {
  expect(estimateStrength('ab1'.repeat(5000), []).score).toBeGreaterThanOrEqual(0)
})
