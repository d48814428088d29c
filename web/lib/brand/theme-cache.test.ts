import { expect, test } from 'vitest'
import { readFileSync, readdirSync } from 'node:fs'
import { Brand } from '#brands/brand.ts'
import { keepTheme, type KeptTheme, recall, recallOffline } from './theme-cache.ts'

const HOUR = 60 * 60 * 1000
const NOW = 1_000_000_000

const [folder = ''] = readdirSync('brands').filter((name) => !name.includes('.') && name !== 'testing')
const one = Brand.parse(JSON.parse(readFileSync(`brands/${folder}/brand.json`, 'utf8')))
const named = (id: string): Brand => ({ ...one, id })
const keptIn = (...ids: string[]): readonly KeptTheme[] =>
  ids.reduce<readonly KeptTheme[]>((kept, id, at) => keepTheme(kept, named(id), NOW + at), [])

test('the brand shown last is restored, or the requested one', () => {
  const kept = keptIn('first', 'second')
  expect(recall(kept, null, NOW + 10)?.id).toBe('second')
  expect(recall(kept, 'first', NOW + 10)?.id).toBe('first')
  expect(recall(kept, 'third', NOW + 10)).toBeUndefined()
  expect(recall([], null, NOW)).toBeUndefined()
})

test('a brand is cached for an hour from its response', () => {
  const kept = keptIn('one')
  expect(recall(kept, null, NOW + HOUR - 1)?.id).toBe('one')
  expect(recall(kept, null, NOW + HOUR)).toBeUndefined()
  expect(keepTheme(kept, named('other'), NOW + HOUR).map(({ brand }) => brand.id)).toEqual(['other'])
})

test('without a server the last brand is shown, however old, or the requested one', () => {
  const kept = keptIn('first', 'second')
  expect(recallOffline(kept, null)?.id).toBe('second')
  expect(recallOffline(kept, 'first')?.id).toBe('first')
  expect(recallOffline(kept, 'third')).toBeUndefined()
  expect(recallOffline([], null)).toBeUndefined()
})

test('a clock that was set back does not keep a brand longer', () => {
  expect(recall(keptIn('one'), null, NOW - 1)).toBeUndefined()
})

test('ten brands are kept, each once, the newest first', () => {
  const ids = Array.from({ length: 12 }, (_, at) => `brand-${at}`)
  const kept = keptIn(...ids, 'brand-5')
  expect(kept).toHaveLength(10)
  expect(kept[0]?.brand.id).toBe('brand-5')
  expect(new Set(kept.map(({ brand }) => brand.id)).size).toBe(10)
})
