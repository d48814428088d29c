import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Favourite, FavouriteBody, FavouriteChange } from '#contract/medications/favourites.ts'
import type { PageOf } from '#contract/schemas/page.ts'
import { call } from '../testing/call.ts'
import { makeDraftRow } from '../testing/drafts.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { makeMedication, issuePrescriptionFor } from '../testing/issue.ts'
import { expectRefusal } from '../testing/refused.ts'
import { startTestServer, type TestServer, withClient } from '../testing/test-server.ts'
import { joinHospital } from '../workplaces/testing/join.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const BODY: FavouriteBody = {
  diagnosis: 'Faringitis',
  diagnoses: [],
  show_diagnosis: true,
  extras: 'Reposo',
  rows: [makeDraftRow()],
}
const create = (doctor: TestDoctor, body: unknown) =>
  call(server, 'POST /api/v2/favourite/', { headers: doctor.auth, body })
const made = async (doctor: TestDoctor, prescription = 'borrador-1', more: object = {}) => {
  const answer = await create(doctor, { prescription, body: BODY, ...more })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<Favourite>()
}
const list = async (doctor: TestDoctor, query = '') =>
  (await call(server, `GET /api/v2/favourite/?${query}`, { headers: doctor.auth })).json<PageOf<Favourite>>()
const change = (doctor: TestDoctor, id: number, body: FavouriteChange) =>
  call(server, `PATCH /api/v2/favourite/${id}/`, { headers: doctor.auth, body })
const use = (doctor: TestDoctor, id: number) =>
  call(server, `POST /api/v2/favourite/${id}/use/`, { headers: doctor.auth })
const remove = (doctor: TestDoctor, id: number) =>
  call(server, `DELETE /api/v2/favourite/${id}/`, { headers: doctor.auth })

/** Creates two doctors who belong to the same hospital. */
async function colleagues() {
  const [owner, member] = [await createDoctor(server), await createDoctor(server)]
  await joinHospital(server, owner, member)
  return { owner, member }
}

test('a favourite keeps a row that is cancelled later in its prescription, because that concerned one patient', async () => {
  const doctor = await createDoctor(server)
  const medications = [makeMedication(), makeMedication({ presentation: 'Naproxeno tabletas 250 mg' })]
  const rx = await issuePrescriptionFor(server, doctor, (await createPatient(server, doctor)).uid, {
    medications,
  })
  const keep = async () => (await create(doctor, { prescription: rx.signature })).json<Favourite>()
  const kept = await keep()
  expect(kept.rows).toHaveLength(2)
  const cancelled = await call(server, `POST /api/v2/rx/cancel/${rx.signature}/`, {
    headers: doctor.auth,
    body: { reason: 'intolerance', note: '', rows: [rx.medications[1]?.id] },
  })
  expect(cancelled.statusCode, cancelled.body).toBe(200)
  expect(await keep()).toEqual(kept)
})

test('a prescription is saved as a favourite by its signature alone, once, with its content', async () => {
  const doctor = await createDoctor(server)
  const rx = await issuePrescriptionFor(server, doctor, (await createPatient(server, doctor)).uid, {
    diagnosis: 'Cefalea',
  })
  const answer = await create(doctor, { prescription: rx.signature })
  expect(answer.statusCode, answer.body).toBe(201)
  expect(answer.json<Favourite>()).toMatchObject({
    prescription: rx.signature,
    name: 'Cefalea',
    diagnosis: 'Cefalea',
    rows: [{ presentation: 'Paracetamol tabletas 500 mg', qty: 2 }],
    is_own: true,
    uses: 0,
    last_used_at: null,
    shared_with: null,
  })
  await create(doctor, { prescription: rx.signature, name: 'Dolor' })
  const { count, results } = await list(doctor)
  expect([count, results.map(({ name }) => name)]).toEqual([1, ['Dolor']])
  expect(JSON.stringify(results)).not.toContain('Paciente')
})

test('a draft is saved as a favourite with its content; pages have limit and offset, the most used first', async () => {
  const doctor = await createDoctor(server)
  for (const n of [1, 2, 3]) await made(doctor, `borrador-${n}`, { name: `Favorito ${n}` })
  const third = (await list(doctor)).results[2]!
  await use(doctor, third.id)
  const used = (await use(doctor, third.id)).json<Favourite>()
  expect([used.uses, used.last_used_at]).toEqual([2, server.clock.now.toISOString()])
  const page = await list(doctor, 'limit=2')
  expect([page.count, page.results.map(({ name }) => name)]).toEqual([3, ['Favorito 3', 'Favorito 1']])
  expect((await list(doctor, 'limit=2&offset=2')).results.map(({ name }) => name)).toEqual(['Favorito 2'])
})

test('saving a removed favourite again restores name, uses and sharing', async () => {
  const { owner, member } = await colleagues()
  const { id } = await made(owner, 'borrador-1', { name: 'Gripe' })
  await change(owner, id, { share: { hospital: owner.hospitalId, clinic: null } })
  await use(owner, id)
  expect((await remove(owner, id)).statusCode).toBe(204)
  expect([(await list(owner)).count, (await list(member)).count]).toEqual([0, 0])
  expectRefusal(await use(owner, id), [404])
  const back = (await create(owner, { prescription: 'borrador-1' })).json<Favourite>()
  expect(back).toMatchObject({ id, name: 'Gripe', uses: 1, shared_with: { hospital: owner.hospitalId } })
  await remove(owner, id)
  server.clock.now = new Date(server.clock.now.getTime() + 2 * 86_400_000)
  const other = await made(owner, 'borrador-2')
  await remove(owner, other.id)
  expectRefusal(await create(owner, { prescription: 'borrador-1' }), [404])
})

