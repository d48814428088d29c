import { describe, expect, test } from 'vitest'
import { WIDGET_IDS } from '#contract/profile/widget-ids.ts'
import { sortWidgets } from './sort-widgets.ts'

const all = WIDGET_IDS.map((id) => ({ id }))
const sorted = (order: (typeof WIDGET_IDS)[number][]) => sortWidgets(all, { order }).map(({ id }) => id)

describe('the order of widgets', () => {
  test('is the usual one in an account that moved none', () => {
    expect(sorted([])).toEqual([...WIDGET_IDS])
  })

  test('is the doctor’s own', () => {
    const own = WIDGET_IDS.toReversed()
    expect(sorted(own)).toEqual(own)
  })

  test('keeps a widget that the stored order does not name behind the one before it', () => {
    const withoutFrequency = WIDGET_IDS.filter((id) => id !== 'frequency').toReversed()
    const order = sorted(withoutFrequency)
    expect(order).toHaveLength(WIDGET_IDS.length)
    expect(order.indexOf('frequency')).toBe(order.indexOf('figures') + 1)
  })

  test('names a widget once, even if the stored order repeats it', () => {
    expect(sorted(['news', 'news'])).toHaveLength(WIDGET_IDS.length)
  })
})
