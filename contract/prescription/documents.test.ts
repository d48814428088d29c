import { describe, expect, test } from 'vitest'
import { law } from '#knowledge/law/law.ts'
import { addDays } from '../values/calendar-day.ts'
import { planDocuments, seriesFault, windowsOf } from './documents.ts'
import type { SeriesPlan } from './draft.ts'
import type { Item } from './row.ts'
import { makeItem } from './testing/item.ts'

const TODAY = '2026-11-21'

describe('the windows of a series', () => {
  const windows = (every: SeriesPlan['every'], starts_on: string, count = 4) =>
    windowsOf({ count, every, starts_on }, TODAY)

  test('in months return to the 31st after a shorter month', () => {
    expect(windows({ months: 1 }, '2027-01-31')).toEqual([
      { valid_from: '2027-01-31', valid_until: '2027-02-27' },
      { valid_from: '2027-02-28', valid_until: '2027-03-30' },
      { valid_from: '2027-03-31', valid_until: '2027-04-29' },
      { valid_from: '2027-04-30', valid_until: '2027-05-30' },
    ])
  })

  test('in days are counted in days, across the end of the year', () => {
    expect(windows({ days: 30 }, '2026-12-15', 2)).toEqual([
      { valid_from: '2026-12-15', valid_until: '2027-01-13' },
      { valid_from: '2027-01-14', valid_until: '2027-02-12' },
    ])
  })

  test('include a leap day', () => {
    expect(windows({ months: 3 }, '2027-11-30', 3).map(({ valid_from: from }) => from)).toEqual([
      '2027-11-30',
      '2028-02-29',
      '2028-05-30',
    ])
  })

  test('begin today when the series has no first day', () => {
    expect(windowsOf({ count: 1, every: { days: 7 } }, TODAY)).toEqual([
      { valid_from: '2026-11-21', valid_until: '2026-11-27' },
    ])
  })

  test.each([{ days: 30 }, { months: 1 }, { months: 2 }])('every %j cover each day exactly once', (every) => {
    for (const start of ['2026-08-31', '2027-02-28', '2028-02-29', '2026-12-31']) {
      const found = windows(every, start, 6)
      for (const [n, { valid_from: from }] of found.entries())
        if (n > 0) expect(from).toBe(addDays(found[n - 1]?.valid_until ?? '', 1))
    }
  })
})

describe('a series of documents', () => {
  const faultOf = (series: SeriesPlan | null | undefined, items: readonly Item[] = [makeItem('IV')]) => {
    const rows = items.map((item) => ({
      item,
      rule: law.rowRule(item),
      routes: [],
      is_quantity_written: true,
    }))
    return seriesFault(rows, series, law, TODAY)
  }
  const TOO_LONG = { 'series.count': ['series-too-long:12'] }

  test('may be absent', () => {
    expect([faultOf(null), faultOf(undefined, [makeItem('II')])]).toEqual([{}, {}])
  })

  test.each([
    ['the eve of its last possible day', { days: 364 }, {}],
    // The series ends on 20 November 2027, the eve of the day twelve months later.
    ['its last possible day', { days: 365 }, {}],
    ['the day after it', { days: 366 }, TOO_LONG],
  ])('that ends on %s', (_day, every, fault) =>
    expect(faultOf({ count: 1, every, starts_on: TODAY })).toEqual(fault),
  )

  test('ends within a year from today, even if it begins later', () => {
    const every = { days: 364 }
    expect(faultOf({ count: 1, every, starts_on: '2026-11-22' })).toEqual({})
    expect(faultOf({ count: 1, every, starts_on: '2026-11-23' })).toEqual(TOO_LONG)
  })

  test.each(['9999-11-30', '9999-12-31'])(
    'ends within a year from today, even if it begins on %s',
    (starts_on) => expect(faultOf({ count: 3, every: { months: 1 }, starts_on })).toEqual(TOO_LONG),
  )

  test.each([
    ['the day before the issue', '2026-11-20', { 'series.starts_on': ['date-past'] }],
    ['the day of the issue', TODAY, {}],
    ['the day after the issue', '2026-11-22', {}],
    ['no day', undefined, {}],
  ])('that begins on %s', (_day, starts_on, fault) =>
    expect(faultOf({ count: 2, every: { months: 1 }, starts_on })).toEqual(fault),
  )

  test.each([
    [11, {}],
    [12, {}],
    [13, { 'series.count': ['too-large:12'] }],
  ])('of %d documents', (count, fault) => expect(faultOf({ count, every: { days: 7 } })).toEqual(fault))

  test.each<[string, Item[], object]>([
    [
      'class III',
      [makeItem('VI'), makeItem('III')],
      { 'medications.1.presentation': ['series-not-allowed:LGS art. 226 III'] },
    ],
    [
      'an antibiotic',
      [makeItem('IV', { antibiotic: true })],
      { 'medications.0.presentation': ['series-not-allowed:Acuerdo DOF 27-05-2010'] },
    ],
    [
      'a further supply',
      [makeItem('IV'), makeItem('IV', { refills: 1 })],
      { 'medications.1.refills': ['series-with-refills'] },
    ],
  ])('with a row of %s', (_what, items, fault) =>
    expect(faultOf({ count: 2, every: { months: 1 } }, items)).toEqual(fault),
  )
})

describe('the documents of a draft', () => {
  const [tablet, controlled, other] = [makeItem('IV'), makeItem('II', { drug_upc: 'c' }), makeItem('VI')]

  test('are a single one by default, valid from its issue', () => {
    expect(planDocuments([tablet, other], null, law, TODAY)).toEqual([
      {
        items: [tablet, other],
        rows: [0, 1],
        document_kind: 'electronic',
        valid_from: null,
        valid_until: '2026-12-21',
        part: null,
      },
    ])
  })

  test('are several when the law requires separate sheets', () => {
    expect(planDocuments([tablet, controlled, other], null, law, TODAY)).toEqual([
      expect.objectContaining({
        rows: [0, 2],
        document_kind: 'electronic',
        part: { kind: 'act', position: 1, total: 2 },
      }),
      expect.objectContaining({
        items: [controlled],
        rows: [1],
        document_kind: 'handwritten',
        valid_until: '2026-12-21',
        part: { kind: 'act', position: 2, total: 2 },
      }),
    ])
  })

  test('of a series have the same rows, each within its own days', () => {
    const series = { count: 2, every: { days: 10 } }
    expect(planDocuments([tablet, other], series, law, TODAY)).toEqual([
      {
        items: [tablet, other],
        rows: [0, 1],
        document_kind: 'electronic',
        valid_from: '2026-11-21',
        valid_until: '2026-11-30',
        part: { kind: 'series', position: 1, total: 2 },
      },
      expect.objectContaining({
        rows: [0, 1],
        valid_from: '2026-12-01',
        valid_until: '2026-12-10',
        part: { kind: 'series', position: 2, total: 2 },
      }),
    ])
  })
})
