import { expect, test } from 'vitest'
import { parsePosology } from './parse.ts'
import { takingOf } from './times-of-day.ts'

const NOTHING = { moments: null, hours: 0 }

test.each([
  ['Tomar 1 tableta cada 24 horas durante 3 días', 1],
  ['Tomar 1 tableta cada 12 horas durante 3 días', 2],
  ['Tomar 1 tableta cada 8 horas durante 3 días', 3],
  ['Tomar 1 tableta 3 veces al día durante 3 días', 3],
  ['Tomar 1 tableta cada 6 horas durante 3 días', 4],
  ['Tomar 1 tableta cada 4 horas durante 3 días', 6],
])('the table of hours for "%s" has %d lines', (instructions, hours) => {
  expect(takingOf(instructions, 'es')).toEqual({ moments: null, hours })
})

test.each([
  ['more times than there are boxes', 'Tomar 1 tableta cada 3 horas durante 3 días'],
  // With an interval of 5 hours the medicine is taken 4.8 times a day, which is no whole number.
  ['times that do not divide a day', 'Tomar 1 tableta cada 5 horas durante 3 días'],
  ['not every day', 'Tomar 1 tableta cada 48 horas durante 6 días'],
  ['a range of times', 'Tomar 1 tableta 2 a 3 veces al día durante 3 días'],
  ['a range of hours', 'Tomar 1 tableta cada 6 a 8 horas durante 3 días'],
  ['as needed', 'Tomar 1 tableta cada 8 horas en caso de dolor, durante 3 días'],
  ['certain days', 'Tomar 1 tableta por la noche los lunes durante 3 semanas'],
  ['a number of days a week', 'Tomar 1 tableta cada 24 horas 5 días a la semana durante 3 semanas'],
  ['weeks without the medicine', 'Tomar 1 tableta cada 24 horas durante 21 días, descansar 7 días'],
  ['a second treatment', 'Tomar 1 tableta cada 24 horas durante 3 días, repetir en 15 días'],
  [
    'a dose that changes',
    'Tomar 2 tabletas cada 24 horas durante 3 días, después 1 tableta cada 24 horas durante 3 días',
  ],
  ['a clock time', 'Tomar 1 tableta a las 08:00 y 20:00 durante 7 días'],
])('there is no table of hours for "%s"', (_what, instructions) => {
  expect(parsePosology(instructions).confident).toBe(true)
  expect(takingOf(instructions, 'es')).toEqual(NOTHING)
})

test.each(['Tomar 1 tableta cada 8 horas durante 3 días como siempre', 'en la mañana', ''])(
  'there is no table of hours for text that was not understood: "%s"',
  (instructions) => expect(takingOf(instructions, 'es')).toEqual(NOTHING),
)

test.each([
  ['1 tableta en la mañana durante 3 días', { morning: '1 tableta' }],
  ['1 tableta en ayunas durante 3 días', { morning: '1 tableta' }],
  ['1 tableta al mediodía durante 3 días', { noon: '1 tableta' }],
  ['1 tableta con la comida durante 3 días', { noon: '1 tableta' }],
  ['1 tableta por la tarde durante 3 días', { afternoon: '1 tableta' }],
  ['1 tableta después de la cena durante 3 días', { night: '1 tableta' }],
  ['1 tableta al acostarse durante 3 días', { night: '1 tableta' }],
  ['2 tabletas en la mañana y en la noche durante 3 días', { morning: '2 tabletas', night: '2 tabletas' }],
  ['1 a 2 tabletas en la noche durante 3 días', { night: '1–2 tabletas' }],
  ['½ tableta en la noche durante 3 días', { night: '0.5 tableta' }],
  ['1 tableta cada 24 horas en la noche durante 3 días', { night: '1 tableta' }],
])('%s', (instructions, moments) => {
  expect(takingOf(instructions, 'es')).toEqual({ moments, hours: 0 })
})

test('doses are named in the language of the sheet', () => {
  expect(takingOf('2 tabletas en la mañana durante 3 días', 'en').moments).toEqual({ morning: '2 tablets' })
})
