import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { BarePaging, pageOf, Paging } from './page.ts'

test.each([
  [{}, { limit: 15, offset: 0 }],
  [
    { limit: '0', offset: '0' },
    { limit: 0, offset: 0 },
  ],
  [
    { limit: '40', offset: '15' },
    { limit: 40, offset: 15 },
  ],
  [
    { limit: '-1', offset: '-1' },
    { limit: 15, offset: 0 },
  ],
  [
    { limit: 'abc', offset: 'abc' },
    { limit: 15, offset: 0 },
  ],
  [
    { limit: '', offset: '' },
    { limit: 15, offset: 0 },
  ],
])('the query %j asks for the page %j', (query, page) => {
  expect(Paging.parse(query)).toEqual(page)
})

test('a list without pages has no limit unless the query gives one', () => {
  expect(BarePaging.parse({}).limit).toBe(0)
  expect(BarePaging.parse({ limit: '2' }).limit).toBe(2)
})

test.each([null, undefined, '1', 1.5])('a page with the count %s is refused', (count) => {
  const page = { count, next: null, previous: null, results: [] }
  expect(pageOf(z.string()).safeParse(page).success).toBe(false)
  expect(pageOf(z.string()).safeParse({ ...page, count: 0 }).success).toBe(true)
})