test('colleagues see and use a shared favourite, with their own counts, and can’t change it', async () => {
  const { owner, member } = await colleagues()
  const stranger = await createDoctor(server)
  const { id } = await made(owner)
  expect((await list(member)).count).toBe(0)
  const shared = await change(owner, id, { share: { hospital: owner.hospitalId, clinic: null } })
  expect(shared.json<Favourite>().shared_with).toMatchObject({ hospital: owner.hospitalId, clinic: null })
  const [seen] = (await list(member)).results
  expect(seen).toMatchObject({ id, is_own: false, owner: expect.stringMatching(/^Prueba Número/), uses: 0 })
  expect((await use(member, id)).json<Favourite>().uses).toBe(1)
  expect((await list(owner)).results[0]?.uses).toBe(0)
  expectRefusal(await change(member, id, { name: 'Mío' }), [403])
  expectRefusal(await remove(member, id), [403])
  for (const refused of [
    await use(stranger, id),
    await change(stranger, id, { name: 'x' }),
    await remove(stranger, id),
  ])
    expectRefusal(refused, [404])
  await change(owner, id, { share: null })
  expect((await list(member)).count).toBe(0)
})

test('a favourite is shared with workplaces of the doctor only', async () => {
  const { owner } = await colleagues()
  const stranger = await createDoctor(server)
  const { id } = await made(owner)
  const clinic = (
    await call(server, `POST /api/v2/hospital/${owner.hospitalId}/clinics/`, {
      headers: owner.auth,
      body: { name: 'Consultorio 1', location: 'Piso 1' },
    })
  ).json<{ id: number }>().id
  const inClinic = await change(owner, id, { share: { hospital: owner.hospitalId, clinic } })
  expect(inClinic.json<Favourite>().shared_with?.name).toMatch(/^Consultorio 1, /)
  for (const share of [
    { hospital: stranger.hospitalId, clinic: null },
    { hospital: stranger.hospitalId, clinic },
    { hospital: owner.hospitalId, clinic: 0 },
  ])
    expect(Object.keys(expectRefusal(await change(owner, id, { share }), [400]).fields ?? {})).toEqual([
      'share',
    ])
})

test('leaving a hospital ends the sharing there', async () => {
  const { owner, member } = await colleagues()
  const { id } = await made(member)
  await change(member, id, { share: { hospital: owner.hospitalId, clinic: null } })
  expect((await list(owner)).count).toBe(1)
  const memberships = await call(server, `GET /api/v2/memberships/${owner.hospitalId}`, {
    headers: owner.auth,
  })
  const theirs = memberships
    .json<{ id: number; medic: { id: number } }[]>()
    .find((m) => m.medic.id === member.id)
  const ended = await call(server, `DELETE /api/v2/management/memberships/${theirs?.id}/`, {
    headers: owner.auth,
  })
  expect(ended.statusCode, ended.body).toBe(204)
  expect((await list(owner)).count).toBe(0)
  expect((await list(member)).results[0]).toMatchObject({ id, shared_with: null })
})

test('rows are updated from the present catalogue, and lost products become free text', async () => {
  const doctor = await createDoctor(server)
  const [hit] = server.catalogue.search('amoxicilina 500', 1).results
  const stale = makeDraftRow({
    key: 'known',
    drug_upc: hit?.product.uid ?? '',
    presentation: hit?.presentation ?? '',
    fraction: 'VI',
    antibiotic: false,
    brand: 'Marca que no hay',
  })
  const gone = makeDraftRow({ key: 'lost', drug_upc: 'f'.repeat(64), fraction: 'VI' })
  const favourite = await made(doctor, 'borrador-1', { body: { ...BODY, rows: [stale, gone] } })
  expect(favourite.rows[0]).toMatchObject({ antibiotic: true, fraction: 'IV', brand: null })
  expect(favourite.rows[1]).toMatchObject({ drug_upc: '', category: 'unstructured_drug' })
  expect(favourite.gone).toEqual(['lost'])
})

test('bad input, unknown members and too many favourites are refused', async () => {
  const doctor = await createDoctor(server)
  const other = await createDoctor(server)
  const rx = await issuePrescriptionFor(server, other, (await createPatient(server, other)).uid)
  expectRefusal(await create(doctor, { prescription: rx.signature }), [404])
  expectRefusal(await create(doctor, { prescription: '0'.repeat(64) }), [404])
  for (const body of [
    {},
    { prescription: 'x' },
    { prescription: 'borrador-1', name: ' ', body: BODY },
    { prescription: 'borrador-1', name: 'x'.repeat(81), body: BODY },
    { prescription: 'borrador-1', body: { ...BODY, rows: [] } },
    { prescription: 'borrador-1', body: { ...BODY, patient: { uid: 'x' } } },
  ])
    expectRefusal(await create(doctor, body), [400])
  await withClient(server.ownerUrl, (client) =>
    client.query(
      `insert into favourite (doctor_id, prescription, name, body)
       select $1, 'lleno-' || lpad(n::text, 4, '0'), 'x', $2 from generate_series(1, 300) n`,
      [doctor.id, JSON.stringify(BODY)],
    ),
  )
  const full = await create(doctor, { prescription: 'borrador-1', body: BODY })
  expect(expectRefusal(full, [409]).code).toBe('too-many-favourites')
  expect((await create(doctor, { prescription: 'lleno-0001' })).statusCode).toBe(201)
})
