import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allEndpoints } from '#contract/api.ts'
import { type MemoryDatabase, memoryDatabase, memoryLocks } from '../testing/memory-database.ts'
import { DAYS_SHOWN, forgetAnswers, storeAnswers, keptAnswer } from './kept-answers.ts'

let device: MemoryDatabase
beforeEach(() => {
  device = memoryDatabase()
  memoryLocks()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date('2026-11-21T18:00:00Z'))
})
afterEach(async () => {
  await forgetAnswers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const PROFILE = 'GET /api/v2/profile/'
const PATIENT = 'GET /api/v2/patient/:uid/'
const profile = (id: number, zone = 'America/Mexico_City') => ({
  name: PROFILE,
  call: {},
  answer: { results: [{ id, time_zone: zone }] },
  at: Date.now(),
})
const patient = (uid: string, name: string) => ({
  name: PATIENT,
  call: { params: { uid } },
  answer: { uid, name },
  at: Date.now(),
})
const search = (words: string) => keptAnswer('GET /api/v2/patient/', { query: { search: words, limit: 8 } })
const rows = () => [...(device.others.get('device-answers') ?? [])]
const keys = () => [...(device.others.get('device-keys') ?? [])].map(([name]) => JSON.parse(name) as string)

test('an answer is found by its call, and only the latest is kept', async () => {
  await storeAnswers([profile(1), patient('a', 'Lucía Ejemplo')])
  await storeAnswers([patient('a', 'Lucía Ejemplo Ruiz')])
  expect(await keptAnswer(PATIENT, { params: { uid: 'a' } })).toEqual({
    uid: 'a',
    name: 'Lucía Ejemplo Ruiz',
  })
  expect(await keptAnswer(PATIENT, { params: { uid: 'b' } })).toBeUndefined()
  expect(rows()).toHaveLength(1)
})

test('a picture of the sheet has its bytes for seven days', async () => {
  const name = 'GET /api/v2/picture/:id/'
  const call = { params: { id: 'logo' } }
  const picture = { type: 'image/png', bytes: Uint8Array.of(0, 137, 255) }
  await storeAnswers([profile(1), { name, call, answer: picture, at: Date.now() }])
  // Storing the answer to another call must not change this stored answer, the bytes of a logo.
  await storeAnswers([patient('a', 'Lucía Ejemplo')])
  expect(await keptAnswer(name, call)).toEqual(picture)
  vi.setSystemTime(new Date('2026-11-28T17:59:00Z'))
  expect(await keptAnswer(name, call)).toEqual(picture)
  vi.setSystemTime(new Date('2026-11-28T18:00:00Z'))
  expect(await keptAnswer(name, call)).toBeUndefined()
})

test('nothing about a patient is readable on the device, not even in a call', async () => {
  await storeAnswers([profile(1), patient('uid-of-lucia', 'Lucía Ejemplo')])
  const [[key, row] = ['', {}]] = rows()
  const { sealed } = row as { sealed: { bytes: ArrayBuffer } }
  const readable = key + Object.keys(row as object).join() + new TextDecoder().decode(sealed.bytes)
  expect(readable).not.toMatch(/Luc|uid-of-lucia/)
})

test('a day of patients ends by the clock of the doctor’s workplace', async () => {
  await storeAnswers([profile(1, 'America/Tijuana'), patient('a', 'Lucía Ejemplo')])
  vi.setSystemTime(new Date('2026-11-22T07:59:00Z'))
  expect(await keptAnswer(PATIENT, { params: { uid: 'a' } })).toBeDefined()
  vi.setSystemTime(new Date('2026-11-22T08:00:00Z'))
  expect(await keptAnswer(PATIENT, { params: { uid: 'a' } })).toBeUndefined()
})

test('patients are shown on their day in Mexico only, the profile for a week', async () => {
  await storeAnswers([profile(1), patient('a', 'Lucía Ejemplo')])
  vi.setSystemTime(new Date('2026-11-22T05:59:00Z'))
  expect(await keptAnswer(PATIENT, { params: { uid: 'a' } })).toBeDefined()
  vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
  expect(await keptAnswer(PATIENT, { params: { uid: 'a' } })).toBeUndefined()
  expect(await keptAnswer(PROFILE, {})).toBeDefined()
  vi.setSystemTime(new Date('2026-11-28T18:00:00Z'))
  expect(await keptAnswer(PROFILE, {})).toBeUndefined()
})

test('a search that was never sent finds patients of today by each of its words, without accents', async () => {
  expect(await search('lucia')).toBeUndefined()
  await storeAnswers([profile(1), patient('a', 'Lucía Ejemplo'), patient('b', 'Ramón Ficticio')])
  expect(await search('ejem LUCIA')).toMatchObject([{ uid: 'a' }])
  expect(await search('')).toHaveLength(2)
})

test('a search for a name that nobody on this device has is not answered', async () => {
  const nobody = {
    name: 'GET /api/v2/patient/',
    call: { query: { search: 'nadie', limit: 8 } },
    answer: [],
    at: Date.now(),
  }
  await storeAnswers([profile(1), patient('a', 'Lucía Ejemplo'), nobody])
  expect([await search('nadie'), await search('nada')]).toEqual([undefined, undefined])
})

test('the list of a doctor without patients is answered', async () => {
  const list = {
    name: 'GET /api/v2/patient/',
    call: { query: { search: '', limit: 8 } },
    answer: [],
    at: Date.now(),
  }
  await storeAnswers([profile(1), list])
  expect(await search('')).toEqual([])
})

test('counts and the look of a sheet are shown on their day, workplaces and pharmacies for a week, payments never', async () => {
  const shown = [
    'figures/month/:month',
    'figures/year/:year',
    'rx/sheet-look/:signature',
    'hospital',
    'pharmacies',
  ]
  const calls = [...shown, 'paylinks', 'paylinks-account'].map((path) => `GET /api/v2/${path}/`)
  await storeAnswers([profile(1), ...calls.map((name) => ({ name, call: {}, answer: name, at: Date.now() }))])
  const found = () => Promise.all(calls.map((name) => keptAnswer(name, {})))
  const none = [undefined, undefined]
  expect(await found()).toEqual([...calls.slice(0, 5), ...none])
  vi.setSystemTime(new Date('2026-11-22T18:00:00Z'))
  expect(await found()).toEqual([undefined, undefined, undefined, ...calls.slice(3, 5), ...none])
})

test('another doctor on this device finds nothing, and deletes what was there with its key', async () => {
  await storeAnswers([profile(1), patient('a', 'Lucía Ejemplo')])
  await storeAnswers([profile(2)])
  expect(await keptAnswer(PATIENT, { params: { uid: 'a' } })).toBeUndefined()
  expect(rows()).toHaveLength(1)
  expect(keys()).toEqual(['2 answers'])
})

test('a logout deletes the answers and the key', async () => {
  await storeAnswers([profile(1), patient('a', 'Lucía Ejemplo')])
  await forgetAnswers()
  expect([rows(), keys()]).toEqual([[], []])
  expect(await keptAnswer(PROFILE, {})).toBeUndefined()
})

test('answers that are stored at the same time are all kept', async () => {
  await storeAnswers([profile(1)])
  await Promise.all([
    storeAnswers([patient('a', 'Lucía Ejemplo')]),
    storeAnswers([patient('b', 'Ramón Ficticio')]),
  ])
  expect(await search('')).toHaveLength(2)
})

test('without the profile nobody knows whose answers they are, and nothing is stored', async () => {
  await storeAnswers([patient('a', 'Lucía Ejemplo')])
  expect(rows()).toEqual([])
})

test('the oldest answers make room, and never the profile', async () => {
  await storeAnswers([profile(1)])
  const large = Array.from({ length: 40 }, (_, n) => {
    vi.setSystemTime(Date.now() + 1000)
    return patient(`p${n}`, 'x'.repeat(100_000))
  })
  await storeAnswers(large)
  expect(await keptAnswer(PROFILE, {})).toBeDefined()
  expect(await keptAnswer(PATIENT, { params: { uid: 'p39' } })).toBeDefined()
  expect(await keptAnswer(PATIENT, { params: { uid: 'p0' } })).toBeUndefined()
})

test('the profile stays although a hundred and fifty newer answers were stored', async () => {
  await storeAnswers([profile(1)])
  vi.setSystemTime(new Date('2026-11-21T19:00:00Z'))
  await storeAnswers(Array.from({ length: 150 }, (_, at) => patient(`p${at}`, 'Paciente Ejemplo')))
  expect(await keptAnswer(PROFILE, {})).toEqual(profile(1).answer)
})

test('every stored call is one of the contract', () => {
  const calls = Object.values(allEndpoints).flatMap((domain) =>
    Object.values(domain).map(({ method, path }) => `${method} ${path}`),
  )
  expect(Object.keys(DAYS_SHOWN).filter((name) => !calls.includes(name))).toEqual([])
})
