import { expect, test } from 'vitest'
import { dayFaults } from './rules.ts'

const TODAY = '2026-11-21'
const EVE = '2026-11-20'
const MORROW = '2026-11-22'
const breach = { found_on: TODAY, from: '2026-11-01', until: '2026-11-10' }

test.each([
  ['found yesterday', { found_on: EVE }, {}],
  ['found today', { found_on: TODAY }, {}],
  ['found tomorrow', { found_on: MORROW }, { found_on: ['date-future'] }],
  ['that ended yesterday', { until: EVE }, {}],
  ['that ended today', { until: TODAY }, {}],
  ['that ends tomorrow', { until: MORROW }, { until: ['date-future'] }],
  ['that began the day before its end', { from: '2026-11-09' }, {}],
  ['of one day', { from: '2026-11-10' }, {}],
  ['that began the day after its end', { from: '2026-11-11' }, { from: ['date-order'] }],
  ['that began the day before it was found', { found_on: '2026-11-02' }, {}],
  ['that began on the day on which it was found', { found_on: '2026-11-01' }, {}],
  ['that began the day after it was found', { found_on: '2026-10-31' }, { from: ['date-order'] }],
])('a breach %s', (_what, more, faults) => expect(dayFaults({ ...breach, ...more }, TODAY)).toEqual(faults))
