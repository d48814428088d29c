import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Favourite } from '#contract/medications/favourites.ts'
import type { LastDose, LastPrescription, PrescriptionAgain, UsualRow } from '#contract/medications/usual.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { makeMedication, issuePrescriptionFor } from '../testing/issue.ts'
import { expectRefusal } from '../testing/refused.ts'
import { startTestServer, type TestServer, withClient } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const get = (doctor: TestDoctor, path: string) => call(server, `GET ${path}`, { headers: doctor.auth })
const usual = async (doctor: TestDoctor, query: Record<string, string>) => {
  const answer = await get(doctor, `/api/v2/usual/?${new URLSearchParams(query).toString()}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ results: UsualRow[] }>().results
}
const product = (query: string) => {
  const [hit] = server.catalogue.search(query, 1).results
  if (!hit) throw new Error(`not in the catalogue: ${query}`)
  return { ...makeMedication({ presentation: hit.presentation }), drug_upc: hit.product.uid }
}
const names = (rows: Pick<UsualRow, 'row'>[]) => rows.map(({ row }) => row.generic)

test('usual rows say how often and when last, by code or by words, for this doctor only', async () => {
  const doctor = await createDoctor(server)
  const { uid } = await createPatient(server, doctor)
  const medications = [product('paracetamol 500 tableta')]
  for (const diagnosis of ['Faringitis aguda (J02.9)', 'J02.9 Faringitis', 'FARÍNGITIS  aguda.'])
    await issuePrescriptionFor(server, doctor, uid, { diagnosis, medications })
  const byCode = await usual(doctor, { code: 'J02.9', diagnosis: 'Otra cosa' })
  expect(byCode).toMatchObject([{ uses: 2, row: { generic: 'Paracetamol', qty: 2 } }])
  expect(byCode[0]?.last_used_at.slice(0, 10)).toBe(server.clock.now.toISOString().slice(0, 10))
  expect((await usual(doctor, { diagnosis: 'faringitis aguda' }))[0]?.uses).toBe(1)
  expect((await usual(doctor, { code: 'J02.9', diagnosis: 'faringitis aguda', patient: uid }))[0]?.uses).toBe(
    3,
  )
  expect(await usual(doctor, { diagnosis: '' })).toEqual([])
  expect(await usual(await createDoctor(server), { code: 'J02.9' })).toEqual([])
})

test('usual rows leave out what the checks would stop, and products of the draft', async () => {
  const doctor = await createDoctor(server)
  const { uid } = await createPatient(server, doctor)
  const sildenafil = product('sildenafil 50')
  const isosorbide = product('isosorbida 10')
  for (const row of [sildenafil, product('paracetamol 500 tableta')])
    await issuePrescriptionFor(server, doctor, uid, { diagnosis: 'Prueba', medications: [row] })
  expect(names(await usual(doctor, { diagnosis: 'prueba' }))).toHaveLength(2)
  const beside = isosorbide.drug_upc
  expect(names(await usual(doctor, { diagnosis: 'prueba', beside }))).toEqual(['Paracetamol'])
  const same = product('paracetamol 500 tableta').drug_upc
  expect(names(await usual(doctor, { diagnosis: 'prueba', beside: same }))).not.toContain('Paracetamol')
})

test('a long history is read by its index, and only up to the limit', async () => {
  const doctor = await createDoctor(server)
  const { uid } = await createPatient(server, doctor)
  const rx = await issuePrescriptionFor(server, doctor, uid, { diagnosis: 'Frecuente' })
  await withClient(server.ownerUrl, async (client) => {
    await client.query(
      `insert into prescription (doctor_id, signature, code, payload, key_id, signed, document_kind, patient_id,
         hospital_id, issued_at, valid_until, send_rx, show_diagnosis, diagnosis, extras)
       select doctor_id, lpad(to_hex(n), 64, 'e'), 'x' || n, payload, key_id, signed, document_kind, patient_id,
         hospital_id, issued_at, valid_until, send_rx, show_diagnosis, case when n % 4 = 0 then 'Frecuente' else 'Rara ' || n end, extras
       from prescription, generate_series(1, 20000) n where signature = $1`,
      [rx.signature],
    )
    await client.query(
      `insert into prescription_item (doctor_id, prescription_id, position, presentation, generic, instructions, via,
         category, drug_upc, order_id, ad_id, substitution_allowed, qty)
       select doctor_id, id, 0, 'Paracetamol', 'Paracetamol', 'x', 'oral', 'standard_drug', '', 0, '', true, 1
       from prescription where doctor_id = $1 and signature <> $2`,
      [doctor.id, rx.signature],
    )
    await client.query('analyze prescription, prescription_item')
  })
  const plan = await server.database.asDoctor(doctor.id, (sql) =>
    sql.query<{ 'QUERY PLAN': string }>(
      `explain (analyze) select id from prescription
       where doctor_id = $1 and diagnosis_key = diagnosis_key('Frecuente') and state = 'issued'
       order by id desc limit 200`,
      [doctor.id],
    ),
  )
  const text = plan.map((line) => line['QUERY PLAN']).join('\n')
  expect(text).toMatch(/Index Scan Backward using prescription_by_diagnosis .*actual .*rows=200/)
  expect((await usual(doctor, { diagnosis: 'frecuente', patient: uid }))[0]?.uses).toBe(200)
})

test('the call answers the patient’s last prescription that was not cancelled', async () => {
  const doctor = await createDoctor(server)
  const { uid } = await createPatient(server, doctor)
  const last = async (of = doctor) =>
    (await get(of, `/api/v2/usual/last/?patient=${uid}`)).json<{ prescription: LastPrescription | null }>()
      .prescription
  expect(await last()).toBeNull()
  const first = await issuePrescriptionFor(server, doctor, uid, { diagnosis: 'Gripe' })
  const second = await issuePrescriptionFor(server, doctor, uid, { diagnosis: 'Tos' })
  expect(await last()).toMatchObject({
    signature: second.signature,
    diagnosis: 'Tos',
    medications: ['paracetamol'],
  })
  await call(server, `POST /api/v1/prescriptions/reject/${second.signature}`, {
    headers: doctor.auth,
    body: { rejected: true, reason_of_rejected: 'Prueba' },
  })
  expect((await last())?.signature).toBe(first.signature)
  expect(await last(await createDoctor(server))).toBeNull()
})

test('a repeated prescription has the earlier content, updated from the present catalogue', async () => {
  const doctor = await createDoctor(server)
  const { uid } = await createPatient(server, doctor)
  const rx = await issuePrescriptionFor(server, doctor, uid, {
    diagnosis: 'Tos',
    extras: 'Reposo',
    medications: [product('losartan 50')],
  })
  const answer = await get(doctor, `/api/v2/usual/again/${rx.signature}/`)
  expect(answer.json()).toMatchObject({
    patient: uid,
    gone: [],
    body: { diagnosis: 'Tos', extras: 'Reposo', rows: [{ drug_upc: rx.medications[0]?.drug_upc, qty: 2 }] },
  })
  // The signed document gets an unknown product key, which simulates that the catalogue has lost the product since.
  await withClient(server.ownerUrl, async (client) => {
    await client.query('set session_replication_role = replica')
    await client.query('update prescription set payload = replace(payload, $2, $3) where doctor_id = $1', [
      doctor.id,
      rx.medications[0]?.drug_upc,
      'f'.repeat(64),
    ])
  })
  expect((await get(doctor, `/api/v2/usual/again/${rx.signature}/`)).json()).toMatchObject({
    gone: ['item-0'],
    body: { rows: [{ drug_upc: '', category: 'unstructured_drug' }] },
  })
  expectRefusal(await get(await createDoctor(server), `/api/v2/usual/again/${rx.signature}/`), [404])
})

test('cancelled rows are left out of every answer, and the answer says why', async () => {
  const doctor = await createDoctor(server)
  const { uid } = await createPatient(server, doctor)
  const medications = [product('losartan 50'), product('paracetamol 500 tableta')]
  const rx = await issuePrescriptionFor(server, doctor, uid, { diagnosis: 'Tos rara', medications })
  const body = { reason: 'intolerance', note: 'Mareo', rows: [rx.medications[0]?.id] }
  const cancelled = await call(server, `POST /api/v2/rx/cancel/${rx.signature}/`, {
    headers: doctor.auth,
    body,
  })
  expect(cancelled.statusCode, cancelled.body).toBe(200)

  const again = (await get(doctor, `/api/v2/usual/again/${rx.signature}/`)).json<PrescriptionAgain>()
  expect(again.body.rows.map(({ generic }) => generic)).toEqual(['Paracetamol'])
  expect(again.left_out).toEqual([{ name: 'Losartán', reason: 'Efecto adverso o intolerancia: Mareo' }])
  const last = await get(doctor, `/api/v2/usual/last/?patient=${uid}`)
  expect(last.json<{ prescription: LastPrescription }>().prescription.medications).toEqual(['Paracetamol'])
  expect(names(await usual(doctor, { diagnosis: 'tos rara' }))).toEqual(['Paracetamol'])
  const favourite = await call(server, 'POST /api/v2/favourite/', {
    headers: doctor.auth,
    body: { prescription: rx.signature },
  })
  expect(names(favourite.json<Favourite>().rows.map((row) => ({ row })))).toEqual(['Paracetamol'])
  const ofPatient = await get(doctor, `/api/v2/patient/${uid}/prescriptions/`)
  expect(ofPatient.body).toContain('Paracetamol')
  expect(ofPatient.body).not.toContain('Losart')
  const figures = await get(doctor, '/api/v2/drugs/prescribed/?days=30')
  expect(figures.body).toContain('Paracetamol')
  expect(figures.body).not.toContain('Losartán')
  const renewed = await issuePrescriptionFor(server, doctor, uid, { renews: rx.signature })
  const links = await get(doctor, `/api/v2/rx/links/${renewed.signature}/`)
  expect(links.json()).toMatchObject([{ kind: 'renews', medications: ['Paracetamol'] }])
})

test('the answer says when and why a whole prescription was cancelled', async () => {
  const doctor = await createDoctor(server)
  const { uid } = await createPatient(server, doctor)
  const rx = await issuePrescriptionFor(server, doctor, uid)
  const again = async () =>
    (await get(doctor, `/api/v2/usual/again/${rx.signature}/`)).json<PrescriptionAgain>().cancelled
  expect(await again()).toBeNull()
  await call(server, `POST /api/v2/rx/cancel/${rx.signature}/`, {
    headers: doctor.auth,
    body: { reason: 'allergy', note: 'Ronchas' },
  })
  expect(await again()).toEqual({
    at: expect.stringMatching(/^\d{4}-/) as string,
    reason: 'Alergia: Ronchas',
  })
})

test('the last dose of a product is proposed for an adult of the same age', async () => {
  const doctor = await createDoctor(server)
  const born = (years: number) => `${server.clock.now.getFullYear() - years}-01-01`
  const patientOf = (years: number) => createPatient(server, doctor, { date_of_birth: born(years) })
  const [adult, other, old, child] = await Promise.all([40, 30, 80, 9].map(patientOf))
  const row = product('paracetamol 500 tableta')
  const write = (uid: string, instructions: string) =>
    issuePrescriptionFor(server, doctor, uid, { medications: [{ ...row, instructions }] })
  const doseOf = async (uid: string, by = doctor) => {
    const query = new URLSearchParams({ drug: row.drug_upc, patient: uid }).toString()
    const answer = await get(by, `/api/v2/usual/dose/?${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<{ dose: LastDose | null }>().dose
  }
  expect(await doseOf(adult!.uid)).toBeNull()
  const [first, second] = [8, 6].map((h) => `Tomar 1 tableta por vía oral cada ${h} horas durante 3 días.`)
  const rx = await write(adult!.uid, first!)
  const newer = await write(other!.uid, second!)
  expect(await doseOf(adult!.uid)).toEqual({ instructions: second, issued_at: newer.issued_at })
  await call(server, `POST /api/v2/rx/cancel/${newer.signature}/`, {
    headers: doctor.auth,
    body: { reason: 'treatment' },
  })
  expect((await doseOf(other!.uid))?.instructions).toBe(first)
  expect([await doseOf(old!.uid), await doseOf(child!.uid)]).toEqual([null, null])
  await call(server, `POST /api/v2/rx/cancel/${rx.signature}/`, {
    headers: doctor.auth,
    body: { reason: 'treatment' },
  })
  await write(child!.uid, first!)
  expect([await doseOf(adult!.uid), await doseOf(child!.uid)]).toEqual([null, null])
  const stranger = await createDoctor(server)
  expect(await doseOf((await createPatient(server, stranger)).uid, stranger)).toBeNull()
  expect(await doseOf(adult!.uid, stranger)).toBeNull()
})

