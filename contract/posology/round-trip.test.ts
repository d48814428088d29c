import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COURSES } from './corpus/courses.ts'
import { ORAL } from './corpus/oral.ts'
import { OTHER_ROUTES } from './corpus/other-routes.ts'
import { codeOf, examplesIn } from './corpus/read-corpus.ts'
import { parsePosology } from './parse.ts'
import { isImpossible } from './checks/possible.ts'
import { sentenceOf } from './sentence.ts'
import { EMPTY_STEP, type Dose, type Frequency, type Step, type When } from './step.ts'
import { shorthandOf } from './testing/shorthand.ts'

const dose: fc.Arbitrary<Dose> = fc.oneof(
  fc.record({
    low: fc.constantFrom(0.25, 0.5, 0.75, 1, 1.5, 2, 3),
    unit: fc.constantFrom('tableta', 'comprimido'),
  }),
  fc.record({
    low: fc.constantFrom(1, 2),
    unit: fc.constantFrom('cápsula', 'sobre', 'disparo', 'óvulo', 'ampolleta'),
  }),
  fc.record({ low: fc.constantFrom(2.5, 5, 7.5, 10, 20), unit: fc.constant('ml') }),
  fc.record({ low: fc.constantFrom(0.25, 40, 500, 1000), unit: fc.constantFrom('mg', 'mcg') }),
  fc.record({ low: fc.constantFrom(4, 10, 32), unit: fc.constant('unidad') }),
  fc.record({
    low: fc.constant(1),
    high: fc.constantFrom(2, 3),
    unit: fc.constantFrom('tableta', 'gota', 'cápsula'),
  }),
)

const hours = fc.constantFrom(4, 6, 8, 12, 24, 48, 72)
const frequency: fc.Arbitrary<Frequency> = fc.oneof(
  hours.map((low): Frequency => ({ times: { low: 1 }, every: { low, unit: 'h' } })),
  fc.constant<Frequency>({ times: { low: 1 }, every: { low: 6, high: 8, unit: 'h' } }),
  fc.constantFrom(1, 2, 3, 4).map((low): Frequency => ({ times: { low }, every: { low: 1, unit: 'd' } })),
  fc.constantFrom(1, 2, 3).map((low): Frequency => ({ times: { low }, every: { low: 1, unit: 'wk' } })),
  fc.constantFrom(2, 3, 15).map((low): Frequency => ({ times: { low: 1 }, every: { low, unit: 'd' } })),
)

const MOMENTS: When[] = ['WAKE', 'FAST', 'MORN', 'ACM', 'NOON', 'PCD', 'AFT', 'CV', 'NIGHT', 'HS']
const timing: fc.Arbitrary<Pick<Step, 'frequency' | 'when' | 'days' | 'at'>> = fc.oneof(
  frequency.map((rate) => ({ frequency: rate, when: [], days: [], at: [] })),
  fc
    .tuple(frequency, fc.constantFrom<When>('AC', 'C', 'PC'))
    .map(([rate, moment]) => ({ frequency: rate, when: [moment], days: [], at: [] })),
  fc
    .subarray(MOMENTS, { minLength: 1, maxLength: 3 })
    .map((when) => ({ frequency: null, when, days: [], at: [] })),
  fc
    .subarray<Step['days'][number]>(['mon', 'wed', 'fri', 'sat'], { minLength: 1 })
    .map((days) => ({ frequency: null, when: [], days, at: [] })),
  fc
    .subarray(['08:00', '14:30', '20:00'], { minLength: 1 })
    .map((at) => ({ frequency: null, when: [], days: [], at })),
)

/** Generates durations that are long enough for every frequency that these tests combine with them. */
const duration: fc.Arbitrary<Step['duration']> = fc.oneof(
  fc.constantFrom(15, 21, 30, 90).map((low) => ({ kind: 'span' as const, low, unit: 'd' as const })),
  fc.constantFrom(4, 12).map((low) => ({ kind: 'span' as const, low, unit: 'wk' as const })),
  fc.constantFrom(1, 6).map((low) => ({ kind: 'span' as const, low, unit: 'mo' as const })),
  fc.constant({ kind: 'endless' as const }),
  fc.constant({ kind: 'finished' as const }),
  fc.constant(null),
)

const step: fc.Arbitrary<Step> = fc
  .record({
    dose,
    timing,
    duration,
    route: fc.constantFrom<Step['route']>(
      'oral',
      'intramuscular',
      'vaginal',
      'subcutánea',
      'inhalatoria',
      null,
    ),
    asNeeded: fc.constantFrom<Step['asNeeded']>(null, null, [], ['dolor'], ['dolor', 'fiebre']),
    notes: fc.constantFrom<string[]>([], [], ['con abundante agua'], ['agitar antes de usar'], ['para tos']),
  })
  .map(({ timing, ...rest }) => ({ ...EMPTY_STEP, ...rest, ...timing }))
  // "PRN para tos": the purpose is the reason of taking as needed.
  .filter(({ asNeeded, notes }) => asNeeded === null || !notes.includes('para tos'))
  .filter((one) => !isImpossible(one))

