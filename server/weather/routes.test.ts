import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Weather } from '#contract/outside/weather.ts'
import { createOutbound } from '../outside/client/outbound.ts'
import { type Refreshers, sweepAnswers } from '../outside/kept/refresh-answers.ts'
import { openMeteo } from '../outside/weather/open-meteo.ts'
import { call } from '../testing/call.ts'
import { createDoctor, type TestDoctor } from '../testing/factories.ts'
import { hangs, withText } from '../testing/fakes/fake-provider.ts'
import { startFakeWeather, type FakeWeather } from '../testing/fakes/fake-weather.ts'
import { refreshAll } from '../testing/refresh-all.ts'
import { startTestServer, type TestServer, withClient } from '../testing/test-server.ts'
import { weatherRefresher } from './refresh-weather.ts'

const MINUTE = 60_000
const UNKNOWN = { rawData: null, place: null, temperature: null, sky: null, source: null }

let fake: FakeWeather
let server: TestServer
/** A second server process on the same database. */
let second: TestServer
let doctor: TestDoctor
let refreshers: Refreshers
beforeAll(async () => {
  fake = await startFakeWeather()
  server = await startTestServer({ weather: true })
  second = await startTestServer({ weather: true, ownerUrl: server.ownerUrl })
  doctor = await createDoctor(server)
})
afterAll(async () => {
  await second.close()
  await Promise.all([server.close(), fake.provider.close()])
})
beforeEach(async () => {
  fake.fault = undefined
  fake.provider.heard.length = 0
  fake.current = { temperature_2m: 18.4, weather_code: 2, is_day: 1 }
  server.clock.now = new Date()
  second.clock.now = server.clock.now
  await withClient(server.ownerUrl, (client) => client.query('delete from provider_answer'))
  const outbound = createOutbound({ allowed: new Set([fake.provider.host]), log: () => undefined })
  refreshers = { weather: weatherRefresher(openMeteo({ url: fake.provider.origin, key: '' }, outbound)) }
})

const ask = (query = '', of: TestServer = server) =>
  call(of, `GET /api/v2/weather${query}`, { headers: doctor.auth })
const weather = async (query = '', of: TestServer = server): Promise<Weather> => {
  const answer = await ask(query, of)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Weather>()
}
const later = (minutes: number): void => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * MINUTE)
  second.clock.now = server.clock.now
}

test('the first answer is unknown, and the next one is that of Mexico City with rawData', async () => {
  expect(await weather()).toEqual(UNKNOWN)
  await refreshAll(server, refreshers)
  expect(fake.searched()).toEqual(['mexico city'])
  expect(await weather()).toEqual({
    rawData: { timezone: 'America/Mexico_City', current: fake.current },
    place: 'Ciudad de México',
    temperature: 18.4,
    sky: 'partly-cloudy',
    source: { name: 'Open-Meteo', url: 'https://open-meteo.com/' },
  })
})

test('another place is looked up once, however it is spelt', async () => {
  for (const search of ['?search=M%C3%A9rida', '?search=merida', '?search=%20MERIDA%20'])
    await weather(search)
  await refreshAll(server, refreshers)
  expect((await weather('?search=merida')).place).toBe('Mérida')
  later(16)
  await refreshAll(server, refreshers)
  expect([fake.searched(), fake.forecasts()]).toEqual([['merida'], 2])
})

test('a place that nobody knows stays unknown, and is not asked for at every request', async () => {
  await weather('?search=xyzzy')
  await refreshAll(server, refreshers)
  expect(await weather('?search=xyzzy')).toEqual(UNKNOWN)
  await refreshAll(server, refreshers)
  expect(fake.searched()).toEqual(['xyzzy'])
})

test('two processes ask the provider once for what both want', async () => {
  await Promise.all([weather(), weather('', second)])
  await Promise.all([refreshAll(server, refreshers), refreshAll(second, refreshers)])
  expect([fake.searched().length, fake.forecasts()]).toEqual([1, 1])
  expect((await weather()).temperature).toBe(18.4)
  expect((await weather('', second)).temperature).toBe(18.4)
})

