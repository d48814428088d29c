import { expect, test } from 'vitest'
import { carryEmbed } from './embed.ts'

test.each([
  ['/prescriptions', '?embed=true', '/prescriptions?embed=true'],
  ['/prescriptions?search=ana#row', '?embed=true&search=x', '/prescriptions?search=ana&embed=true#row'],
  ['?offset=20', '?embed=true', '/?offset=20&embed=true'],
  ['/prescriptions?embed=false', '?embed=true', '/prescriptions?embed=false'],
  ['/prescriptions', '?embed=false', '/prescriptions'],
  ['/prescriptions', '?embed=1', '/prescriptions'],
  ['/prescriptions?search=a%20b', '', '/prescriptions?search=a%20b'],
])('to %s from a page with %s: %s', (href, search, expected) => {
  expect(carryEmbed(href, search)).toBe(expected)
})
