import { expect, test } from 'vitest'
import { Weather, weather } from './weather.ts'

const UNKNOWN = { rawData: null, place: null, temperature: null, sky: null, source: null }

test.each<[string, unknown, boolean]>([
  ['is not known yet', UNKNOWN, true],
  ['is known', { ...UNKNOWN, place: 'Mérida', temperature: 31.5, sky: 'partly-cloudy' }, true],
  ['has a sky that no sentence describes', { ...UNKNOWN, sky: 'hail' }, false],
  ['has a temperature in words', { ...UNKNOWN, temperature: '31 °C' }, false],
  ['has a source without its link', { ...UNKNOWN, source: { name: 'Fuente Ficticia' } }, false],
])('whether an answer is weather that %s', (_name, answer, isAccepted) => {
  expect(Weather.safeParse(answer).success).toBe(isAccepted)
})

test.each([
  [{}, { search: '' }],
  [{ search: 'Mérida' }, { search: 'Mérida' }],
  [{ search: 'a'.repeat(61) }, undefined],
])('the place of %o is read as %o', (query, read) => {
  expect(weather.get.query.safeParse(query).data).toEqual(read)
})
