import { describe, expect, test } from 'vitest'
import { checkLegacyTarget, legacyLink } from './legacy-links.ts'

describe('a target of the older product', () => {
  test.each([
    ['/prescription/4ef8dafe', '/prescriptions/4ef8dafe'],
    ['/prescriptions/', '/prescriptions'],
    ['/prescriptions/?search=ana', '/prescriptions?search=ana'],
    ['/print/4ef8dafe', '/prescriptions/4ef8dafe'],
    ['/verify/', '/v'],
    ['/accounts/email/', '/settings/security'],
    ['/medic/keys/', '/settings/export'],
    ['/hospitals/', '/settings/hospitals'],
    ['contact/', '/'],
  ])('%s is answered by our page %s', (target, page) => expect(checkLegacyTarget(target)).toBe(page))

  test.each([
    'https://evil.example/prescriptions/',
    '//evil.example/prescriptions/',
    '/\\evil.example',
    '/prescriptions/../../evil',
    '/prescription/',
    '/unknown/',
    'javascript:alert(1)',
    '/prescriptions/?search=%0d%0aset-cookie',
  ])('%s is refused', (target) => expect(checkLegacyTarget(target)).toBeNull())
})

test('a link names the secret and the target, at any base', () => {
  expect(legacyLink('https://recetas.example', { token: 'abc' }, '/print/7')).toBe(
    'https://recetas.example/new/api_token/?token=abc&redirect_url=%2Fprint%2F7',
  )
  expect(legacyLink('https://clinica.example/v1/', { code: 'x y' })).toBe(
    'https://clinica.example/v1/new/api_token/?code=x%20y',
  )
})
