import { describe, expect, test } from 'vitest'
import {
  builderText,
  dosesAt,
  patternOf,
  sitesFor,
  stepsIn,
  withDays,
  withDose,
  withDoseAt,
  withGroup,
  withMoments,
  withTiming,
  withUnit,
} from './builder.ts'
import { EMPTY_STEP, type Frequency, type Step, type TimeUnit } from './step.ts'

const every = (low: number, unit: TimeUnit, times = 1): Frequency => ({
  times: { low: times },
  every: { low, unit },
})
const step = (more: Partial<Step> = {}): Step => ({
  ...EMPTY_STEP,
  dose: { low: 1, unit: 'tableta' },
  ...more,
})
const once = { duration: { kind: 'doses', count: 1 } } as const

describe('the body sites of a route', () => {
  const keysOf = (route: string) => sitesFor(route).map(({ key }) => key)

  test.each([
    ['subcutánea', 'en el abdomen', 'en la cara'],
    ['intramuscular', 'en el glúteo', 'en el cuero cabelludo'],
    ['intradérmica', 'en el brazo', 'en el ojo derecho'],
    ['cutánea', 'en la cara', 'en el abdomen'],
    ['transdérmica', 'en el cuero cabelludo', 'en el glúteo'],
    ['oftálmica', 'en el ojo derecho', 'en el oído derecho'],
    ['ótica', 'en el oído derecho', 'en el ojo derecho'],
  ])('for %s include "%s", and not "%s"', (route, offered, other) => {
    expect(keysOf(route)).toContain(offered)
    expect(keysOf(route)).not.toContain(other)
  })

  test.each(['oral', '', 'xcutánea', 'cutáneax', 'xsubcutánea', 'intramuscularx'])(
    'for "%s" are none',
    (route) => {
      expect(keysOf(route)).toEqual([])
    },
  )
})

describe('the pattern of a frequency in the builder', () => {
  test.each<[string, Partial<Step>, string | null]>([
    ['nothing', {}, null],
    ['once', once, 'once'],
    ['two doses', { duration: { kind: 'doses', count: 2 } }, null],
    ['a day of a week', { days: ['mon'], at: ['08:00'] }, 'weekdays'],
    ['a clock time', { at: ['08:00'], when: ['NIGHT'] }, 'clock'],
    ['a moment', { when: ['NIGHT'] }, 'moments'],
    ['a meal', { when: ['C'] }, null],
    ['every 8 hours', { frequency: every(8, 'h') }, 'hours'],
    ['every 8 hours with meals', { frequency: every(8, 'h'), when: ['C'] }, 'hours'],
    ['every 24 hours at night', { frequency: every(24, 'h'), when: ['NIGHT'] }, 'moments'],
    ['three times a day', { frequency: every(1, 'd', 3) }, 'times'],
    ['once a day at night', { frequency: every(1, 'd'), when: ['NIGHT'] }, 'moments'],
    ['every two days', { frequency: every(2, 'd') }, 'spaced'],
    [
      'every one to two days',
      { frequency: { times: { low: 1 }, every: { low: 1, high: 2, unit: 'd' } } },
      'spaced',
    ],
    ['twice in two days', { frequency: every(2, 'd', 2) }, 'other'],
    ['twice a week', { frequency: every(1, 'wk', 2) }, 'spaced'],
    [
      'once or twice a week',
      { frequency: { times: { low: 1, high: 2 }, every: { low: 1, unit: 'wk' } } },
      'spaced',
    ],
    ['twice in 8 hours', { frequency: every(8, 'h', 2) }, 'spaced'],
    ['once a month', { frequency: every(1, 'mo') }, 'spaced'],
    ['once a year', { frequency: every(1, 'a') }, 'other'],
    ['every 20 minutes', { frequency: every(20, 'min') }, 'other'],
  ])('%s', (_what, more, pattern) => expect(patternOf([step(more)])).toBe(pattern))

  test('is null when there is no step', () => expect(patternOf([])).toBeNull())
})

describe('a text in the builder’s fields', () => {
  test('does not repeat the route that the row has in a field of its own', () => {
    const eight = { frequency: every(8, 'h'), duration: { kind: 'span', low: 3, unit: 'd' } } as const
    const text = (route: Step['route'], via: string) => builderText([step({ ...eight, route })], via)
    expect(text('oral', 'oral')).toBe('1 tableta cada 8 horas durante 3 días.')
    expect(text('oral', 'rectal')).toContain('por vía oral')
    expect(text('oral', '')).toContain('por vía oral')
    const two = [step({ ...eight, route: 'oral' }), step({ ...eight, sequence: 2 })]
    expect(builderText(two, 'oral')).toContain('por vía oral')
  })

  test.each([
    ['blanks', ' \n', 1],
    ['a dose alone', '1 tableta', 1],
    ['a word that nobody knows', '1 tableta zaz', null],
    ['an absurd dose', '900 tabletas cada 8 horas por 3 días', null],
    ['a contradiction', '1 tableta cada 24 horas mañana y noche por 3 días', null],
  ])('%s', (_what, text, count) => expect(stepsIn(text, {})?.length ?? null).toBe(count))
})

