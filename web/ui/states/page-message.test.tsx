import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.stubGlobal('window', { location: { search: '' }, matchMedia: () => ({}) })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a message in the place of a page has a title, a sentence and a way on, and a status only if there is one', async () => {
  const { PageMessage } = await import('./PageMessage.tsx')
  const way = <a href="/">Ir al inicio</a>
  const withStatus = renderToStaticMarkup(
    <PageMessage status={404} title="No está" action={way}>
      Puede buscarla.
    </PageMessage>,
  )
  for (const part of ['>404</p>', '>No está</h1>', 'Puede buscarla.', '<a href="/">']) {
    expect(withStatus).toContain(part)
  }
  const without = renderToStaticMarkup(
    <PageMessage title="No está" action={way}>
      Puede buscarla.
    </PageMessage>,
  )
  expect(without).not.toContain('<p')
})