test('the last dose of another box of the same medicine is proposed, not that of another strength', async () => {
  const doctor = await createDoctor(server)
  const { uid } = await createPatient(server, doctor, { date_of_birth: '1980-01-01' })
  const boxes = server.catalogue
    .search('paracetamol tableta', 60)
    .results.filter(({ product: { generic, form } }) => generic === 'Paracetamol' && form === 'tableta')
  const strengthOf = (box: (typeof boxes)[number]) => box.product.ingredients[0]?.strength
  const [first, ...others] = boxes
  const sameStrength = others.find((box) => strengthOf(box) === strengthOf(first!))!
  const otherStrength = others.find((box) => strengthOf(box) !== strengthOf(first!))!
  const instructions = 'Tomar 1 tableta por vía oral cada 8 horas durante 3 días.'
  const { presentation } = first!
  await issuePrescriptionFor(server, doctor, uid, {
    medications: [{ ...makeMedication({ presentation }), drug_upc: first!.product.uid, instructions }],
  })
  const doseOf = async (drug: string) => {
    const query = new URLSearchParams({ drug, patient: uid }).toString()
    return (await get(doctor, `/api/v2/usual/dose/?${query}`)).json<{ dose: LastDose | null }>().dose
  }
  expect((await doseOf(first!.product.uid))?.instructions).toBe(instructions)
  expect((await doseOf(sameStrength.product.uid))?.instructions).toBe(instructions)
  expect(await doseOf(otherStrength.product.uid)).toBeNull()
})

test('the calls for usual rows refuse bad input and other doctors’ patients', async () => {
  const doctor = await createDoctor(server)
  const { uid } = await createPatient(server, await createDoctor(server))
  expectRefusal(await get(doctor, `/api/v2/usual/?diagnosis=x&patient=${uid}`), [404])
  for (const query of ['patient=x', 'code=zz', 'beside=%00', `diagnosis=${'x'.repeat(501)}`])
    expectRefusal(await get(doctor, `/api/v2/usual/?${query}`), [400])
  expectRefusal(await get(doctor, '/api/v2/usual/last/?patient=x'), [400])
  for (const query of ['drug=zz', 'drug=a1&patient=x'])
    expectRefusal(await get(doctor, `/api/v2/usual/dose/?${query}`), [400])
  expectRefusal(await get(doctor, '/api/v2/usual/again/x/'), [404])
  expectRefusal(await call(server, 'GET /api/v2/usual/?diagnosis=x'), [401])
})
