import { afterAll, beforeAll, expect, test } from 'vitest'
import type {
  Drug,
  DrugSearch,
  PrescribedFigures,
  PrescribedMedication,
} from '#contract/medications/medications.ts'
import type { KnownIngredient, OwnMedication } from '#contract/medications/own-medications.ts'
import type { SafetyAnswer } from '#contract/safety.ts'
import { call } from '../../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../../testing/factories.ts'
import { INSTRUCTIONS, issuePrescriptionFor } from '../../testing/issue.ts'
import { expectRefusal } from '../../testing/refused.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let other: TestDoctor

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  other = await createDoctor(server)
})
afterAll(() => server.close())

const written = (more: Record<string, unknown> = {}) => ({
  name: 'Fórmula Ficticia',
  ingredients: [{ name: 'Naproxeno', strength: '333 mg' }],
  form: 'cápsulas',
  content: 'caja con 12 cápsulas',
  route: 'oral',
  ...more,
})
const create = (body: unknown, who = doctor) =>
  call(server, 'POST /api/v1/basic_drugs/', { headers: who.auth, body })
const created = async (more: Record<string, unknown> = {}, who = doctor) => {
  const answer = await create(written(more), who)
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<OwnMedication>()
}
const search = async (text: string, who = doctor): Promise<DrugSearch> =>
  (await call(server, `GET /api/v2/drugs/?search=${encodeURIComponent(text)}`, { headers: who.auth })).json()
const fieldsOf = (answer: Awaited<ReturnType<typeof create>>) =>
  Object.keys(answer.json<{ fields: object }>().fields)

const rowOf = (drug: Drug, more: Record<string, unknown> = {}) => ({
  presentation: drug.presentation,
  drug_upc: drug.uid,
  generic: drug.generic,
  brand: drug.brand,
  category: drug.category,
  instructions: INSTRUCTIONS,
  via: 'oral',
  qty: 1,
  ...more,
})

test('a misspelt controlled ingredient keeps its class', async () => {
  const ingredients = [{ name: 'Clonazepan', strength: '2 mg' }]
  const answer = await create(written({ ingredients, fraction: 'IV' }))
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    fields: { 'ingredients.0.name': [expect.stringContaining('clonazepam')] },
  })
})

test('an own medication is completed, found, prescribed with its generic name first, and counted', async () => {
  const own = await created()
  expect(own).toMatchObject({ form: 'cápsula', fraction: 'IV', antibiotic: false })
  expect(own.presentation).toBe('Naproxeno cápsula 333 mg, caja con 12 cápsulas')
  const [first] = (await search('formula fict')).results
  expect(first).toMatchObject({ uid: own.uid, category: 'basic_drug', brand: 'Fórmula Ficticia' })
  expect((await search('naproxeno 333')).results[0]?.uid).toBe(own.uid)

  const { uid } = await createPatient(server, doctor)
  const rx = await issuePrescriptionFor(server, doctor, uid, { medications: [rowOf(first!)] })
  expect(rx.medications[0]).toMatchObject({ category: 'basic_drug', generic: 'Naproxeno', drug_upc: own.uid })
  const figures = await call(server, 'GET /api/v2/drugs/prescribed/?days=30', { headers: doctor.auth })
  expect(figures.json<PrescribedFigures>()).toMatchObject({
    prescriptions: 1,
    is_bounded: false,
    results: [{ name: 'Naproxeno', uses: 1, patients: 1 }],
  })
  const listed = await call(server, 'GET /api/v2/medications/', { headers: doctor.auth })
  expect(listed.json()).toMatchObject({ count: 1, results: [{ drug_upc: own.uid, qty_label: '1' }] })
  const [row] = listed.json<{ results: PrescribedMedication[] }>().results
  const readRow = (id: number | undefined, who = doctor) =>
    call(server, `GET /api/v2/medications/${id}/`, { headers: who.auth })
  expect((await readRow(row?.id)).json()).toEqual(row)
  expect(row).toMatchObject({ presentation: own.presentation, instructions: INSTRUCTIONS, bought: false })
  expectRefusal(await readRow(row?.id, other), [404])
  expectRefusal(await readRow(999_999_999), [404])
})

