import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Closing } from '#contract/accounts/closing.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import type { Verification } from '#contract/verification.ts'
import { startAccess, type Access } from '../testing/access.ts'
import { call } from '../testing/call.ts'
import {
  createDoctor,
  createPatient,
  createPharmacy,
  PASSWORD,
  type TestDoctor,
} from '../testing/factories.ts'
import { issuePrescriptionFor } from '../testing/issue.ts'
import { expectRefusal } from '../testing/refused.ts'
import { joinHospital } from '../workplaces/testing/join.ts'
import { sweepClosings } from './close-account.ts'
import { ERASED } from './queries.ts'

const DAY_MS = 86_400_000

let access: Access

beforeAll(async () => {
  access = await startAccess()
})
afterAll(() => access.close())

const ask = (doctor: TestDoctor, email = doctor.email) =>
  call(access.server, 'POST /api/v2/account/closing/', { headers: doctor.auth, body: { email } })
const state = async (doctor: TestDoctor) =>
  (await call(access.server, 'GET /api/v2/account/closing/', { headers: doctor.auth })).json<Closing>()
const takeBack = (doctor: TestDoctor) =>
  call(access.server, 'DELETE /api/v2/account/closing/', { headers: doctor.auth })

/** Runs the job that closes accounts as if a number of days had passed. */
const sweepAfter = (days: number) =>
  sweepClosings(
    access.server.database,
    access.server.signer,
    new Date(access.server.clock.now.getTime() + days * DAY_MS),
  )

const one = async (text: string, doctor: TestDoctor) => (await access.sql(text, [doctor.id]))[0]

/** Creates a doctor with a prescription, whose account is to be closed. */
async function leaving() {
  const doctor = await createDoctor(access.server)
  const patient = await createPatient(access.server, doctor)
  const rx = await issuePrescriptionFor(access.server, doctor, patient.uid)
  expect((await ask(doctor)).statusCode).toBe(200)
  return { doctor, rx }
}

test('I5 the page says what is kept and until when', async () => {
  const doctor = await createDoctor(access.server)
  expect(await state(doctor)).toEqual({
    closes_at: null,
    grace_days: 30,
    kept_years: 5,
    prescriptions: 0,
    kept_until: null,
    blocked_by: [],
  })
  await issuePrescriptionFor(access.server, doctor, (await createPatient(access.server, doctor)).uid)
  const { prescriptions, kept_until: day } = await state(doctor)
  const thisYear = Number(mexicoDay(access.server.clock.now).slice(0, 4))
  expect([prescriptions, Number(day?.slice(0, 4))]).toEqual([1, thisYear + 5])
})

test('a request sets the day 30 days ahead, closes the other sessions, and is mailed', async () => {
  const doctor = await createDoctor(access.server)
  const elsewhere = (await access.logIn(doctor.email, PASSWORD)).json<{ key: string }>().key
  expect((await ask(doctor, doctor.email.toUpperCase())).statusCode).toBe(200)
  const { closes_at: at } = await state(doctor)
  expect(new Date(at ?? '').getTime()).toBe(access.server.clock.now.getTime() + 30 * DAY_MS)
  const profile = await call(access.server, 'GET /api/v2/profile/', { headers: doctor.auth })
  expect(profile.json()).toMatchObject({ results: [{ closes_at: at }] })
  const other = { authorization: `Token ${elsewhere}` }
  expectRefusal(await call(access.server, 'GET /api/v2/profile/', { headers: other }), [401])
  const [mail] = await access.mails(doctor.email)
  expect(mail?.subject).toMatch(/se va a cerrar$/)
  expect(mail?.text).toMatch(/Se cerrará el \d+ de \w+ de \d{4}\./)
  // A second request to close the account does not move the day of closing.
  access.server.clock.now = new Date(access.server.clock.now.getTime() + DAY_MS)
  await ask(doctor)
  expect((await state(doctor)).closes_at).toBe(at)
})

test('a doctor who withdraws in time keeps the account, and nothing is erased', async () => {
  const { doctor } = await leaving()
  await sweepAfter(29.99)
  const key = (await access.logIn(doctor.email, PASSWORD)).json<{ key: string }>().key
  const again = { ...doctor, auth: { authorization: `Token ${key}` } }
  expect((await takeBack(again)).statusCode).toBe(200)
  await sweepAfter(40)
  expect((await state(again)).closes_at).toBeNull()
  expect(await one('select name from doctor where doctor_id = $1', doctor)).toMatchObject({
    name: expect.stringMatching(/\S/),
  })
  expectRefusal(await takeBack(again), [404])
  const actions = await access.sql<{ action: string }>(
    `select action from audit_event where doctor_id = $1 and action like 'account.clos%' order by id`,
    [doctor.id],
  )
  expect(actions.map(({ action }) => action)).toEqual([
    'account.closing-requested',
    'account.closing-taken-back',
  ])
})

test('after the grace period: no login, no profile, and a free address', async () => {
  const { doctor } = await leaving()
  expect(await sweepAfter(31)).toBeGreaterThan(0)
  expectRefusal(await call(access.server, 'GET /api/v2/profile/', { headers: doctor.auth }), [401])
  expect(expectRefusal(await access.logIn(doctor.email, PASSWORD), [400]).code).toBe('login-failed')
  expect(await one('select email, password_hash, is_active from account where id = $1', doctor)).toEqual({
    email: `closed-${doctor.id}@closed.invalid`,
    password_hash: null,
    is_active: false,
  })
  expect(
    await one(
      'select name, cedula, institution, specialty, phone, ux_settings, specialty_verified from doctor where doctor_id = $1',
      doctor,
    ),
  ).toEqual({
    name: '',
    cedula: '',
    institution: '',
    specialty: '',
    phone: '',
    ux_settings: {},
    specialty_verified: false,
  })
  expect(await access.sql('select id from session where account_id = $1', [doctor.id])).toEqual([])
  const mails = await access.mails(doctor.email, 2)
  expect(mails.map(({ subject }) => subject).join('\n')).toMatch(/se cerró/)
  expect(await sweepAfter(31)).toBe(0)
  expect((await access.register(doctor.email)).statusCode).toBe(201)
  const [mail] = await access.mails(doctor.email, 3)
  expect(mail?.subject).toMatch(/^Confirme su correo/)
})

