import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { texts as common } from '#locales/es/common.ts'

const { errors: texts } = common

beforeEach(() => {
  vi.stubGlobal('window', {
    location: { search: '', href: 'https://recetario.example/x' },
    matchMedia: () => ({}),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function shown(of: { status?: number; message?: string; requestId?: string }): Promise<string> {
  const { loadTexts } = await import('../../lib/texts.ts')
  const { ErrorPage } = await import('./ErrorPage.tsx')
  await loadTexts('common')
  return renderToStaticMarkup(<ErrorPage {...of} />)
}

test('the error page shows status 500 by default, with links to go home and to reload', async () => {
  const page = await shown({})
  expect(texts.message).toBe('Error')
  for (const part of ['500', texts.message, texts.goHome, texts.reload]) expect(page).toContain(part)
})

test('the error page shows the server’s status, sentence and request id', async () => {
  const page = await shown({ status: 503, message: 'Vuelva en 2 segundos.', requestId: 'abc-1' })
  for (const part of ['503', 'Vuelva en 2 segundos.', texts.requestId('abc-1')]) expect(page).toContain(part)
})

test('the error page of status 404 has a link home and none to reload', async () => {
  const page = await shown({ status: 404 })
  for (const part of ['404', texts.notFoundTitle, texts.goHome]) expect(page).toContain(part)
  expect(page).not.toContain(texts.reload)
})
