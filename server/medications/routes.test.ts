import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DrugSearch, PrescribedFigures } from '#contract/medications/medications.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, createPharmacy, type TestDoctor } from '../testing/factories.ts'
import { issuePrescriptionFor } from '../testing/issue.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

const ask = (query: string, headers: Record<string, string> = doctor.auth) =>
  call(server, `GET /api/v2/drugs/?${query}`, { headers })

const search = async (text: string): Promise<DrugSearch> =>
  (await ask(`search=${encodeURIComponent(text)}`)).json<DrugSearch>()

test('a search finds a generic with everything that a row needs', async () => {
  const { results, corrected } = await search('amlodipino')
  expect(corrected).toBeNull()
  expect(results[0]).toMatchObject({
    order_id: '0',
    category: 'standard_drug',
    generic: 'Amlodipino',
    route: 'oral',
    fraction: 'IV',
  })
  expect(results[0]?.uid).toMatch(/^[0-9a-f]{64}$/)
})

test('a search ignores case and accents, and announces a corrected spelling', async () => {
  const first = (await search('amlodipino')).results[0]?.uid
  expect((await search('ÁMLODIPINO')).results[0]?.uid).toBe(first)
  const wrong = await search('amlodipinno')
  expect([wrong.corrected?.toLowerCase(), wrong.results[0]?.generic]).toEqual(['amlodipino', 'Amlodipino'])
})

test('a search names a known brand whose contents the catalogue lacks', async () => {
  expect(await search('Tabcin')).toEqual({
    query: 'Tabcin',
    corrected: null,
    results: [],
    guesses: [],
    known: 'Tabcin',
  })
  expect((await search('amlodipino')).known).toBeNull()
})

test('a search returns as many results as requested, and none for an empty query', async () => {
  expect((await ask('search=a&limit=3')).json<DrugSearch>().results.length).toBeLessThanOrEqual(3)
  expect((await search('')).results).toEqual([])
  expect((await search('%$·"')).results).toEqual([])
})

test.each(['limit=0', 'limit=51', 'limit=1.5', 'limit=x', 'search=a&search=b', `search=${'a'.repeat(121)}`])(
  'refuses ?%s',
  async (query) => expect((await ask(query)).statusCode).toBe(400),
)

test('a search of a guest or a pharmacy is refused', async () => {
  expect((await ask('search=a', {})).statusCode).toBe(401)
  expect((await ask('search=a', (await createPharmacy(server)).auth)).statusCode).toBe(403)
})

test('the figures name each medicine with a capital letter, however it was written', async () => {
  const { uid } = await createPatient(server, doctor)
  const instructions = 'Tomar 1 tableta por vía oral cada 8 horas durante 3 días.'
  const medications = [{ presentation: 'paracetamol tabletas 500 mg', instructions, qty: 1 }]
  await issuePrescriptionFor(server, doctor, uid, { medications })
  const figures = await call(server, 'GET /api/v2/drugs/prescribed/?days=30', { headers: doctor.auth })
  const { results } = figures.json<PrescribedFigures>()
  expect(results.map(({ name }) => name)).toEqual(['Paracetamol'])
})
