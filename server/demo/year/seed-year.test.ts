import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addDays } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import type { SafetyAnswer } from '#contract/safety.ts'
import { call } from '../../testing/call.ts'
import { HANGS } from '../../testing/hangs.ts'
import { extendTrail } from '../../trail/extend-trail.ts'
import { headKey } from '../../trail/trail-head.ts'
import { verifyTrail } from '../../trail/verify-trail.ts'
import { createDoctor } from '../../testing/factories.ts'
import { startTestServer, withClient, type TestServer } from '../../testing/test-server.ts'
import { addPatient } from '../../patients/save-patient.ts'
import { demoDoctor } from '../demo-data.ts'
import { makeDemo } from '../seed-demo.ts'
import { setMoment } from './queries.ts'

const NOW = new Date()
const TODAY = mexicoDay(NOW)
/**
 * Length of the demo's past in this test. Within 130 days every kind of action occurs. The planning of a whole year is tested
 * in plan-year.test.ts.
 */
const HISTORY = { days: 130, prescriptions: 180 }

let first: TestServer
let second: TestServer
beforeAll(async () => {
  first = await startTestServer()
  second = await startTestServer()
  // The second database gets one more doctor, so that the ids in the two databases differ.
  await createDoctor(second)
  await Promise.all([made(first), made(second)])
})
afterAll(() => Promise.all([first.close(), second.close()]))

const made = (server: TestServer): Promise<void> =>
  makeDemo({ ...server, brand: 'recetario', clock: () => NOW }, HISTORY)
const rows = <Row extends object>(server: TestServer, sql: string): Promise<Row[]> =>
  withClient(server.ownerUrl, async (client) => (await client.query<Row>(sql)).rows)
const one = async <Row extends object>(server: TestServer, sql: string): Promise<Row | undefined> =>
  (await rows<Row>(server, sql))[0]