const course: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 3, arbitrary: step.map((one) => [one]) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(step, fc.array(fc.tuple(dose, fc.constantFrom(5, 7, 15)), { minLength: 1, maxLength: 3 }))
      .map(([first, later]) => {
        const regular = { ...first, asNeeded: null, notes: [], frequency: DAILY, when: [], days: [], at: [] }
        const unit = 'mg'
        const begin = {
          ...regular,
          dose: { low: 60, unit },
          duration: { kind: 'span' as const, low: 5, unit: 'd' as const },
        }
        return [
          begin,
          ...later.map(([, days], i) => ({
            ...begin,
            sequence: i + 2,
            dose: { low: i + 2, unit },
            duration: { kind: 'span' as const, low: days, unit: 'd' as const },
          })),
        ]
      }),
  },
)
const DAILY: Frequency = { times: { low: 1 }, every: { low: 24, unit: 'h' } }

test('parsing the sentence of a structure returns the structure', () => {
  fc.assert(
    fc.property(course, (steps) => {
      const sentence = sentenceOf(steps)
      const read = parsePosology(sentence)
      expect(`${sentence} → ${codeOf(read.steps)}`).toBe(`${sentence} → ${codeOf(steps)}`)
      expect(read.confident).toBe(true)
    }),
    { numRuns: 1500 },
  )
})

test.each([
  '1 tableta en dosis única.',
  'Aplicar 1 a 2 aplicaciones en la zona afectada 2 veces al día durante 5 días.',
  'Aplicar 1 aplicación en la zona afectada por la mañana y 2 aplicaciones por la noche durante 5 días.',
  'Hacer 1 lavado una vez al día, después de los alimentos, durante 5 días.',
  'Tomar 4 tabletas por vía oral cada 24 horas durante 3 días; después, 2 tabletas cada 24 horas durante 3 días.',
  'Tomar 5 ml por vía oral cada 24 horas durante 3 días; después, 1 tableta por vía oral cada 24 horas durante 3 días.',
  'Aplicar 1 ampolleta por vía intramuscular cada 24 horas durante 3 días; después, 1 tableta por vía oral cada 24 horas durante 3 días.',
  '1 nebulización una vez al día durante 5 días; después, 1 ml cada 8 horas durante 5 días.',
])('parsing and writing keeps %s', (sentence) => {
  const { confident, steps } = parsePosology(sentence)
  expect([confident, sentenceOf(steps)]).toEqual([true, sentence])
})

test('parsing shorthand of a structure in any spelling returns the structure', () => {
  fc.assert(
    fc.property(course, fc.infiniteStream(fc.nat(99)), (steps, dice) => {
      const text = shorthandOf(steps, () => dice.next().value as number)
      const read = parsePosology(text)
      expect(`${text} → ${codeOf(read.steps)}`).toBe(`${text} → ${codeOf(steps)}`)
      expect(read.confident).toBe(true)
    }),
    { numRuns: 1500 },
  )
})

test('a word without a meaning is always reported', () => {
  fc.assert(
    fc.property(
      course,
      fc.constantFrom('zaz', 'excepto', 'no', 'quizá', 'OD', 'mg/kg', '¿', 'salvo'),
      fc.nat(9),
      (steps, word, place) => {
        const words = sentenceOf(steps).split(' ')
        words.splice(Math.min(place, words.length), 0, word)
        expect(parsePosology(words.join(' ')).confident).toBe(false)
      },
    ),
  )
})

test('a written instruction with words lost, added or exchanged is refused, or survives its own sentence', () => {
  const written = [ORAL, COURSES, OTHER_ROUTES].flatMap(examplesIn).map(({ text }) => text.split(' '))
  const words = [...new Set(written.flat())]
  const slip = fc.record({
    kind: fc.constantFrom('lost', 'added', 'exchanged'),
    at: fc.nat(99),
    word: fc.constantFrom(...words),
  })
  const context = { unit: 'tableta' }
  fc.assert(
    fc.property(
      fc.constantFrom(...written),
      fc.array(slip, { minLength: 1, maxLength: 3 }),
      (before, slips) => {
        const text = [...before]
        for (const { kind, at, word } of slips)
          text.splice(at % (text.length + 1), kind === 'added' ? 0 : 1, ...(kind === 'lost' ? [] : [word]))
        const { confident, steps } = parsePosology(text.join(' '), context)
        if (!confident) return
        const again = parsePosology(sentenceOf(steps), context)
        expect([codeOf(again.steps), again.confident]).toEqual([codeOf(steps), true])
      },
    ),
    { numRuns: 5000 },
  )
})

test('the parser throws for no text', () => {
  const pieces = fc.constantFrom(
    '1',
    '2',
    '-',
    '/',
    'tab',
    'c/',
    '8',
    'h',
    'x',
    '7',
    'd',
    ',',
    'luego',
    'y',
    'noche',
    '(',
    'máx',
    'al día',
    '½',
    'mg',
    'o',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((words) => words.join(' ')),
      ),
      (text) => {
        const { confident, steps } = parsePosology(text)
        // The printed sentence of a text that was read with confidence has the same meaning when the parser reads the sentence.
        if (confident) expect(codeOf(parsePosology(sentenceOf(steps)).steps)).toBe(codeOf(steps))
      },
    ),
    { numRuns: 3000 },
  )
})
