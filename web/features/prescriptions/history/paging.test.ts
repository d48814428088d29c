import { describe, expect, test } from 'vitest'
import { pageLinks, paramsOf, viewOf } from './paging.ts'

describe('the address of the history', () => {
  test('is read back as it was written', () => {
    const view = { search: 'ana & luis', offset: 50, open: 'ab12' }
    expect(viewOf(paramsOf(view))).toEqual(view)
  })

  test('has no parameters for default values', () => {
    expect(paramsOf({ search: '', offset: 0, open: '' }).size).toBe(0)
  })

  test('keeps parameters of others, and drops those back at their default', () => {
    const others = new URLSearchParams({ embed: 'true', search: 'ana', offset: '25' })
    expect(paramsOf({ search: '', offset: 0, open: '' }, others).toString()).toBe('embed=true')
  })

  test.each(['-25', '1.5', 'x', '', '1e99'])('treats offset %j as 0', (offset) => {
    expect(viewOf(new URLSearchParams({ offset })).offset).toBe(0)
  })
})

describe('paging', () => {
  test('the first page has a next page only', () => {
    expect(pageLinks(0, 25, 60)).toEqual({ from: 1, to: 25, newer: undefined, older: 25 })
  })

  test('a middle page has both', () => {
    expect(pageLinks(25, 25, 60)).toEqual({ from: 26, to: 50, newer: 0, older: 50 })
  })

  test('the last page has a previous page only', () => {
    expect(pageLinks(50, 10, 60)).toEqual({ from: 51, to: 60, newer: 25, older: undefined })
  })

  test('a full last page has no next page', () => {
    expect(pageLinks(25, 25, 50).older).toBeUndefined()
  })

  test('an offset between two pages leads back to 0, never below', () => {
    expect(pageLinks(10, 25, 60).newer).toBe(0)
  })

  test('beyond the end there is only the previous page', () => {
    expect(pageLinks(100, 0, 60)).toMatchObject({ from: 0, newer: 75, older: undefined })
  })
})
