import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ADMINISTRATION_ROUTES, isAdministrationRoute } from '../medications/administration-route.ts'
import {
  amountIn,
  type BuilderGroup,
  MEALS,
  MOMENTS,
  patternOf,
  sitesFor,
  stepsIn,
  builderText,
  withAll,
  withDays,
  withDose,
  withDoseAt,
  withGroup,
  withMoments,
  withTiming,
  withUnit,
} from './builder.ts'
import { codeOf } from './corpus/read-corpus.ts'
import { cellsOf } from './reading/lexemes.ts'
import { UNITS } from './reading/lexicon.ts'
import { REASONS } from './reading/lexicon-remarks.ts'
import { parsePosology } from './parse.ts'
import { isImpossible } from './checks/possible.ts'
import { type Amount, type Weekday, EMPTY_STEP, type Frequency, type Step } from './step.ts'

const WEEK: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const units = cellsOf(UNITS).map(([unit = '']) => unit)
const reasons = cellsOf(REASONS).map(([reason = '']) => reason)

const amount: fc.Arbitrary<Amount> = fc.oneof(
  fc.constantFrom(0.25, 0.5, 0.75, 1, 1.5, 2).map((low) => ({ low })),
  fc.constant({ low: 1, high: 2 }),
)

type Edit = (group: BuilderGroup) => Step[]
const every = (low: number, unit: 'h' | 'd' | 'wk' | 'mo', high?: number): Frequency => ({
  times: { low: 1 },
  every: { low, ...(high !== undefined && { high }), unit },
})

/** Generates frequencies that the form for instructions offers, from several times a day to monthly. */
const timing: fc.Arbitrary<Edit> = fc.oneof(
  fc
    .tuple(
      fc.oneof(
        fc.constantFrom(4, 6, 8, 12, 24, 48, 72).map((hours) => every(hours, 'h')),
        fc.constant(every(6, 'h', 8)),
        fc
          .constantFrom(1, 2, 3, 4, 5, 6)
          .map((low): Frequency => ({ times: { low }, every: { low: 1, unit: 'd' } })),
        fc.constantFrom(every(2, 'd'), every(1, 'wk'), every(2, 'wk'), every(15, 'd'), every(1, 'mo')),
        fc.constantFrom(2, 3).map((low): Frequency => ({ times: { low }, every: { low: 1, unit: 'wk' } })),
      ),
      fc.constantFrom([], ...MEALS.map((meal) => [meal])),
    )
    .map(
      ([frequency, when]): Edit =>
        (group) =>
          withTiming(group, { frequency, when }),
    ),
  fc.subarray([...MOMENTS], { minLength: 1 }).map(
    (when): Edit =>
      (group) =>
        withMoments(group, when),
  ),
  fc.tuple(fc.subarray([...MOMENTS], { minLength: 2, maxLength: 4 }), fc.constantFrom(1, 2)).map(
    ([when, low]): Edit =>
      (group) =>
        withDoseAt(withMoments(group, when), when[0] ?? 'MORN', { low }),
  ),
  fc.subarray(['06:00', '08:00', '14:30', '20:00', '22:00'], { minLength: 1 }).map(
    (at): Edit =>
      (group) =>
        withTiming(group, { at }),
  ),
  fc
    .tuple(
      fc.subarray(WEEK, { minLength: 1 }),
      fc.constantFrom([], ...[...MEALS, ...MOMENTS].map((one) => [one])),
    )
    .map(
      ([days, when]): Edit =>
        (group) =>
          withAll(withDays(group, days), { when }),
    ),
  fc
    .tuple(
      fc.constantFrom(every(48, 'h'), every(2, 'd'), every(1, 'wk'), every(2, 'wk'), every(1, 'mo')),
      fc.constantFrom(...MOMENTS),
    )
    .map(
      ([frequency, moment]): Edit =>
        (group) =>
          withTiming(group, { frequency, when: [moment] }),
    ),
)

