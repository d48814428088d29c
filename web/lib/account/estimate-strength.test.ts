import { expect, test } from 'vitest'
import { estimateStrength } from './estimate-strength.ts'

test('the estimate of strength tells passwords that are guessed at once from others', () => {
  expect(estimateStrength('password1234', []).score).toBeLessThan(2)
  expect(estimateStrength('mesa verde lluvia tranvia', [])).toEqual({ score: 4, fault: undefined })
})

test('the estimate of strength counts the person’s own words as guessed', () => {
  const words = ['jacarandas', 'tlalnepantla']
  const known = estimateStrength('jacarandas', [], words).score
  expect(known).toBeLessThan(estimateStrength('jacarandas', []).score)
})

test('the estimate of strength reports that the server will refuse a password, however strong it is', () => {
  const long = estimateStrength('contraseñacontraseña', [])
  expect(long.score).toBeGreaterThan(2)
  expect(long.fault).toBeDefined()
  expect(estimateStrength('elena.robles-1984', ['elena.robles@clinica.example']).fault).toBe(
    'password-own-words',
  )
})

test('the strength of a long text is estimated in bounded time', () => {
  expect(estimateStrength('ab1'.repeat(5000), []).score).toBeGreaterThanOrEqual(0)
})
