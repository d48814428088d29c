import { expect, test } from 'vitest'
import type { NewsItem } from '#contract/outside/news.ts'
import { texts as en } from '#locales/en/news.ts'
import { texts as es } from '#locales/es/news.ts'
import { shownNews } from './shown-news.ts'

const item = (n: number): NewsItem => ({
  id: String(n),
  image: null,
  url: `https://noticias.example/${n}`,
  title: `Noticia ${n}`,
  source: 'Prueba',
  date_published: null,
  summary: '',
})
const shown = (results: readonly NewsItem[] | undefined, error: unknown = null) =>
  shownNews({ results, error }, es.builtIn)?.map(({ id }) => id)
const BUILT_IN = es.builtIn.map(({ id }) => id)

test('five news of the answer are shown', () => {
  expect(shown([1, 2, 3, 4, 5, 6, 7].map(item))).toEqual(['1', '2', '3', '4', '5'])
})

test('the five built-in items are shown for an empty answer and after an error, and nothing while loading', () => {
  expect(BUILT_IN).toHaveLength(5)
  expect(shown([])).toEqual(BUILT_IN)
  expect(shown(undefined, new Error('network'))).toEqual(BUILT_IN)
  expect(shown(undefined)).toBeUndefined()
})

test('news that were shown stay when a later call fails', () => {
  expect(shown([item(1)], new Error('network'))).toEqual(['1'])
})

test('both languages have the same built-in items', () => {
  const addresses = (items: typeof es.builtIn) => items.map(({ id, url }) => [id, url])
  expect(addresses(en.builtIn)).toEqual(addresses(es.builtIn))
})