/** Generates durations that are long enough for every frequency that these tests combine with them. */
const duration: fc.Arbitrary<Step['duration']> = fc.oneof(
  fc.constantFrom(30, 60).map((low) => ({ kind: 'span' as const, low, unit: 'd' as const })),
  fc.constantFrom(5, 12).map((low) => ({ kind: 'span' as const, low, unit: 'wk' as const })),
  fc.constantFrom(1, 6).map((low) => ({ kind: 'span' as const, low, unit: 'mo' as const })),
)
const end: fc.Arbitrary<Step['duration']> = fc.oneof(
  duration,
  fc.constantFrom<Step['duration']>({ kind: 'endless' }, { kind: 'finished' }),
)
const need: fc.Arbitrary<Partial<Step>> = fc.oneof(
  fc.constant({}),
  fc.record({
    asNeeded: fc.oneof(fc.constant<string[]>([]), fc.subarray(reasons, { minLength: 1, maxLength: 2 })),
    most: fc.constantFrom<Step['most']>(null, { value: 30, unit: null }, { value: 4, unit: 'vez' }),
  }),
)

/** Generates a group of steps by filling in the fields of the form for instructions one after the other. */
const group = (length: fc.Arbitrary<Step['duration']>): fc.Arbitrary<Step[]> =>
  fc
    .record({
      unit: fc.constantFrom(...units),
      amount,
      timing,
      length,
      need,
      isOnce: fc.nat(9).map((n) => n === 0),
    })
    .map((fields) => {
      let steps: Step[] = [EMPTY_STEP]
      steps = withDose(steps, fields.amount, fields.unit)
      steps = fields.timing(steps)
      steps = withAll(steps, { duration: fields.length })
      if (fields.isOnce) steps = withTiming(steps, { duration: { kind: 'doses', count: 1 } })
      // Only a group with one dose gets "as needed". With several doses it would be unclear which of them is taken as
      // needed.
      return steps.length > 1 ? steps : withAll(steps, fields.need)
    })

const course: fc.Arbitrary<Step[]> = fc
  .tuple(fc.array(group(duration), { maxLength: 2 }), group(end))
  .map(([first, last]) => [...first, last].reduce<Step[]>((steps, one, at) => withGroup(steps, at, one), []))

/** Generates a route and a place of the body, which are the same for every step of one product. */
const way = fc
  .constantFrom('', ...ADMINISTRATION_ROUTES)
  .chain((via) => fc.tuple(fc.constant(via), fc.constantFrom(null, ...sitesFor(via).map(({ key }) => key))))

test('the fields of the builder are written as a text with the same meaning', () => {
  fc.assert(
    fc.property(course, way, (written, [route, place]) => {
      const steps = withAll(written, { site: place, ...(isAdministrationRoute(route) && { route }) })
      fc.pre(!steps.some(isImpossible))
      const text = builderText(steps, route)
      const context = isAdministrationRoute(route) ? { route } : {}
      const read = parsePosology(text, context)
      expect(`${text} → ${codeOf(read.steps)}`).toBe(`${text} → ${codeOf(steps)}`)
      expect(read.confident).toBe(true)
      // The form for instructions shows the same values when the generated text is parsed again.
      const shown = stepsIn(text, context)
      expect(shown && builderText(shown, route)).toBe(text)
    }),
    { numRuns: 300 },
  )
}, 20_000)

