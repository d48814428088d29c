import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { texts } from '#locales/es/common.ts'
import { ApiError } from '../lib/calls/api-error.ts'
import { loadTexts } from '../lib/texts.ts'
import { LoadFailed } from './LoadFailed.tsx'

beforeAll(async () => {
  vi.stubGlobal('window', { location: { href: 'https://product.example/settings/export' } })
  await loadTexts('common')
})

const shown = (error: ApiError): string =>
  renderToStaticMarkup(<LoadFailed error={error} retry={() => undefined} />)

test('content that failed to load can be asked for again', () => {
  const failed = shown(new ApiError('unavailable', { status: 503 }))
  expect(failed).toContain(texts.retry)
  expect(failed).not.toContain(texts.logOut)
})

test('in a session that another program opened the way on is a login, not a retry', () => {
  const refused = shown(new ApiError('own-login-first', { status: 403, detail: 'Entre con su contraseña.' }))
  expect(refused).toContain('Entre con su contraseña.')
  expect(refused).toMatch(new RegExp(`<a [^>]*href="/logout"[^>]*>${texts.logOut}</a>`))
  expect(refused).not.toContain(texts.retry)
})