test('a reset does not reopen a closed account', async () => {
  const { doctor } = await leaving()
  await access.askReset(doctor.email)
  const mails = await access.mails(doctor.email, 2)
  const link = mails.map(({ text }) => /\/new-password#(\w+)\/([\w-]{43})/.exec(text ?? '')).find(Boolean)
  await sweepAfter(31)
  const answer = await access.reset({ uid: link?.[1] ?? '', token: link?.[2] ?? '' })
  expect(expectRefusal(answer, [404]).code).toBe('link-dead')
})

test('prescriptions of a closed account are still verified and filled', async () => {
  const { doctor, rx } = await leaving()
  await sweepAfter(31)
  const {
    authentic,
    state: now,
    prescriber,
  } = (await call(access.server, `GET /api/v2/verify/${rx.signature}/`, {})).json<Verification>()
  expect([authentic, now]).toEqual([true, 'available'])
  expect(prescriber.name).toMatch(/^Prueba Número/)
  const pharmacy = await createPharmacy(access.server)
  const filled = await call(access.server, `POST /api/v1/prescriptions/burn/${rx.signature}/`, {
    headers: pharmacy.auth,
    body: { sales_code: 'T-1', medications: [{ id: rx.medications[0]?.id, bought_qty: 1 }] },
  })
  expect(filled.statusCode, filled.body).toBe(200)
  const key = await one(
    'select public_key is not null as proves, private_key_sealed, retired_because from signing_key where doctor_id = $1',
    doctor,
  )
  expect(key).toEqual({ proves: true, private_key_sealed: null, retired_because: 'closed' })
  const [event] = await access.sql<{ details: { kept_until: string } }>(
    `select details from audit_event where doctor_id = $1 and action = 'account.closed'`,
    [doctor.id],
  )
  expect(event?.details.kept_until).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('every table with a doctor’s id is either kept by law or erased', async () => {
  // Every database table with a doctor's id must be in the list `kept` or in `ERASED`, so a new table fails this test.
  const kept = [
    'account_closing',
    'assistance', // Ended links of assistants are kept, because the audit trail refers to them.
    'audit_event',
    'doctor', // The doctor's row is kept, with all personal columns emptied.
    'figure_day', // Counts are erased with the prescriptions that they count.
    'figure_entry',
    'figure_name',
    'fill',
    'fill_item',
    'incident', // Incidents are kept, because the affected patients must be notified.
    'invitation', // An invitation belongs to the hospital.
    'mail', // Mails are kept as a record of when and where a prescription was sent.
    'membership', // Ended memberships are deleted with the hospital (erase-workplaces.test.ts).
    'patient',
    'ian_use', // Daily numbers of questions to the AI assistant are kept, without the questions.
    'paylink', // Payment links are accounting records, kept without names until the last record is erased.
    'paylink_lookup',
    'paylink_movement',
    'paylink_person', // The person who was asked to pay is erased with the patient.
    'patient_consent', // A consent is kept as proof.
    'patient_merge',
    'patient_record', // The law requires the clinical record to be kept.
    'patient_record_past',
    'patient_request', // A request and its answer are kept as proof.
    'payment_notice',
    'picture', // Drawn signatures and logos of issued sheets are kept; portraits and licences are not.
    'prescription',
    'prescription_item',
    'prescription_link',
    'prescription_lookup',
    'prescription_tally',
    'safety_reason', // Reasons for overriding findings belong to the clinical record.
    'search_entry',
    'signing_key', // Only the public halves of keys are kept.
  ]
  const rows = await access.sql<{ table_name: string }>(
    `select distinct table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'doctor_id'`,
  )
  expect(rows.map((row) => row.table_name).toSorted()).toEqual([...kept, ...ERASED].toSorted())
})

test('a request with another address, without a fresh proof, or by a guest is refused', async () => {
  const doctor = await createDoctor(access.server)
  const body = expectRefusal(await ask(doctor, 'otra@clinica.example'), [400])
  expect(Object.keys(body.fields ?? {})).toEqual(['email'])
  await access.sql(`update session set proved_at = now() - interval '1 hour' where account_id = $1`, [
    doctor.id,
  ])
  expect(expectRefusal(await ask(doctor), [403]).code).toBe('step-up-required')
  expectRefusal(
    await call(access.server, 'POST /api/v2/account/closing/', { body: { email: doctor.email } }),
    [401],
  )
  expect((await state(doctor)).closes_at).toBeNull()
})

test('a hospital is not left with members and without an administrator', async () => {
  const doctor = await createDoctor(access.server)
  const colleague = await createDoctor(access.server)
  await joinHospital(access.server, doctor, colleague)
  const { blocked_by: blockedBy } = await state(doctor)
  expect(blockedBy.map(({ id }) => id)).toEqual([doctor.hospitalId])
  expect(expectRefusal(await ask(doctor), [409]).code).toBe('last-administrator')
  expect((await state(colleague)).blocked_by).toEqual([])
})
