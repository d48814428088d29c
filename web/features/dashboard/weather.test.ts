import { expect, test } from 'vitest'
import type { Weather } from '#contract/outside/weather.ts'
import { nextWeatherCall, shownWeather } from './weather.ts'

const KNOWN: Weather = {
  rawData: {},
  place: 'Ciudad de México',
  temperature: 18.4,
  sky: 'rain',
  source: { name: 'Open-Meteo', url: 'https://open-meteo.com/' },
}
const UNKNOWN: Weather = { rawData: null, place: null, temperature: null, sky: null, source: null }

test('known weather is shown in whole degrees, and zero without a sign', () => {
  const { rawData: _, ...shown } = KNOWN
  expect(shownWeather({ data: KNOWN, error: null })).toEqual({ ...shown, temperature: 18 })
  expect(shownWeather({ data: { ...KNOWN, temperature: -0.2 }, error: null })?.temperature).toBe(0)
})

test('a failure clears weather that was shown, and unknown weather shows nothing', () => {
  expect(shownWeather({ data: KNOWN, error: new Error('network') })).toBeNull()
  expect(shownWeather({ data: UNKNOWN, error: null })).toBeNull()
  expect(shownWeather({ data: undefined, error: null })).toBeNull()
})

test('unknown weather is asked for again once, soon, and known weather every quarter of an hour', () => {
  expect([1, 2, 3].map((calls) => nextWeatherCall(UNKNOWN, calls))).toEqual([5000, 900_000, 900_000])
  expect(nextWeatherCall(KNOWN, 1)).toBe(900_000)
})
