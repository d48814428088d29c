import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CatalogueWords, DrugShelf, Presentation } from '#contract/medications/drug-catalogue.ts'
import { createDrugSearch } from '#contract/drug-search/search.ts'
import { createShelfSearch } from '#contract/drug-search/shelf-search.ts'
import type { DrugSearch } from '#contract/medications/medications.ts'
import { addDays } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { call } from '../testing/call.ts'
import { createAssistant, createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { issuePrescriptionFor, makeMedication } from '../testing/issue.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let other: TestDoctor

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  other = await createDoctor(server)
})
afterAll(() => server.close())

const get = async <T>(path: string, who = doctor): Promise<T> =>
  (await call(server, `GET ${path}`, { headers: who.auth })).json<T>()
const shelfOf = (who = doctor) => get<DrugShelf>('/api/v2/drugs/shelf/', who)

/** Makes a search in the downloaded catalogue, as the browser does. */
async function searchOnPage(): Promise<(query: string) => DrugSearch> {
  const shelf = await shelfOf()
  const { version, parts } = shelf.catalogue
  const words = await get<CatalogueWords>(`/api/v2/drugs/catalogue/${version}/`)
  const products: Presentation[] = []
  for (let part = 1; part <= parts; part += 1) {
    const { results } = await get<{ results: Presentation[] }>(`/api/v2/drugs/catalogue/${version}/${part}/`)
    products.push(...results)
  }
  const catalogue = createDrugSearch({
    ...words,
    salts: new Set(words.salts),
    describing: new Set(words.describing),
    devices: new Set(words.devices),
    shortNames: new Map(words.shortNames.map(({ short, ingredients }) => [short, ingredients.join('|')])),
    products,
  })
  return createShelfSearch(catalogue, words.ingredients, shelf)
}

const QUERIES = [
  'TMP/SMX',
  'pa',
  'paracetamol',
  'parac 500',
  'amox 50',
  'amoxicilina clavulanico',
  'tempra',
  'acidofolico',
  'para cetamol',
  'hidroxicina',
  'losrtan',
  'omeprasol',
  'fórmula fict',
  'naproxeno 333',
  'zzz',
  '5 ml',
]

test('a page finds what the server finds: catalogue, misspellings, own medications, prices and marks', async () => {
  const body = {
    name: 'Fórmula Ficticia',
    ingredients: [{ name: 'Naproxeno', strength: '333 mg' }],
    form: 'cápsulas',
    content: 'caja con 12 cápsulas',
    route: 'oral',
  }
  await call(server, 'POST /api/v1/basic_drugs/', { headers: doctor.auth, body })
  const [priced, marked] = (await get<DrugSearch>('/api/v2/drugs/?search=paracetamol')).results
  await call(server, `PUT /api/v2/drugs/${priced?.uid}/price/`, {
    headers: doctor.auth,
    body: { price: 'MXN $90.50' },
  })
  const until = addDays(mexicoDay(new Date()), 30)
  await call(server, `PUT /api/v2/drugs/${marked?.uid}/unavailable/`, {
    headers: doctor.auth,
    body: { hospital: null, until },
  })
  const search = await searchOnPage()
  const answers = await Promise.all(
    QUERIES.map((query) => get<DrugSearch>(`/api/v2/drugs/?search=${encodeURIComponent(query)}`)),
  )
  expect(QUERIES.map(search)).toEqual(answers)
  expect(answers.flatMap(({ results }) => results.map((drug) => drug.category))).toContain('basic_drug')
  expect(search('paracetamol').results[0]?.retail_price).toBe('90.50')
  expect(search('paracetamol').results[1]?.unavailable).toEqual({ where: '', until })
  // A product that two searches find is the same object in both results, so that the page need not render it again.
  expect(search('paracetamo').results[0]).toBe(search('paracetamol').results[0])
})

test('a product in three prescriptions is usual for their doctor, and for nobody else', async () => {
  const searched = async (who: TestDoctor) =>
    (await get<DrugSearch>('/api/v2/drugs/?search=naproxeno%20tableta', who)).results
  const [, later] = await searched(doctor)
  const uid = later?.uid ?? ''
  const patient = await createPatient(server, doctor)
  const issue = () =>
    issuePrescriptionFor(server, doctor, patient.uid, {
      medications: [makeMedication({ drug_upc: uid, presentation: later?.presentation })],
    })
  await issue()
  const { signature } = await issue()
  await issue()
  expect((await shelfOf()).usual).toEqual([uid])
  expect((await searched(doctor)).map((drug) => drug.usual)[0]).toBe(true)
  expect((await searched(doctor))[0]?.uid).toBe(uid)
  expect((await searchOnPage())('naproxeno tableta').results).toEqual(await searched(doctor))
  expect((await shelfOf(other)).usual).toEqual([])
  expect((await searched(other)).filter((drug) => drug.usual)).toEqual([])
  const cancelled = await call(server, `POST /api/v2/rx/cancel/${signature}/`, {
    headers: doctor.auth,
    body: { reason: 'mistake' },
  })
  expect(cancelled.statusCode, cancelled.body).toBe(200)
  expect((await shelfOf()).usual).toEqual([])
})

test('a shelf contains nothing of another doctor', async () => {
  expect(await shelfOf(other)).toMatchObject({ own: [], stock: [], usual: [] })
  const path = `GET /api/v2/drugs/shelf/?doctor=${doctor.id}`
  expect((await call(server, path, { headers: other.auth })).statusCode).toBe(404)
})

test('an assistant gets the shelf of a doctor who approved, and of no other', async () => {
  const assistant = await createAssistant(server, doctor)
  const ask = (who: TestDoctor) =>
    call(server, `GET /api/v2/drugs/shelf/?doctor=${who.id}`, { headers: assistant.auth })
  expect((await ask(doctor)).json<DrugShelf>().own).toHaveLength(1)
  expect((await ask(other)).statusCode).toBe(404)
})

test('the catalogue is cached by the browser, compressed, under a version of its own', async () => {
  const { version, parts } = (await shelfOf()).catalogue
  const path = `GET /api/v2/drugs/catalogue/${version}/${parts}/`
  const plain = await call(server, path, { headers: doctor.auth })
  const packed = await call(server, path, { headers: { ...doctor.auth, 'accept-encoding': 'br, gzip' } })
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': 'private, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(plain.json())
  expect(packed.rawPayload.length * 3).toBeLessThan(plain.rawPayload.length)
  const refusing = { ...doctor.auth, 'accept-encoding': 'gzip;q=0' }
  const unpacked = await call(server, path, { headers: refusing })
  expect(unpacked.headers).not.toHaveProperty('content-encoding')
  expect(unpacked.body).toBe(plain.body)
})

test.each(['gone/', 'gone/1/', 'VERSION/0/', 'VERSION/999/', 'VERSION/x/'])(
  '%s is not found',
  async (end) => {
    const { version } = (await shelfOf()).catalogue
    const path = `GET /api/v2/drugs/catalogue/${end.replace('VERSION', version)}`
    expect((await call(server, path, { headers: doctor.auth })).statusCode).toBe(404)
  },
)
