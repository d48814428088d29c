import { expect, test } from 'vitest'
import { withStartFirst } from './start-first.mjs'

const script = (/** @type {string} */ name) =>
  `<script type="module" crossorigin src="/assets/1/${name}.js"></script>`

test('the largest script is named before all other files, and the scripts run in their order', () => {
  const page = `<head>${script('boot')}${script('start')}<link rel="stylesheet" href="/assets/a.css"></head>`
  const named = withStartFirst(page).matchAll(/(?:src|href)="\/assets\/([^"]+)"/g)
  expect([...named].map(([, file]) => file)).toEqual(['1/start.js', '1/boot.js', '1/start.js', 'a.css'])
})

test('no script competes with the style, without which nothing is painted', () => {
  const page = withStartFirst(`<head>${script('boot')}${script('start')}</head>`)
  const asking = page.match(/<(?:script|link)[^>]*>/g) ?? []
  expect(asking).toHaveLength(3)
  for (const element of asking) expect(element).toContain(' fetchpriority="low" ')
})

test('a build whose page does not name the largest script fails', () => {
  expect(() => withStartFirst(`<head>${script('boot')}</head>`)).toThrow('start.js')
})
