import { describe, expect, test } from 'vitest'
import { isUnlikely } from './body-measures.ts'

describe('the bounds of a measure change on the day of an age', () => {
  test.each([
    // Each line has a measure, an age in complete months, and the least and greatest value that needs no confirmation.
    ['weight', 0, 0.4, 8],
    ['weight', 1, 1, 20],
    ['weight', 11, 1, 20],
    ['weight', 12, 4, 30],
    ['weight', 23, 4, 30],
    ['weight', 24, 6, 60],
    ['weight', 59, 6, 60],
    ['weight', 60, 9, 130],
    ['weight', 119, 9, 130],
    ['weight', 120, 14, 220],
    ['weight', 179, 14, 220],
    ['weight', 180, 25, 300],
    ['weight', 1200, 25, 300],
    ['weight', null, 25, 300],
    ['height', 0, 25, 65],
    ['height', 1, 30, 95],
    ['height', 11, 30, 95],
    ['height', 12, 50, 110],
    ['height', 24, 60, 140],
    ['height', 60, 75, 180],
    ['height', 120, 90, 210],
    ['height', 180, 100, 230],
    ['height', null, 100, 230],
    ['creatinine', 0, 0.2, 20],
    ['creatinine', null, 0.2, 20],
  ] as const)('%s at %s months is likely from %s to %s', (measure, months, from, to) => {
    const unlikely = [from - 0.1, from, to, to + 0.1].map((value) => isUnlikely(measure, value, months))
    expect(unlikely).toEqual([true, false, false, true])
  })
})