test('old weather is shown while it is asked for again, and no longer than three hours', async () => {
  await weather()
  await refreshAll(server, refreshers)
  fake.current = { temperature_2m: 25, weather_code: 0, is_day: 1 }
  later(16)
  expect((await weather()).temperature).toBe(18.4)
  await refreshAll(server, refreshers)
  expect((await weather()).temperature).toBe(25)
  fake.fault = withText(200, '<html>')
  later(170)
  expect((await weather()).temperature).toBe(25)
  expect(await refreshAll(server, refreshers)).toEqual(['weather: no answer: SyntaxError'])
  later(11)
  expect(await weather()).toEqual(UNKNOWN)
})

test('no request waits for a provider that hangs', async () => {
  fake.fault = hangs
  await weather()
  const asking = refreshAll(server, refreshers)
  expect(await weather()).toEqual(UNKNOWN)
  await fake.provider.close()
  await asking
  fake = await startFakeWeather()
})

test('after a failure the next attempt waits twice as long', async () => {
  fake.fault = withText(503, '')
  await weather()
  await refreshAll(server, refreshers)
  const attempts = [fake.provider.heard.length]
  for (const minutes of [1, 1, 3, 1]) {
    later(minutes)
    await refreshAll(server, refreshers)
    attempts.push(fake.provider.heard.length)
  }
  expect(attempts).toEqual([1, 1, 2, 2, 3])
})

test('what nobody wanted for two hours is not asked for', async () => {
  await weather()
  later(121)
  await refreshAll(server, refreshers)
  expect(fake.provider.heard).toEqual([])
})

test('an installation stores 2,000 places at most, and refreshes those that it has', async () => {
  await weather()
  await withClient(server.ownerUrl, (client) =>
    client.query(
      `insert into provider_answer (kind, key, wanted_at, due_at)
       select 'weather', 'lugar ' || n, now(), now() + interval '1 hour' from generate_series(2, 2000) n`,
    ),
  )
  later(11)
  await weather('?search=uno+mas')
  await weather()
  await refreshAll(server, refreshers)
  expect(fake.searched()).toEqual(['mexico city'])
})

test('one doctor has 20 places at most, and another doctor still gets a new one', async () => {
  for (let n = 1; n <= 21; n += 1) await weather(`?search=lugar+${n}`)
  const stored = async () =>
    withClient(
      server.ownerUrl,
      async (client) => (await client.query('select from provider_answer')).rowCount,
    )
  expect(await stored()).toBe(20)
  // A place that is stored already is not stored again for a second doctor. The place counts towards the limit of the
  // doctor who asked first.
  const other = await createDoctor(server)
  const asOther = (query: string) => call(server, `GET /api/v2/weather${query}`, { headers: other.auth })
  for (const place of ['lugar+1', 'lugar+21', 'lugar+22']) await asOther(`?search=${place}`)
  expect(await stored()).toBe(22)
  await weather('?search=lugar+23')
  expect(await stored()).toBe(22)
  await sweepAnswers(server.database, new Date(server.clock.now.getTime() + 8 * 24 * 60 * MINUTE))
  await weather('?search=lugar+23')
  expect(await stored()).toBe(1)
})

test('without a provider the weather is unknown, and nothing is stored', async () => {
  const off = await startTestServer({ ownerUrl: server.ownerUrl })
  expect(await weather('', off)).toEqual(UNKNOWN)
  await off.close()
  const kept = await withClient(server.ownerUrl, (client) => client.query('select from provider_answer'))
  expect(kept.rowCount).toBe(0)
})

test('a guest and a search that is too long are refused', async () => {
  expect((await call(server, 'GET /api/v2/weather')).statusCode).toBe(401)
  expect((await ask(`?search=${'x'.repeat(61)}`)).statusCode).toBe(400)
  expect((await ask('?search=%00')).statusCode).toBe(400)
})
