import { expect, test } from 'vitest'
import { standIn, wayOf } from './kept.ts'

const HERE = 'https://recetas.example'
const KEPT = ['/offline.html', '/assets/start-1a2b.js']

const way = (url: string, more: { method?: string; mode?: string } = {}) =>
  wayOf({ method: 'GET', mode: 'cors', url: new URL(url, HERE).href, ...more }, HERE, KEPT)

test('pages may become the offline page', () => {
  expect(way('/prescriptions?search=x', { mode: 'navigate' })).toBe('page')
  expect(way('/', { mode: 'navigate', method: 'POST' })).toBe('leave')
})

test('without a network the composer opens, and every other page says so', () => {
  expect(standIn(`${HERE}/prescriptions/new?draft=1`)).toBe('/index.html')
  expect(standIn(`${HERE}/prescriptions/new/x`)).toBe('/offline.html')
  expect(standIn(`${HERE}/`)).toBe('/offline.html')
})

test('the files of the shell come from what was kept', () => {
  expect(way('/assets/start-1a2b.js')).toBe('kept')
  expect(way('/assets/other-9f.js')).toBe('leave')
})

test.each([
  '/api/v2/profile/',
  '/api/v2/brand/',
  '/api/v2/rx-endpoint/?limit=20',
  '/rest-auth/user/',
  '/brand/one/mark.svg',
  '/demo/mailbox',
  'https://elsewhere.example/assets/start-1a2b.js',
])('%s is left alone', (url) => {
  expect(way(url)).toBe('leave')
  expect(way(url, { method: 'POST' })).toBe('leave')
})