describe('the dose field', () => {
  test('keeps its unit, or takes a new one', () => {
    expect(withDose([step()], { low: 2 })[0]?.dose).toEqual({ low: 2, unit: 'tableta' })
    expect(withDose([step()], { low: 2 }, 'ml')[0]?.dose).toEqual({ low: 2, unit: 'ml' })
    expect(withDose([step({ dose: null })], { low: 2 })[0]?.dose).toEqual({ low: 2, unit: null })
  })

  test('replaces a thin layer, and no other note', () => {
    const layer = step({ notes: ['capa delgada', 'sin cubrir'] })
    expect(withDose([layer], { low: 2 })[0]?.notes).toEqual(['sin cubrir'])
    expect(withUnit([layer], 'ml')[0]?.notes).toEqual(['sin cubrir'])
  })

  test.each<[string, Step['most'], Step['most']]>([
    ['none', null, null],
    ['of the unit', { value: 4, unit: 'tableta' }, { value: 4, unit: null }],
    ['of times', { value: 4, unit: 'vez' }, { value: 4, unit: 'vez' }],
  ])('of another unit changes a maximum %s', (_what, most, changed) => {
    const [first] = withUnit([step({ most })], 'ml')
    expect([first?.dose, first?.most]).toEqual([{ low: 1, unit: 'ml' }, changed])
    expect(withUnit([step({ dose: null })], 'ml')[0]?.dose).toBeNull()
  })
})

describe('the frequency field', () => {
  test('replaces moments, times and days, and keeps meals where there is a frequency', () => {
    const before = [step({ when: ['NIGHT', 'C'], at: ['08:00'], days: ['mon'], offset: 30, ...once })]
    expect(withTiming(before, { frequency: every(8, 'h') })).toEqual([
      step({ frequency: every(8, 'h'), when: ['C'], duration: null }),
    ])
    expect(withTiming(before, { at: ['20:00'] })).toEqual([step({ at: ['20:00'], duration: null })])
    expect(withTiming(before, { frequency: null })).toEqual([step({ duration: null })])
  })

  test('keeps a duration that is not a number of doses', () => {
    const week = { kind: 'span', low: 1, unit: 'wk' } as const
    expect(withTiming([step({ duration: week })], { at: ['20:00'] })[0]?.duration).toEqual(week)
    expect(withMoments([step({ duration: week })], ['NIGHT'])[0]?.duration).toEqual(week)
  })

  test('sorts the days of the week', () => {
    expect(withDays([step()], ['sun', 'mon'])[0]?.days).toEqual(['mon', 'sun'])
    expect(withDays([step()], [])[0]?.days).toEqual([])
  })
})

describe('the field for moments of the day', () => {
  const two = [step({ when: ['MORN'] }), step({ when: ['NIGHT'], dose: { low: 2, unit: 'tableta' } })]

  test('keeps the doses of its moments, and a new moment takes the first dose', () => {
    expect(dosesAt(withMoments(two, ['NIGHT', 'NOON']))).toEqual([
      { moment: 'NOON', dose: { low: 1, unit: 'tableta' } },
      { moment: 'NIGHT', dose: { low: 2, unit: 'tableta' } },
    ])
  })

  test('makes one step of moments with one dose, in the order of the day', () => {
    expect(withMoments([step()], ['NIGHT', 'MORN'])).toEqual([step({ when: ['MORN', 'NIGHT'] })])
  })

  test('removes clock times, days, offsets, frequency and a number of doses', () => {
    const before = [step({ frequency: every(8, 'h'), at: ['08:00'], days: ['mon'], offset: 30, ...once })]
    expect(withMoments(before, ['MORN'])).toEqual([step({ when: ['MORN'], duration: null })])
  })

  test('may be empty', () => expect(withMoments(two, [])).toEqual([step({ when: [] })]))

  test('gives a moment a dose of its own in the unit of the first', () => {
    expect(
      withDoseAt([step({ when: ['MORN', 'NIGHT'], frequency: every(12, 'h') })], 'NIGHT', { low: 2 }),
    ).toEqual([step({ when: ['MORN'] }), step({ when: ['NIGHT'], dose: { low: 2, unit: 'tableta' } })])
    const bare = step({ when: ['MORN'], dose: null })
    expect(withDoseAt([bare], 'MORN', { low: 2 })[0]?.dose).toEqual({ low: 2, unit: null })
  })
})

describe('an instruction that is done rather than taken, such as a wash,', () => {
  const saved = (more: Partial<Step>) => withGroup([], 0, [step(more)])[0]?.frequency
  test.each<[string, string, Frequency, Frequency]>([
    ['every 24 hours is one a day', 'lavado', every(24, 'h'), every(1, 'd')],
    ['every 12 hours stays', 'lavado', every(12, 'h'), every(12, 'h')],
    ['every 24 days stays', 'lavado', every(24, 'd'), every(24, 'd')],
    ['that is a tablet stays', 'tableta', every(24, 'h'), every(24, 'h')],
  ])('%s', (_what, unit, frequency, kept) => {
    expect(saved({ dose: { low: 1, unit }, frequency })).toEqual(kept)
  })

  test('keeps its frequency when dose or frequency is missing', () => {
    expect(saved({ dose: null, frequency: every(24, 'h') })).toEqual(every(24, 'h'))
    expect(saved({ dose: { low: 1, unit: 'lavado' } })).toBeNull()
  })
})
