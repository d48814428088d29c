import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { texts } from '#locales/es/common.ts'
import { ApiError } from '../lib/calls/api-error.ts'
import { isAway } from '../lib/calls/connection.ts'
import { loadTexts } from '../lib/texts.ts'
import { LoadFailed } from './LoadFailed.tsx'

beforeAll(async () => {
  vi.stubGlobal('window', { location: { href: 'https://product.example/settings/export' } })
  await loadTexts('common')
})

const shown = (error: ApiError): string =>
  renderToStaticMarkup(<LoadFailed title="Falló" error={error} retry={() => undefined} />)

test('content that failed to load can be asked for again', () => {
  const failed = shown(new ApiError('unavailable', { status: 503 }))
  expect(failed).toContain(texts.retry)
  expect(failed).not.toContain(texts.logOut)
})

test('without a network the content is only waited for; with a network and no answer it can be asked for again', () => {
  const network = new ApiError('network')
  isAway.set(true)
  vi.stubGlobal('navigator', { onLine: false })
  const waiting = shown(network)
  expect(waiting).toContain(texts.errors.networkLoad)
  expect(waiting).not.toContain(texts.retry)
  expect(waiting).not.toContain('Falló')
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { querySelector: () => null })
  expect(shown(network)).toContain(texts.retry)
  // The service worker has served this page.
  vi.stubGlobal('document', { querySelector: () => ({}) })
  expect(shown(network)).not.toContain(texts.retry)
  isAway.set(false)
  expect(shown(network)).toContain(texts.retry)
})

test('in a session that another program opened the way on is a login, not a retry', () => {
  const refused = shown(new ApiError('own-login-first', { status: 403, detail: 'Entre con su contraseña.' }))
  expect(refused).toContain('Entre con su contraseña.')
  expect(refused).toMatch(new RegExp(`<a [^>]*href="/logout"[^>]*>${texts.logOut}</a>`))
  expect(refused).not.toContain(texts.retry)
})
