import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { texts } from '#locales/es/common.ts'
import { loadTexts } from '../../lib/texts.ts'
import { pagesLoading } from '../page.ts'
import { RouteProgress } from './RouteProgress.tsx'

beforeAll(() => loadTexts('common'))
afterEach(() => pagesLoading.set(0))

const shownWith = (loading: number): string => {
  pagesLoading.set(loading)
  return renderToStaticMarkup(<RouteProgress />)
}

test('the loading indicator shows, and is read out, while a page is loading, and not otherwise', () => {
  for (const loading of [1, 2]) {
    expect(shownWith(loading)).toContain('class="route-progress ')
    expect(shownWith(loading)).toContain(`<output><span class="sr-only">${texts.loadingPage}</span>`)
  }
  expect(shownWith(0)).toBe('')
})
