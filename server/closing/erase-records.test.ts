import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { healthDataConsent } from '#knowledge/law/health-data-consent.ts'
import { startJobs } from '../jobs/jobs.ts'
import { noRegister } from '../outside/licences/no-register.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, createPharmacy, type TestDoctor } from '../testing/factories.ts'
import { HANGS } from '../testing/hangs.ts'
import { issuePrescriptionFor } from '../testing/issue.ts'
import { ownerRows, startTestServer, type TestServer, TRAIL, withClient } from '../testing/test-server.ts'
import { sweepClosings } from './close-account.ts'
import { eraseRecords } from './erase-records.ts'
import { afterRetention } from './testing/after-retention.ts'

const DAY_MS = 86_400_000

let server: TestServer
let doctor: TestDoctor

beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

const sql = <Row = Record<string, unknown>>(text: string, values?: unknown[]) =>
  ownerRows<Row>(server, text, values)
const after = (days: number) => afterRetention(server.clock.now, days)

const ask = (endpoint: string, body?: unknown, who: { auth: Record<string, string> } = doctor) =>
  call(server, endpoint, { headers: who.auth, body })

/**
 * Creates a patient for whom every table has a row: a prescription, a sale, a clinical record, a consent and a renewal request.
 */
async function createTreatedPatient(of = doctor) {
  const patient = await createPatient(server, of)
  const rx = await issuePrescriptionFor(server, of, patient.uid)
  const pharmacy = await createPharmacy(server)
  const sold = await ask(
    `POST /api/v1/prescriptions/burn/${rx.signature}/`,
    { sales_code: 'T-1', medications: [{ id: rx.medications[0]?.id, bought_qty: 1 }] },
    pharmacy,
  )
  expect(sold.statusCode, sold.body).toBe(200)
  await sql(`insert into patient_record (doctor_id, patient_id) values ($1, $2)`, [of.id, patient.id])
  await sql(
    `insert into patient_record_past (doctor_id, patient_id, version, sections, written_at)
     values ($1, $2, 1, '{}', now())`,
    [of.id, patient.id],
  )
  await sql(
    `insert into patient_consent (doctor_id, patient_id, version, method, given_on)
     values ($1, $2, $3, 'handwritten-signature', current_date)`,
    [of.id, patient.id, healthDataConsent.version],
  )
  await sql(
    `insert into patient_request (doctor_id, patient_id, kind, received_on) values ($1, $2, 'access', current_date)`,
    [of.id, patient.id],
  )
  await sql(
    `insert into safety_reason (doctor_id, patient_id, finding, reason, given_at) values ($1, $2, 'f', 'r', now())`,
    [of.id, patient.id],
  )
  return { patient, rx }
}

async function close(who = doctor) {
  expect((await ask('POST /api/v2/account/closing/', { email: who.email }, who)).statusCode).toBe(200)
  await sweepClosings(server.database, server.signer, new Date(server.clock.now.getTime() + 31 * DAY_MS))
}

/** Number of rows with a doctor's id in each table of the database. Tables without such rows are left out. */
async function rowsOf(who = doctor): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>(
    `select distinct table_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'doctor_id' order by name`,
  )
  const counts = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await sql<{ n: string }>(`select count(*) as n from "${name}" where doctor_id = $1`, [
        who.id,
      ])
      return [name, Number(row?.n)] as const
    }),
  )
  return Object.fromEntries(counts.filter(([, n]) => n > 0))
}

test('five years after the last act, all patients of a closed account are erased', async () => {
  await createTreatedPatient()
  const { rx } = await createTreatedPatient()
  await close()
  expect(await eraseRecords(server.database, after(2))).toEqual({ patients: 2, prescriptions: 2 })
  const left = await rowsOf()
  expect(Object.keys(left).toSorted()).toEqual(['account_closing', 'audit_event', 'doctor'])
  const [event] = await sql(
    `select actor_kind, details from audit_event where doctor_id = $1 and action = 'records.erased'`,
    [doctor.id],
  )
  expect(event).toEqual({ actor_kind: 'system', details: { patients: 2, prescriptions: 2, workplaces: 1 } })
  expect((await call(server, `GET /api/v2/verify/${rx.signature}/`, {})).statusCode).toBe(404)
  // An account whose records are erased is marked as such, and the job does not read it again.
  expect(await eraseRecords(server.database, after(2))).toEqual({ patients: 0, prescriptions: 0 })
  expect(
    await sql('select 1 from account_closing where doctor_id = $1 and erased_at is null', [doctor.id]),
  ).toEqual([])
})

test('nothing is erased before five years', async () => {
  await createTreatedPatient()
  await close()
  const before = await rowsOf()
  for (const days of [-5 * 365, -365, -2]) await eraseRecords(server.database, after(days))
  expect(await rowsOf()).toEqual(before)
  await eraseRecords(server.database, after(2))
})

