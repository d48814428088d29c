import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  cutsOff,
  drips,
  floods,
  hangs,
  withJson,
  withRedirect,
  withText,
  type Answering,
} from '../../testing/fakes/fake-provider.ts'
import { startFakeWeather, type FakeWeather } from '../../testing/fakes/fake-weather.ts'
import { createOutbound, type Outbound } from '../client/outbound.ts'
import { openMeteo } from './open-meteo.ts'
import type { WeatherPort } from './port.ts'

let fake: FakeWeather
beforeAll(async () => {
  fake = await startFakeWeather()
})
afterAll(() => fake.provider.close())

const MEXICO_CITY = { name: 'Ciudad de México', latitude: 19.43, longitude: -99.13 }
let port: WeatherPort
/**
 * Opens the weather provider. A short time limit is only for tests of a provider that hangs, because a busy machine may
 * need longer for an answer.
 */
const open = (settings: { url: string; key: string }, timeoutMs = 15_000): WeatherPort => {
  const outbound = createOutbound({ allowed: new Set([fake.provider.host]), log: () => undefined })
  const fetchFor: Outbound['fetchFor'] = (name, limits) => outbound.fetchFor(name, { ...limits, timeoutMs })
  return openMeteo(settings, { fetchFor })
}
beforeEach(() => {
  fake.fault = undefined
  fake.provider.heard.length = 0
  fake.current = { temperature_2m: 18.4, weather_code: 2, is_day: 1 }
  port = open({ url: fake.provider.origin, key: '' })
})

test('a place is found by its name, first in Mexico, and none for an unknown name', async () => {
  expect(await port.find('mexico city')).toEqual(MEXICO_CITY)
  expect(await port.find('merida')).toEqual({ name: 'Mérida', latitude: 20.97, longitude: -89.62 })
  expect(await port.find('xyzzy')).toBeNull()
})

test('an answer has temperature, sky and the provider’s text as it came', async () => {
  const { temperature, sky, rawData } = await port.now(MEXICO_CITY)
  expect([temperature, sky]).toEqual([18.4, 'partly-cloudy'])
  expect(rawData).toEqual({ timezone: 'America/Mexico_City', current: fake.current })
})

test.each([
  [0, 'clear'],
  [1, 'clear'],
  [3, 'cloudy'],
  [48, 'fog'],
  [53, 'drizzle'],
  [63, 'rain'],
  [67, 'freezing-rain'],
  [75, 'snow'],
  [81, 'showers'],
  [86, 'snow-showers'],
  [95, 'thunderstorm'],
  [99, 'thunderstorm'],
])('weather code %i is %s', async (code, sky) => {
  fake.current = { ...fake.current, weather_code: code }
  expect((await port.now(MEXICO_CITY)).sky).toBe(sky)
})

test('only the name or the coordinates of a place are sent, with the key of a subscription', async () => {
  await port.find('mexico city')
  await port.now(MEXICO_CITY)
  await open({ url: fake.provider.origin, key: 'clave' }).find('merida')
  expect(fake.provider.heard.map(({ url }) => url)).toEqual([
    '/v1/search?name=mexico+city&count=10&language=es&format=json',
    '/v1/forecast?latitude=19.43&longitude=-99.13&current=temperature_2m%2Cweather_code%2Cis_day&timezone=auto',
    '/v1/search?name=merida&count=10&language=es&format=json&apikey=clave',
  ])
})

describe('a provider that fails gives no weather, and no place', () => {
  test.each<[string, Answering]>([
    ['hangs', hangs],
    ['sends in drops', drips],
  ])('%s', async (_, fault) => {
    port = open({ url: fake.provider.origin, key: '' }, 400)
    fake.fault = fault
    await expect(port.now(MEXICO_CITY)).rejects.toThrow()
    await expect(port.find('mexico city')).rejects.toThrow()
  })

  test.each<[string, Answering]>([
    ['redirects to the metadata of the machine', withRedirect('http://169.254.169.254/latest/meta-data/')],
    ['redirects in a circle', withRedirect('/v1/search')],
    [
      'answers 200 with HTML',
      withText(200, '<!doctype html><title>Portal</title>', { 'content-type': 'text/html' }),
    ],
    ['answers another shape', withJson({ results: [{ name: 7 }], current: { temperature_2m: '18' } })],
    [
      'answers an impossible place and temperature',
      withJson({
        results: [{ name: 'x', latitude: 900, longitude: 0 }],
        current: { temperature_2m: 900, weather_code: 0 },
      }),
    ],
    [
      'answers a code that is not documented',
      withJson({ results: null, current: { temperature_2m: 18, weather_code: 42 } }),
    ],
    ['refuses', withText(429, '{"error":true}')],
    ['is down', withText(503, '')],
    ['sends 50 MB', floods(50)],
    ['cuts the connection', cutsOff],
  ])('%s', async (_, fault) => {
    fake.fault = fault
    await expect(port.now(MEXICO_CITY)).rejects.toThrow()
    await expect(port.find('mexico city')).rejects.toThrow()
  })
})
