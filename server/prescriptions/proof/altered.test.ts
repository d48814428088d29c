import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Holder, Incident } from '#contract/incidents.ts'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import type { Verification } from '#contract/verification.ts'
import { call } from '../../testing/call.ts'
import { createDoctor, createPatient, createPharmacy, type TestDoctor } from '../../testing/factories.ts'
import { makeMedication, issuePrescriptionFor } from '../../testing/issue.ts'
import { OPERATOR, startTestServer, withClient, type TestServer } from '../../testing/test-server.ts'
import { compareAll } from './compare-all.ts'

let server: TestServer
let doctor: TestDoctor
let pharmacy: Awaited<ReturnType<typeof createPharmacy>>
let uid: string

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  pharmacy = await createPharmacy(server)
  uid = (await createPatient(server, doctor)).uid
})
afterAll(() => server.close())
beforeEach(() => asOwner('delete from account_mail'))

/** Runs an SQL statement as the database's owner, who bypasses the application, its triggers and its row security. */
const asOwner = <Row extends object>(statement: string, values: unknown[] = []) =>
  withClient(server.ownerUrl, async (client) => {
    await client.query('set session_replication_role = replica')
    return (await client.query<Row>(statement, values)).rows
  })
const search = async ({ signature }: Pick<IssuedPrescription, 'signature'>) =>
  (await call(server, `GET /api/v2/pharmacy/rx/${signature}`, { headers: pharmacy.auth })).json<{
    code?: string
  }>().code
const sell = async (rx: IssuedPrescription) => {
  const answer = await call(server, `POST /api/v1/prescriptions/burn/${rx.signature}/`, {
    headers: pharmacy.auth,
    body: { sales_code: `T-${rx.id}`, medications: [{ id: rx.medications[0]?.id, bought_qty: 1 }] },
  })
  return [answer.statusCode, answer.json<{ code?: string }>().code]
}
const print = async (rx: IssuedPrescription) =>
  (await call(server, `GET /api/v2/rx/pdf/${rx.signature}/`, { headers: pharmacy.auth })).json<{
    code?: string
  }>().code
const authentic = async (rx: IssuedPrescription) =>
  (await call(server, `GET /api/v2/verify/${rx.signature}/`)).json<Verification>().authentic
const mails = () =>
  asOwner<{ recipient: string; note: string }>(
    `select recipient, note from account_mail where kind = 'prescriptions-altered'`,
  )

const changes: [string, string, string][] = [
  ['a quantity', 'update prescription_item set qty = 3', 'items.0.qty'],
  ['further supplies', 'update prescription_item set refills = 2', 'items.0.refills'],
  ['instructions', `update prescription_item set instructions = 'Tomar 9 tabletas.'`, 'items.0.instructions'],
  ['the name of a medicine', `update prescription_item set generic = 'otro'`, 'items.0.generic'],
  ['a class', `update prescription_item set fraction = 'II'`, 'items.0.fraction'],
  ['a row that goes', 'delete from prescription_item', 'items items.0'],
  ['the last day', 'update prescription set valid_until = valid_until + 365', 'valid_until'],
  ['the first day', 'update prescription set valid_from = issued_at::date', 'valid_from'],
  ['the day of issue', `update prescription set issued_at = issued_at + interval '1 ms'`, 'issued_at'],
  ['the diagnosis', `update prescription set diagnosis = 'Otro'`, 'diagnosis'],
  ['whether it shows', 'update prescription set show_diagnosis = not show_diagnosis', 'show_diagnosis'],
  ['general instructions', `update prescription set extras = 'Más'`, 'extras'],
  ['the kind of document', `update prescription set document_kind = 'handwritten'`, 'document_kind'],
  ['the hospital', 'update prescription set hospital_id = hospital_id + 1', 'place'],
  ['the time zone', `update prescription set time_zone = 'America/Tijuana'`, 'place'],
  ['the code', `update prescription set code = 'AAAAAAAAA'`, 'code'],
  ['what alike rows are found by', `update prescription set rows_key = 'otra'`, 'rows_key'],
  [
    'a byte of the payload',
    `update prescription set payload = replace(payload, 'tableta', 'tablete')`,
    'payload',
  ],
  ['the payload, which is text no more', `update prescription set payload = left(payload, 100)`, 'payload'],
  [
    'a byte of the signature',
    'update prescription set signed = set_byte(signed, 9, get_byte(signed, 9) # 1)',
    'signed',
  ],
]

describe.each(changes)(
  'F2 a prescription of which %s was changed in the database',
  (_name, change, fault) => {
    test('is refused when a pharmacy searches, sells or prints, and is recorded and mailed once', async () => {
      const rx = await issuePrescriptionFor(server, doctor, uid)
      expect(await search(rx)).toMatch(/^[0-9A-Z]{9}$/)
      const isItem = change.includes('prescription_item')
      await asOwner(`${change} where ${isItem ? 'prescription_id' : 'id'} = $1`, [rx.id])
      expect(await sell(rx)).toEqual([409, 'prescription-altered'])
      expect(await search(rx)).toBe('prescription-altered')
      expect(await print(rx)).toBe('prescription-altered')
      expect(await authentic(rx)).not.toBe(true)
      expect(await mails()).toEqual([{ recipient: OPERATOR, note: `${doctor.id}/${rx.id}` }])
      const trail = await asOwner<{ faults: string }>(
        `select details ->> 'faults' as faults from audit_event where action = 'prescription.altered' and object_id = $1`,
        [rx.id],
      )
      expect(trail).toHaveLength(1)
      expect(trail[0]?.faults).toContain(fault)
      expect(await asOwner('select 1 from fill where prescription_id = $1', [rx.id])).toEqual([])
    })
  },
)