describe('the builder’s fields for a text', () => {
  test.each([
    ['1 tab c/8h x 7d VO', 'hours'],
    ['1 tab 3 veces al día por 5 días', 'times'],
    ['1-0-1 tab por 5 días', 'moments'],
    ['1 tab cada 24 h por la noche x 30 d', 'moments'],
    ['10 UI mañana y 12 UI noche sin suspender', 'moments'],
    ['1 tab a las 8:00 y 20:00 por 5 días', 'clock'],
    ['1 tab lunes y jueves por 4 semanas', 'weekdays'],
    ['1 tab cada tercer día por 1 mes', 'spaced'],
    ['1 tab dosis única', 'once'],
    ['5 gotas cada 20 minutos por 3 dosis', 'other'],
  ])('show %s with the pattern "%s"', (text, pattern) => {
    const steps = stepsIn(text, {})
    expect(steps && patternOf(steps)).toBe(pattern)
    // A group of steps that is read and written without a change stays the same.
    expect(steps && codeOf(parsePosology(builderText(steps, '')).steps)).toBe(codeOf(steps ?? []))
  })

  test.each(['1 tab xyz c/8h', '2 tabletas al día', '900 tab c/8h x 7d', '10 mg/kg c/8h', 'como le dije'])(
    'do not show "%s"',
    (text) => expect(stepsIn(text, {})).toBeNull(),
  )

  test('are one empty step with the route of the row when the text is blank', () => {
    expect(stepsIn('  ', { route: 'oral' })).toEqual([{ ...EMPTY_STEP, route: 'oral' }])
  })

  test('show an incomplete text', () => {
    expect(stepsIn('1 tableta', {})).toMatchObject([{ dose: { low: 1, unit: 'tableta' }, frequency: null }])
  })
})

describe('a change in the builder’s fields', () => {
  const night = stepsIn('1-1-2 tab por 5 días', {}) ?? []

  test('to the dose of one moment keeps the other doses, and equal doses are joined again', () => {
    expect(night.map(({ dose }) => dose?.low)).toEqual([1, 1, 2])
    const three = withDoseAt(night, 'NIGHT', { low: 3 })
    expect(builderText(three, '')).toBe(
      '1 tableta por la mañana, 1 tableta al mediodía y 3 tabletas por la noche durante 5 días.',
    )
    expect(withMoments(night, ['MORN', 'NOON'])).toHaveLength(1)
    expect(withDose(night, { low: 2 })).toMatchObject([{ when: ['MORN', 'NOON', 'NIGHT'], dose: { low: 2 } }])
  })

  test('to the frequency replaces the earlier one, and keeps dose, duration and meals', () => {
    const steps = stepsIn('1 tab c/8h con alimentos x 7d', {}) ?? []
    const [step] = withTiming(steps, { frequency: { times: { low: 2 }, every: { low: 1, unit: 'd' } } })
    expect(step).toMatchObject({ dose: { low: 1 }, when: ['C'], duration: { low: 7 } })
    const [clock] = withTiming(steps, { at: ['08:00'] })
    expect(clock).toMatchObject({ frequency: null, when: [], at: ['08:00'] })
  })

  test('to the unit changes the unit of the daily maximum too', () => {
    const steps = stepsIn('1 tab PRN dolor máx 4 tabletas al día', {}) ?? []
    expect(builderText(withUnit(steps, 'cápsula'), '')).toBe(
      '1 cápsula, solo en caso de dolor, máximo 4 cápsulas al día.',
    )
  })

  test('to the steps numbers them again without a gap', () => {
    const taper = stepsIn('40 mg x 5 d, luego 20 mg x 5 d, luego 10 mg x 5 d', {}) ?? []
    expect(withGroup(taper, 1, null).map(({ sequence, dose }) => [sequence, dose?.low])).toEqual([
      [1, 40],
      [2, 10],
    ])
  })

  test('to the unit "lavado" writes that it is done once a day', () => {
    const steps = withTiming(withDose([EMPTY_STEP], { low: 1 }, 'lavado'), {
      frequency: { times: { low: 1 }, every: { low: 24, unit: 'h' } },
    })
    expect(builderText(withGroup([], 0, steps), '')).toBe('Hacer 1 lavado una vez al día.')
  })
})

test.each([
  ['2', { low: 2 }],
  ['½', { low: 0.5 }],
  ['1 1/2', { low: 1.5 }],
  ['2,5', { low: 2.5 }],
  ['1 a 2', { low: 1, high: 2 }],
  ['1-2', { low: 1, high: 2 }],
  ['', null],
  ['0', null],
  ['-1', null],
  ['1.500', null],
  ['2 a 1', null],
  ['dos tabletas', null],
] as const)('the text %s is read as the amount %o', (text, amount) => expect(amountIn(text)).toEqual(amount))
