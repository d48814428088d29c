import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkRedirect } from './redirect.ts'

const ORIGIN = 'https://recetario.example'

test.each([
  '/',
  '/prescriptions',
  '/prescriptions/new?embed=true',
  '/settings/hospitals/3/edit',
  '/prescriptions?search=ana%20maria&limit=10',
  '/prescriptions?search=pe%C3%B1a+ana',
  '/a.b/c~d_e-f',
])('the redirect to %s is accepted', (path) => {
  expect(checkRedirect(path)).toEqual({ ok: true, value: path })
})

test.each(['/login', '/login/', '/login?next=1', '/logout', '/./login', '/login/.'])(
  'a redirect to %s becomes the home page',
  (path) => {
    expect(checkRedirect(path)).toEqual({ ok: true, value: '/' })
  },
)

test.each([
  '',
  'prescriptions',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/../x',
  '/a/../../x',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/a//b',
  '/%EF%BC%8Fevil.example',
  '/a?to=//evil.example',
  '/a?to=%2f%2fevil.example',
  '/a?to=https://evil.example',
  '/a?to=%0d%0aset-cookie',
  '/user:secret@evil.example',
  'javascript:alert(1)',
  '/javascript:alert(1)',
  'https://evil.example',
  'https:evil.example',
  ' /prescriptions',
  '/prescriptions\n',
  '/／evil.example',
  '/@evil.example',
  '/a#b',
  '/<script>',
  '/"onload="',
  `/${'a'.repeat(512)}`,
])('the redirect %j is refused', (target) => {
  expect(checkRedirect(target)).toEqual({ ok: false, reason: 'not-a-path' })
})

test('no accepted redirect leaves the origin', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%20',
    '%2f',
    '%09',
    '%C3',
    '+',
    '\t',
    '?',
    '=',
    '&',
    '@',
    ':',
    '#',
    'a',
    'evil.example',
    '／',
  )
  const target = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((p) => `/${p.join('')}`),
    fc.string(),
  )
  fc.assert(
    fc.property(target, (text) => {
      const result = checkRedirect(text)
      if (!result.ok) return
      const url = new URL(result.value, ORIGIN)
      expect(url.origin).toBe(ORIGIN)
      expect(url.pathname.startsWith('//')).toBe(false)
    }),
    { numRuns: 5000 },
  )
})