test('with another patient id is noticed; a changed name of its patient is no alteration', async () => {
  const rx = await issuePrescriptionFor(server, doctor, uid)
  await asOwner(`update patient set name = 'Otro Nombre' where uid = $1`, [uid])
  expect(await search(rx)).toMatch(/^[0-9A-Z]{9}$/)
  const other = await createPatient(server, doctor)
  await asOwner('update prescription set patient_id = $2 where id = $1', [rx.id, other.id])
  expect(await search(rx)).toBe('prescription-altered')
})

test('acts of pharmacies and doctors after the issue are no alteration', async () => {
  const rx = await issuePrescriptionFor(server, doctor, uid, {
    medications: [makeMedication(), makeMedication({ qty: 3 })],
  })
  expect((await sell(rx))[0]).toBe(200)
  const cancelled = await call(server, `POST /api/v2/rx/cancel/${rx.signature}/`, {
    headers: doctor.auth,
    body: { reason: 'treatment', rows: [rx.medications[1]?.id] },
  })
  expect(cancelled.statusCode).toBe(200)
  expect([await search(rx), await authentic(rx)]).toEqual([rx.code, true])
  expect(await mails()).toEqual([])
})

test('the doctor can read the incident and the affected patient', async () => {
  const own = await createDoctor(server)
  const patient = await createPatient(server, own)
  await createPatient(server, own)
  const rx = await issuePrescriptionFor(server, own, patient.uid)
  await asOwner('update prescription_item set qty = 7 where prescription_id = $1', [rx.id])
  await search(rx)
  const listed = await call(server, 'GET /api/v2/incidents/', { headers: own.auth })
  const [incident] = listed.json<Incident[]>()
  expect(incident).toMatchObject({ reach: 'prescription', holders: 1 })
  expect(incident?.what).toContain(String(rx.id).padStart(6, '0'))
  const holders = await call(server, `GET /api/v2/incidents/${incident?.id}/holders/`, { headers: own.auth })
  expect(holders.json<{ results: Holder[] }>().results.map((one) => one.uid)).toEqual([patient.uid])
})

describe('the nightly comparison', () => {
  const lines: string[] = []
  const run = (batch?: number, operator = OPERATOR) =>
    compareAll(
      {
        database: server.database,
        signer: server.signer,
        clock: () => server.clock.now,
        alarm: { operator, log: (line) => lines.push(line) },
      },
      batch,
    )
  const count = async () =>
    (await asOwner<{ n: number }>('select count(*)::int as n from prescription'))[0]?.n ?? 0

  test('reads all prescriptions in batches, and mails new alterations once', async () => {
    const before = await run()
    expect(before.compared).toBe(await count())
    const other = await createDoctor(server)
    const theirs = await createPatient(server, other)
    const rxs = [
      await issuePrescriptionFor(server, doctor, uid),
      await issuePrescriptionFor(server, other, theirs.uid),
      await issuePrescriptionFor(server, other, theirs.uid),
    ]
    await asOwner(`update prescription set diagnosis = 'Otro' where id = any($1)`, [[rxs[0]?.id, rxs[2]?.id]])
    await asOwner('delete from account_mail')
    lines.length = 0
    const after = await run(2)
    expect(after).toEqual({ compared: before.compared + 3, altered: before.altered + 2, fresh: 2 })
    expect(await mails()).toEqual([
      { recipient: OPERATOR, note: `${doctor.id}/${rxs[0]?.id}, ${other.id}/${rxs[2]?.id}` },
    ])
    expect(lines).toEqual([
      `prescription altered: doctor ${doctor.id}, number ${rxs[0]?.id}: diagnosis`,
      `prescription altered: doctor ${other.id}, number ${rxs[2]?.id}: diagnosis`,
      `prescriptions compared: ${after.compared}, altered: ${after.altered}, of these found now: 2`,
    ])
    // An alteration of a prescription that is recorded already is not reported again.
    expect(await run()).toMatchObject({ fresh: 0, altered: after.altered })
    expect(await mails()).toHaveLength(1)
  })

  test('resumes where it was stopped', async () => {
    const total = await count()
    const [half] = await asOwner<{ id: number }>(
      'select id from prescription where doctor_id = $1 order by id offset 4 limit 1',
      [doctor.id],
    )
    await asOwner(
      `insert into column_comparison (started_at, at_doctor, at_prescription, compared) values (now(), $1, $2, 5)`,
      [doctor.id, half?.id],
    )
    expect((await run(3)).compared).toBe(total)
    const unfinished = await asOwner('select 1 from column_comparison where finished_at is null')
    expect(unfinished).toEqual([])
  })
})