test('ingredients and forms are offered as one types, each ingredient with its class', async () => {
  const ask = (endpoint: string, headers: Record<string, string> = doctor.auth) =>
    call(server, endpoint, { headers })
  const found = await ask('GET /api/v2/drugs/ingredients/?search=CLONAZ')
  expect(found.json<{ results: KnownIngredient[] }>().results).toContainEqual({
    name: 'clonazepam',
    fraction: 'II',
  })
  expect((await ask('GET /api/v2/drugs/ingredients/?search=%C2%BF')).json()).toEqual({ results: [] })
  const { results } = (await ask('GET /api/v2/drugs/forms/')).json<{ results: { name: string }[] }>()
  expect(results).toContainEqual({ name: 'tableta', route: 'oral' })
  expect(new Set(results.map(({ name }) => name)).size).toBe(results.length)
  for (const endpoint of ['GET /api/v2/drugs/ingredients/?search=a', 'GET /api/v2/drugs/forms/'])
    expectRefusal(await ask(endpoint, {}), [401])
})

test('another doctor can neither find, read, change nor prescribe it', async () => {
  const own = await created({ name: 'Secreta', ingredients: [{ name: 'ketorolaco', strength: '7 mg' }] })
  expect((await search('secreta', other)).results.map((r) => r.uid)).not.toContain(own.uid)
  const at = `/api/v1/basic_drugs/${own.id}`
  expect((await call(server, `GET ${at}`, { headers: other.auth })).statusCode).toBe(404)
  const [drug] = (await search('secreta')).results
  const { uid } = await createPatient(server, other)
  const answer = await call(server, 'POST /api/v2/rx-endpoint/', {
    headers: other.auth,
    body: { patient: { uid }, medications: [rowOf(drug!)] },
  })
  expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, ['medications.0.drug_upc']])
})

test('the safety checks see its ingredients', async () => {
  await created({ name: 'Dilatex Ficticio', ingredients: [{ name: 'sildenafil', strength: '50 mg' }] })
  const [drug] = (await search('dilatex')).results
  const row = {
    key: 'a',
    drug_upc: drug!.uid,
    presentation: drug!.presentation,
    instructions: '1 tableta diaria',
  }
  const nitrate = { key: 'b', generic: 'dinitrato de isosorbida', presentation: 'tableta 10 mg' }
  const ask = async (who: TestDoctor) =>
    (
      await call(server, 'POST /api/v2/safety/check/', {
        headers: who.auth,
        body: { patient: '', rows: [{ ...row, presentation: '' }, nitrate] },
      })
    ).json<SafetyAnswer>()
  const found = (answer: SafetyAnswer) => answer.findings.filter(({ kind }) => kind === 'interaction')
  expect(found(await ask(doctor)).length).toBeGreaterThan(0)
  expect(found(await ask(other))).toEqual([])
})

test('its class is at least the strictest of its controlled ingredients', async () => {
  const clonazepam = [
    { name: 'clonazepam', strength: '1 mg' },
    { name: 'piridoxina', strength: '10 mg' },
  ]
  const strict = await created({ name: 'Mixta', ingredients: clonazepam })
  expect(['II', 'III']).toContain(strict.fraction)
  const laxer = await create(written({ name: 'Laxa', ingredients: clonazepam, fraction: 'VI' }))
  expect([laxer.statusCode, fieldsOf(laxer)]).toEqual([400, ['fraction']])
  // Hydrocodone is on the law's list of controlled substances, and the catalogue has no product of it.
  const narcotic = [{ name: 'hidrocodona', strength: '5 mg' }]
  expect(fieldsOf(await create(written({ name: 'Hidro', ingredients: narcotic, fraction: 'IV' })))).toEqual([
    'fraction',
  ])
  const unknown = [{ name: 'extracto ficticio' }]
  expect(fieldsOf(await create(written({ name: 'X', ingredients: unknown })))).toEqual(['fraction'])
  expect((await created({ name: 'X', ingredients: unknown, fraction: 'VI' })).ingredients[0]?.is_known).toBe(
    false,
  )
})

