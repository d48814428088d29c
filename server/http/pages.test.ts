import { expect, test } from 'vitest'
import { envelope } from './pages.ts'

/** Offsets of the previous and the next page of a list; null for none. */
function neighbours(count: number, offset: number, limit = 15): (number | null)[] {
  const rows = Array.from({ length: Math.max(0, Math.min(limit, count - offset)) })
  const where = { baseUrl: 'https://recetas.example', path: '/api/v2/rx-endpoint/?search=x' }
  const { next, previous } = envelope(rows, count, { limit, offset }, where)
  return [previous, next].map((link) => {
    if (link === null) return null
    const { origin, searchParams } = new URL(link)
    expect([origin, searchParams.get('search'), searchParams.get('limit')]).toEqual([
      where.baseUrl,
      'x',
      String(limit),
    ])
    return Number(searchParams.get('offset'))
  })
}

test.each([
  // Columns: total number of rows and offset of a page, then the offsets of the previous and the next page.
  [0, 0, null, null],
  [10, 0, null, null],
  [40, 0, null, 15],
  [40, 5, 0, 20],
  [40, 15, 0, 30],
  [40, 30, 15, null],
])('of %i rows the page from %i on links to its neighbours', (count, offset, previous, next) => {
  expect(neighbours(count, offset)).toEqual([previous, next])
})

test.each([
  [40, 45, 30],
  [40, 60, 30],
  [40, 15_000_000, 30],
  [40, 40, 25],
  [30, 30, 15],
  [1, 1, 0],
  [16, Number.MAX_SAFE_INTEGER, 1],
  [3, 20, 0],
  [0, 15, null],
])(
  'of %i rows the page from %i on, beyond the end, links to the last page with rows',
  (count, offset, previous) => {
    expect(neighbours(count, offset)).toEqual([previous, null])
  },
)
