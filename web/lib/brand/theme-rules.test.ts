import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { propertiesOf, resolveDark } from './theme-rules.ts'

test('the dark mode follows the system unless the doctor fixed it', () => {
  expect(resolveDark('auto', true, true)).toBe(true)
  expect(resolveDark('auto', false, true)).toBe(false)
  expect(resolveDark(true, false, true)).toBe(true)
  expect(resolveDark(false, true, true)).toBe(false)
})

test('a brand without dark colours stays light', () => {
  expect(resolveDark(true, true, false)).toBe(false)
})

test('the colours of a palette are the custom properties of tokens.css', () => {
  const surfaces = { ground: '', card: '', sunk: '', line: '', edge: '' }
  const accents = { accent: '', accentStrong: '', accentInk: '', accentSoft: '' }
  const tokens = readFileSync(new URL('../../ui/styles/tokens.css', import.meta.url), 'utf8')
  const properties = propertiesOf({ ink: '', inkSoft: '', inkFaint: '', ...surfaces, ...accents })
  expect(properties).toHaveLength(12)
  for (const [property] of properties) expect(tokens).toContain(`${property}:`)
})
