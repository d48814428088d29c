import { expect, test } from 'vitest'
import { isSafePath } from './token-storage.ts'

test('only paths of ours are remembered', () => {
  expect(isSafePath('/prescriptions?search=pe%C3%B1a')).toBe(true)
  expect(isSafePath('/settings/user')).toBe(true)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  '/a\nb',
  '/a b',
])('never %j', (path) => expect(isSafePath(path)).toBe(false))
