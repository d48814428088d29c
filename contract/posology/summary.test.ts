import { expect, test } from 'vitest'
import { summaryOf } from './summary.ts'

const STEP = {
  dose: 1,
  unit: 'tableta',
  route: null,
  times_per_day: null,
  interval_hours: null,
  duration_days: null,
  prn: false,
  max_per_day: null,
}

test('a summary has every part of an instruction in a flat field', () => {
  expect(summaryOf('1 tab VO c/8h x 7d')).toEqual({
    input: '1 tab VO c/8h x 7d',
    confident: true,
    steps: [{ ...STEP, route: 'oral', interval_hours: 8, duration_days: 7 }],
    sentence: 'Tomar 1 tableta por vía oral cada 8 horas durante 7 días.',
    quantity: 21,
    quantity_unit: 'tableta',
    quantity_missing: null,
    problems: [],
    choices: [],
    supply_days: null,
  })
})

test('the summary of text that was not understood has its words and no quantity', () => {
  expect(summaryOf('1 tab zaz c/8h x 7d')).toMatchObject({
    confident: false,
    sentence: '1 tab zaz c/8h x 7d',
    quantity: null,
    quantity_unit: null,
    quantity_missing: 'not-understood',
    problems: [{ code: 'not-understood', words: 'zaz' }],
  })
})

test('a summary without a quantity gives the reason', () => {
  expect(summaryOf('1 tab c/8h')).toMatchObject({
    confident: true,
    quantity: null,
    quantity_unit: null,
    quantity_missing: 'duration-missing',
  })
})

test('the summary of a bare number has the unit of the row', () => {
  expect(summaryOf('1 c/8h x 7d', { unit: 'cápsula' }).steps[0]).toMatchObject({ dose: 1, unit: 'cápsula' })
})

test.each([
  ['1 a 2 tab c/8h', { dose_max: 2, interval_hours: 8 }],
  ['1 tab c/6-8h', { interval_hours: 6, interval_hours_max: 8 }],
  ['1 tab 3 veces al día', { times_per_day: 3 }],
  ['1 tab 2 a 3 veces al día', { times_per_day: 2 }],
  ['1 tab una vez al día', { times_per_day: 1 }],
  ['1 tab mañana y noche', { times_per_day: 2 }],
  ['1 tab dosis única', { times_per_day: 1, duration_days: 1 }],
  ['1 tab cada 48 horas', { interval_hours: 48 }],
  ['1 tab 2 veces por semana', { times_per_week: 2 }],
  ['1 tab lunes y jueves', { times_per_week: 2 }],
  ['1 tab c/12h lunes y jueves', { times_per_week: 4 }],
  ['1 tab PRN máx 4 al día', { prn: true, max_per_day: 4 }],
  ['1 tab PRN', { prn: true }],
])('%s', (input, fields) => expect(summaryOf(input).steps).toEqual([{ ...STEP, ...fields }]))

test('the summary of text without a dose has null in the fields of the dose', () => {
  expect(summaryOf('PRN dolor máx 4 al día').steps[0]).toMatchObject({ dose: null, unit: null })
})

test('the summary of a text with two readings has the sentence of each', () => {
  expect(summaryOf('1 tab con comida x 7 d')).toMatchObject({
    confident: false,
    choices: [
      '1 tableta con el desayuno, con la comida y con la cena durante 7 días.',
      '1 tableta con la comida durante 7 días.',
    ],
  })
})

test('the summary keeps a quantity that is written beside a shorter course', () => {
  expect(summaryOf('1 tab c/12h #20 x 7 dias')).toMatchObject({
    confident: true,
    sentence: '1 tableta cada 12 horas durante 7 días, surtir 20 tabletas.',
    quantity: 20,
    quantity_unit: 'tableta',
    supply_days: { lasts: 10, of: 7 },
  })
})