describe('the year of the demo', () => {
  test('has prescriptions of the days before today, in the order of time', async () => {
    const issued = await rows<{ issued_at: Date }>(first, 'select issued_at from prescription order by id')
    expect(issued).toHaveLength(HISTORY.prescriptions + 3)
    const moments = issued.map(({ issued_at }) => issued_at.getTime())
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    expect(mexicoDay(new Date(moments[0] ?? 0)) >= addDays(TODAY, -HISTORY.days)).toBe(true)
    expect(moments.at(-1)).toBeLessThan(NOW.getTime())
  })

  test('has its statements planned by the rows that it has written', async () => {
    const counted = await one<{ times: number; rows: number }>(
      first,
      `select analyze_count::int as times, reltuples::int as rows
       from pg_stat_user_tables join pg_class on oid = relid where pg_class.relname = 'prescription'`,
    )
    expect(counted?.times).toBeGreaterThan(0)
    expect(counted?.rows).toBeGreaterThan(20)
  })

  test('has every state of a prescription and of a mail, and two drafts', async () => {
    const states = await one<Record<string, number>>(
      first,
      `select count(*) filter (where state = 'rejected')::int as cancelled,
         count(*) filter (where state = 'issued' and valid_until < '${TODAY}' and not is_bought)::int as expired,
         count(*) filter (where is_bought)::int as filled,
         count(*) filter (where is_begun and not is_bought)::int as partly
       from prescription r, lateral (
         select bool_and(bought) as is_bought, bool_or(bought_qty > 0) as is_begun from prescription_item i
         where i.doctor_id = r.doctor_id and i.prescription_id = r.id) i`,
    )
    expect(Object.entries(states ?? {}).filter(([, n]) => n < 3)).toEqual([])
    const mails = await rows<{ state: string }>(first, 'select distinct state from mail order by 1')
    expect(mails.map(({ state }) => state)).toEqual(expect.arrayContaining(['failed', 'sent']))
    const drafts = await rows<{ state: string }>(first, 'select state from draft order by 1')
    expect(drafts.map(({ state }) => state)).toEqual(['submitted', 'writing'])
    const renewals = await one<{ n: number }>(
      first,
      `select count(*)::int as n from prescription_link where kind = 'renews'`,
    )
    expect(renewals?.n).toBeGreaterThan(50)
  })

  test('has events, sales, mails and records at the moments of their acts', async () => {
    const late = await one<Record<string, number>>(
      first,
      `select
         (select count(*) from audit_event e join prescription r on r.id = e.object_id
          where e.action = 'prescription.issued' and e.at <> r.issued_at)::int as issued,
         (select count(*) from fill f join prescription r on r.id = f.prescription_id
          where f.filled_at not between r.issued_at and r.valid_until + interval '2 days')::int as filled,
         (select count(*) from mail m join prescription r on r.id = m.prescription_id
          where m.created_at <> r.issued_at or m.changed_at > r.issued_at + interval '2 minutes')::int as mailed,
         (select count(*) from prescription
          where rejected_at not between issued_at and issued_at + interval '1 hour')::int as cancelled,
         (select count(*) from audit_event where at > '${NOW.toISOString()}')::int as future,
         (select count(*) from signing_key where created_at > '${addDays(TODAY, -100)}')::int as keys`,
    )
    expect(late).toEqual({ issued: 0, filled: 0, mailed: 0, cancelled: 0, future: 0, keys: 0 })
  })

  test('has records that answer what the checks ask: fewer than 10 gaps in 100 prescriptions', async () => {
    const found = await one<{ issued: number; gaps: number; records: number; patients: number }>(
      first,
      `select count(*)::int as issued, sum(jsonb_array_length(safety -> 'gaps'))::int as gaps,
         (select count(*)::int from patient_record) as records, (select count(*)::int from patient) as patients
       from prescription`,
    )
    expect(found?.records).toBe(found?.patients)
    expect((found?.gaps ?? Infinity) / (found?.issued ?? 1)).toBeLessThan(0.1)
  })

  test('has alerts that the doctor overrode, and none that would have stopped the doctor', async () => {
    const found = await one<{ overridden: number; stopping: number }>(
      first,
      `select count(*) filter (where jsonb_array_length(safety -> 'overrides') > 0)::int as overridden,
         count(*) filter (where safety -> 'findings' @> '[{"interrupts": true}]')::int as stopping from prescription`,
    )
    expect(found?.overridden).toBeGreaterThan(0)
    expect(found?.stopping).toBe(0)
  })

  test('has a pregnant woman with prenatal prescriptions, whom a teratogen is contraindicated for', async () => {
    const prenatal = await rows<{ uid: string; pregnant: boolean; medicines: string[] }>(
      first,
      `select p.uid, (k.reproduction ->> 'pregnant')::boolean as pregnant,
         (select array_agg(i.presentation order by i.position) from prescription_item i
          where i.doctor_id = r.doctor_id and i.prescription_id = r.id) as medicines
       from prescription r join patient p on p.doctor_id = r.doctor_id and p.id = r.patient_id
       join patient_record k on k.doctor_id = p.doctor_id and k.patient_id = p.id
       where r.diagnoses::text like '%Z34.9%'`,
    )
    expect(prenatal.length).toBeGreaterThanOrEqual(3)
    for (const { pregnant, medicines } of prenatal) {
      expect(pregnant).toBe(true)
      expect(medicines).toEqual([
        expect.stringContaining('Ácido fólico tableta 0.4 mg'),
        expect.stringContaining('Fumarato ferroso tableta 200 mg'),
      ])
    }
    const login = await call(first, 'POST /rest-auth/login/', {
      body: { email: demoDoctor.email, password: demoDoctor.password },
    })
    const headers = { authorization: `Token ${login.json<{ key: string }>().key}` }
    const row = (presentation: string, at: number) => ({ key: String(at), presentation, instructions: '' })
    const answer = await call(first, 'POST /api/v2/safety/check/', {
      headers,
      body: {
        patient: prenatal[0]?.uid,
        rows: ['Losartán tableta 50 mg', 'Isotretinoína cápsula 20 mg', 'Paracetamol tableta 500 mg'].map(
          row,
        ),
      },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const { findings } = answer.json<SafetyAnswer>()
    const stopping = findings.filter(({ severity }) => severity === 'contraindicated')
    expect(stopping.flatMap(({ items }) => items).toSorted()).toEqual(['0', '1'])
  })

  test('leaves an audit trail that is whole', async () => {
    // Other tests use the same PostgreSQL cluster, and their running transactions delay the audit trail.
    const report = await vi.waitFor(
      async () => {
        await extendTrail(first.database)
        const now = await verifyTrail(first.database, headKey(Buffer.alloc(32, 'key')), [])
        expect(now.unchained).toBe(0)
        return now
      },
      { timeout: HANGS },
    )
    expect(report.fault).toBeNull()
    expect(report.events).toBeGreaterThan(500)
  })
})

test('one seed makes the same patients, medicines, days and states in two databases', async () => {
  const said = `select p.name, p.date_of_birth::text, p.email, r.issued_at, r.state, r.end_reason, r.diagnoses, r.extras,
      r.valid_until::text, m.state as mail,
      (select array[k.allergies, k.conditions, k.weight, k.height, k.reproduction, k.creatinine, k.habits, k.vaccines,
         k.medication] from patient_record k where k.doctor_id = p.doctor_id and k.patient_id = p.id) as record,
      (select json_agg(json_build_array(i.presentation, i.instructions, i.qty, i.bought_qty, i.bought) order by i.position)
       from prescription_item i where i.doctor_id = r.doctor_id and i.prescription_id = r.id) as rows,
      (select json_agg(json_build_array(f.filled_at, f.pharmacy_name) order by f.id) from fill f
       where f.doctor_id = r.doctor_id and f.prescription_id = r.id) as fills
    from prescription r join patient p on p.doctor_id = r.doctor_id and p.id = r.patient_id
    left join mail m on m.doctor_id = r.doctor_id and m.prescription_id = r.id order by r.id`
  const [one, other] = [await rows(first, said), await rows(second, said)]
  expect(other).toEqual(one)
  expect(one).toHaveLength(HISTORY.prescriptions + 3)
})

test('an act after the making of the demo happens at the time of the database', async () => {
  const doctor = await createDoctor(first)
  const event = await first.database.asDoctor(doctor.id, async (sql) => {
    await addPatient(sql, doctor.id, { name: 'Alguien Ejemplo', date_of_birth: '1990-01-01' }, TODAY)
    const [found] = await sql.query<{ is_now: boolean }>(
      `select at = now() as is_now from audit_event where doctor_id = $1 and action = 'patient.added'`,
      [doctor.id],
    )
    return found
  })
  expect(event).toEqual({ is_now: true })
})

test('a moment that is still to come counts as now', async () => {
  const moments = await first.database.asJob(async (sql) => {
    await setMoment(sql, new Date('2999-01-01T00:00:00Z'))
    return sql.query<{ is_now: boolean }>('select act_time() = now() as is_now')
  })
  expect(moments).toEqual([{ is_now: true }])
})
