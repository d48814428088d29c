import { expect, test } from 'vitest'
import brand from '#brands/recetario/brand.json' with { type: 'json' }
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
  const names = propertiesOf(brand.theme.light).map(([name]) => name)
  expect(names).toContain('--ink-soft')
  expect(names).toContain('--accent')
})