test('nothing of an open account is erased, nor of one that must still be kept', async () => {
  await createTreatedPatient()
  const leaving = await createDoctor(server)
  await createTreatedPatient(leaving)
  expect((await ask('POST /api/v2/account/closing/', { email: leaving.email }, leaving)).statusCode).toBe(200)
  const before = [await rowsOf(), await rowsOf(leaving)]
  await eraseRecords(server.database, after(20 * 365))
  expect([await rowsOf(), await rowsOf(leaving)]).toEqual(before)
  await ask('DELETE /api/v2/account/closing/', undefined, leaving)
})

test.each([
  ['a sale', 'fill', 'filled_at'],
  ['a change of the record', 'patient_record', 'changed_at'],
  ['a consent', 'patient_consent', 'recorded_at'],
  ['a request', 'patient_request', 'recorded_at'],
])('%s restarts the five years of that patient, and of no other', async (_name, table, column) => {
  const late = await createTreatedPatient()
  await createTreatedPatient()
  await close()
  const of =
    table === 'fill'
      ? `prescription_id in (select id from prescription where patient_id = $2 and doctor_id = $1)`
      : `patient_id = $2`
  await sql(`update ${table} set ${column} = now() + interval '1 year' where doctor_id = $1 and ${of}`, [
    doctor.id,
    late.patient.id,
  ])
  expect(await eraseRecords(server.database, after(2))).toEqual({ patients: 1, prescriptions: 1 })
  const left = await rowsOf()
  expect(left).toMatchObject({ patient: 1, prescription: 1, fill: 1, patient_record: 1, signing_key: 1 })
  const verified = await call(server, `GET /api/v2/verify/${late.rx.signature}/`, {})
  expect(verified.json()).toMatchObject({ authentic: true })
  expect(await eraseRecords(server.database, after(368))).toEqual({ patients: 1, prescriptions: 1 })
  expect(Object.keys(await rowsOf())).not.toContain('patient')
})

test('merged patients are erased together, when both may be', async () => {
  const kept = await createTreatedPatient()
  const gone = await createTreatedPatient()
  await sql(
    `insert into patient_merge (doctor_id, kept_id, gone_id, kept_before, kept_after, followers)
     values ($1, $2, $3, '{}', '{}', '{}')`,
    [doctor.id, kept.patient.id, gone.patient.id],
  )
  await sql('update patient set merged_into = $2 where doctor_id = $1 and id = $3', [
    doctor.id,
    kept.patient.id,
    gone.patient.id,
  ])
  await close()
  await sql(
    `update patient_record set changed_at = now() + interval '1 year' where doctor_id = $1 and patient_id = $2`,
    [doctor.id, gone.patient.id],
  )
  expect(await eraseRecords(server.database, after(2))).toEqual({ patients: 0, prescriptions: 0 })
  expect(await eraseRecords(server.database, after(368))).toEqual({ patients: 2, prescriptions: 2 })
})

test('the database itself refuses to erase by hand, from an open account, from another doctor, and from the audit trail', async () => {
  await createTreatedPatient()
  const closed = await createDoctor(server)
  await createTreatedPatient(closed)
  await close(closed)
  const refused = (as: number, text: string) =>
    expect(
      server.database.asDoctor(as, async (inside) => {
        await inside.query(`select set_config('app.erasing', 'on', true)`)
        return inside.query(text)
      }),
    ).rejects.toMatchObject({ code: '42501' })
  await refused(doctor.id, `select erase_records(${doctor.id}, '2999-01-01')`)
  await refused(doctor.id, `select erase_records(${closed.id}, '2999-01-01')`)
  for (const table of ['prescription', 'patient', 'fill', 'audit_event', 'patient_record_past'])
    await refused(closed.id, `delete from ${table}`)
  await expect(
    withClient(server.ownerUrl, async (client) => {
      await client.query(`select set_config('app.erasing', 'on', false)`)
      await client.query('delete from audit_event')
    }),
  ).rejects.toMatchObject({ code: '42501' })
  await eraseRecords(server.database, after(2))
})

test('the job queue erases by the application’s clock', async () => {
  await createTreatedPatient()
  await close()
  const jobs = await startJobs({
    url: server.ownerUrl,
    database: server.database,
    signer: server.signer,
    clock: () => after(2),
    mail: { send: async () => ({ result: 'sent', outcome: '' }), close: () => undefined },
    licences: noRegister,
    refreshers: {},
    compose: () => Promise.reject(new Error('no prescription here')),
    composeAccountMail: async () => null,
    trail: TRAIL,
    operator: '',
    responsible: '',
    log: () => undefined,
  })
  try {
    const [cron] = await sql(`select identifier from graphile_worker._private_known_crontabs`)
    expect(cron).toEqual({ identifier: 'erase-records' })
    await sql(`select graphile_worker.add_job('erase-records')`)
    await expect.poll(async () => Object.keys(await rowsOf()), { timeout: HANGS }).not.toContain('patient')
  } finally {
    await jobs.stop()
  }
})