test.each([
  ['no ingredient', { ingredients: [] }, 'ingredients'],
  ['one twice', { ingredients: [{ name: 'naproxeno' }, { name: 'NAPROXENO' }] }, 'ingredients'],
  [
    'a strength that is none',
    { ingredients: [{ name: 'naproxeno', strength: 'mucho' }] },
    'ingredients.0.strength',
  ],
  ['a route in short', { route: 'zz' }, 'route'],
  ['a price of another form', { price: '12.5' }, 'price'],
  ['a price of zero', { price: 'MXN $0.00' }, 'price'],
  ['a price above the limit', { price: 'MXN $10,000.00' }, 'price'],
])('refuses %s', async (_case, more, field) => {
  const answer = await create(written({ name: `Mala ${field}`, ...more }))
  expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, [field]])
})

test('it can be changed, removed and restored; a duplicate is refused', async () => {
  const own = await created({ name: 'Ida y vuelta', code: 'IV-1' })
  const at = `/api/v1/basic_drugs/${own.id}`
  const change = (body: unknown) => call(server, `PATCH ${at}`, { headers: doctor.auth, body })
  expect((await change({ price: 'MXN $90.50' })).json<OwnMedication>().retail_price).toBe('90.50')
  expect((await search('ida vuelta')).results[0]?.retail_price).toBe('90.50')
  expect(fieldsOf(await create(written({ name: 'Otra', code: 'iv-1' })))).toEqual(['name'])
  expect((await call(server, `DELETE ${at}`, { headers: doctor.auth })).statusCode).toBe(204)
  expect((await search('ida vuelta')).results.map((r) => r.uid)).not.toContain(own.uid)
  expect((await change({})).statusCode).toBe(200)
  expect((await search('ida vuelta')).results[0]?.uid).toBe(own.uid)
})

test('a favourite can contain it', async () => {
  await created({ name: 'De siempre' })
  const [drug] = (await search('de siempre')).results
  const { uid } = await createPatient(server, doctor)
  const rx = await issuePrescriptionFor(server, doctor, uid, { medications: [rowOf(drug!)] })
  const kept = await call(server, 'POST /api/v2/favourite/', {
    headers: doctor.auth,
    body: { prescription: rx.signature },
  })
  expect(kept.json()).toMatchObject({ gone: [], rows: [{ category: 'basic_drug', drug_upc: drug!.uid }] })
})

test('a price and an out-of-stock mark show in the search, and a hospital’s mark to its members', async () => {
  const { uid } = (await search('paracetamol 500')).results[0]!
  const price = (body: unknown) =>
    call(server, `PUT /api/v2/drugs/${uid}/price/`, { headers: doctor.auth, body })
  const mark = (body: unknown, who = doctor) =>
    call(server, `PUT /api/v2/drugs/${uid}/unavailable/`, { headers: who.auth, body })
  const marks = (who: TestDoctor) => call(server, 'GET /api/v2/drugs/unavailable/', { headers: who.auth })
  expect((await price({ price: 'MXN $31.00' })).json()).toEqual({ retail_price: '31.00' })
  const until = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  expect((await mark({ hospital: doctor.hospitalId, until }, other)).statusCode).toBe(400)
  expect((await mark({ hospital: null, until: '2020-01-01' })).statusCode).toBe(400)
  await mark({ hospital: null, until })
  const seen = (await search('paracetamol 500')).results.find((r) => r.uid === uid)
  expect(seen).toMatchObject({ retail_price: '31.00', unavailable: { where: '', until } })
  const elsewhere = (await search('paracetamol 500', other)).results.find((r) => r.uid === uid)
  expect(elsewhere).toMatchObject({ retail_price: null, unavailable: null })

  await mark({ hospital: null, until: null })
  const at = await mark({ hospital: doctor.hospitalId, until })
  expect(at.json()).toMatchObject({ results: [{ uid, is_own: true, hospital: doctor.hospitalId }] })
  expect((await marks(doctor)).json()).toEqual(at.json())
  expect((await marks(other)).json()).toEqual({ results: [] })
  server.clock.now = new Date(server.clock.now.getTime() + 30 * 86_400_000)
  const later = (await search('paracetamol 500')).results.find((r) => r.uid === uid)
  server.clock.now = new Date()
  expect(later?.unavailable).toBeNull()
})
