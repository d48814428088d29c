import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberedPath, tokenStorage } from './token-storage.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a token is stored in the tab under the names of the specification, and deleted with its kind', () => {
  tokenStorage.write('secreto')
  expect(
    ['auth.strategy', 'auth.token.local', 'auth.refresh_token.local'].map((key) =>
      sessionStorage.getItem(key),
    ),
  ).toEqual(['local', 'Token secreto', 'false'])
  expect(tokenStorage.read()).toBe('secreto')
  sessionStorage.setItem('auth.token.local', 'Bearer secreto')
  expect(tokenStorage.read()).toBeUndefined()
  tokenStorage.write(undefined)
  expect(sessionStorage.getItem('auth.token.local')).toBeNull()
})

test('the requested page is remembered until it is shown', () => {
  rememberedPath.set('/prescriptions?search=ana')
  for (const other of ['/login', '/', '/prescriptions', '/prescriptions?search=eva']) {
    rememberedPath.reached(other)
    expect(rememberedPath.get()).toBe('/prescriptions?search=ana')
  }
  rememberedPath.reached('/prescriptions?search=ana')
  expect(rememberedPath.get()).toBeUndefined()
})

test('a page that may not be remembered replaces none', () => {
  rememberedPath.set('//evil.example')
  expect(rememberedPath.get()).toBeUndefined()
  rememberedPath.set('/medications')
  rememberedPath.clear()
  expect(rememberedPath.get()).toBeUndefined()
})

test.each([
  ['/prescriptions?search=pe%C3%B1a', '/prescriptions?search=pe%C3%B1a'],
  ['/settings/user', '/settings/user'],
  // The page is remembered without its query when the query is not allowed.
  ['/prescriptions?search=(ana)', '/prescriptions'],
  ['/medications?to=//evil.example', '/medications'],
  ['/login', '/'],
])('of %s the stored page is %s', (address, kept) => {
  rememberedPath.set(address)
  expect(rememberedPath.get()).toBe(kept)
  rememberedPath.reached(address)
  expect(rememberedPath.get()).toBeUndefined()
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/%2f%2fevil.example',
  '/user@evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  '/a\nb',
  '/a b',
])('%j is never restored, whoever stored it', (path) => {
  rememberedPath.set(path)
  expect(rememberedPath.get()).toBeUndefined()
  sessionStorage.setItem('auth.redirect', path)
  expect(rememberedPath.get()).toBeUndefined()
})
