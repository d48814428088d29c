import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AttentionItem } from '#contract/dashboard/attention.ts'
import type { DashboardAnswer } from '#contract/dashboard/dashboard.ts'
import { addDays } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { call } from '../../testing/call.ts'
import { makeDraftBody } from '../../testing/drafts.ts'
import { createAssistant, createDoctor, createPatient, type TestDoctor } from '../../testing/factories.ts'
import { issuePrescriptionFor } from '../../testing/issue.ts'
import { startTestServer, type TestServer, withClient } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const attention = async (doctor: TestDoctor): Promise<AttentionItem[]> => {
  const answer = await call(server, 'GET /api/v2/dashboard/', { headers: doctor.auth })
  const { attention: items } = answer.json<DashboardAnswer>()
  if (items === null) throw new Error('the part was not read')
  return items
}
const ids = async (doctor: TestDoctor) => (await attention(doctor)).map(({ id }) => id)
const dismiss = (doctor: TestDoctor, item: string) =>
  call(server, `PUT /api/v2/dashboard/dismissed/${item}/`, { headers: doctor.auth })
const takeBack = (doctor: TestDoctor, item: string) =>
  call(server, `DELETE /api/v2/dashboard/dismissed/${item}/`, { headers: doctor.auth })

/** Sets the state of the newest mail of a prescription, as the delivery of the mail would. */
const settleMail = (signature: string, state: string) =>
  withClient(server.ownerUrl, (client) =>
    client.query(
      `update mail set state = $2, changed_at = now() where id = (select max(m.id) from mail m
         join prescription r on r.doctor_id = m.doctor_id and r.id = m.prescription_id where r.signature = $1)`,
      [signature, state],
    ),
  )

async function issued(doctor: TestDoctor, more: object = {}) {
  const patient = await createPatient(server, doctor, {
    name: 'Ramón Ficticio',
    email: 'ramon@paciente.example',
  })
  return { patient, rx: await issuePrescriptionFor(server, doctor, patient.uid, { ...more }) }
}

describe('mails', () => {
  test.each([
    ['failed', 'mail-failed'],
    ['unknown', 'mail-unknown'],
  ])('a mail in the state %s waits for its doctor only', async (state, kind) => {
    const [doctor, other] = [await createDoctor(server), await createDoctor(server)]
    const { rx } = await issued(doctor)
    expect(await attention(doctor)).toEqual([])
    await settleMail(rx.signature, state)
    expect(await attention(doctor)).toMatchObject([
      { kind, signature: rx.signature, patient_name: 'Ramón Ficticio', email: 'ramon@paciente.example' },
    ])
    expect(await attention(other)).toEqual([])
  })

  test('a mail that was sent again no longer waits, until that one fails too', async () => {
    const doctor = await createDoctor(server)
    const { rx } = await issued(doctor)
    await settleMail(rx.signature, 'failed')
    const [first] = await ids(doctor)
    const resent = await call(server, `POST /api/v2/rx/resend/${rx.signature}/`, {
      headers: doctor.auth,
      body: { email: 'otra@paciente.example' },
    })
    expect(resent.statusCode).toBe(200)
    expect(await ids(doctor)).toEqual([])
    await settleMail(rx.signature, 'failed')
    const [second] = await ids(doctor)
    expect(second).toMatch(/^mail-failed:/)
    expect(second).not.toBe(first)
  })

  test('the mail of a cancelled prescription does not wait', async () => {
    const doctor = await createDoctor(server)
    const { rx } = await issued(doctor)
    await settleMail(rx.signature, 'failed')
    await call(server, `POST /api/v2/rx/cancel/${rx.signature}/`, {
      headers: doctor.auth,
      body: { reason: 'treatment' },
    })
    expect(await ids(doctor)).toEqual([])
  })
})

describe('dismissal', () => {
  test('hides one item, can be taken back, and leaves the same item of nobody else', async () => {
    const doctor = await createDoctor(server)
    const [one, two] = [await issued(doctor), await issued(doctor)]
    for (const { rx } of [one, two]) await settleMail(rx.signature, 'failed')
    const [newest = '', oldest = ''] = await ids(doctor)
    expect((await dismiss(doctor, newest)).statusCode).toBe(204)
    expect((await dismiss(doctor, newest)).statusCode).toBe(204)
    expect(await ids(doctor)).toEqual([oldest])
    await dismiss(await createDoctor(server), oldest)
    expect(await ids(doctor)).toEqual([oldest])
    expect((await takeBack(doctor, newest)).statusCode).toBe(204)
    expect(await ids(doctor)).toEqual([newest, oldest])
  })

  test('of one failure never hides a later failure of the same prescription', async () => {
    const doctor = await createDoctor(server)
    const { rx } = await issued(doctor)
    const seen = new Set<string>()
    for (let round = 1; round <= 4; round += 1) {
      await settleMail(rx.signature, round % 2 === 0 ? 'unknown' : 'failed')
      const [item = '', ...others] = await ids(doctor)
      expect(others).toEqual([])
      expect(seen.has(item)).toBe(false)
      seen.add(item)
      await dismiss(doctor, item)
      expect(await ids(doctor)).toEqual([])
      await call(server, `POST /api/v2/rx/resend/${rx.signature}/`, {
        headers: doctor.auth,
        body: { email: `otra${round}@paciente.example` },
      })
    }
    expect(seen.size).toBe(4)
  })

  test('of a submitted draft does not hide the draft when it is submitted again', async () => {
    const doctor = await createDoctor(server)
    const assistant = await createAssistant(server, doctor)
    const at = `/api/v2/assistant/${doctor.id}/drafts/borrador-uno/`
    const headers = assistant.auth
    const body = { version: 0, body: makeDraftBody('borrador-uno') }
    await call(server, `PUT ${at}`, { headers, body })
    expect(await ids(doctor)).toEqual([])
    await call(server, `POST ${at}submit/`, { headers, body: { version: 1 } })
    const [item = ''] = await ids(doctor)
    expect(item).toBe('draft-submitted:borrador-uno.2')
    await dismiss(doctor, item)
    expect(await ids(doctor)).toEqual([])
    await call(server, `POST /api/v2/drafts/borrador-uno/return/`, {
      headers: doctor.auth,
      body: { version: 2, note: 'Falta la dosis' },
    })
    await call(server, `POST ${at}submit/`, { headers, body: { version: 3 } })
    expect(await ids(doctor)).toEqual(['draft-submitted:borrador-uno.4'])
  })

  test.each(['nothing', 'Mail:1', 'mail-failed:', 'mail-failed:a%20b', `mail-failed:${'1'.repeat(200)}`])(
    'of %s is refused',
    async (item) => {
      expect((await dismiss(await createDoctor(server), item)).statusCode).toBe(400)
    },
  )

  test('keeps at most 500 items of a doctor', async () => {
    const doctor = await createDoctor(server)
    await withClient(server.ownerUrl, (client) =>
      client.query(
        `insert into attention_dismissal select $1, 'mail-failed:' || n, now() - interval '1 day'
         from generate_series(1, 600) n`,
        [doctor.id],
      ),
    )
    await dismiss(doctor, 'mail-failed:last')
    const kept = await withClient(server.ownerUrl, (client) =>
      client.query<{ item: string }>('select item from attention_dismissal where doctor_id = $1', [
        doctor.id,
      ]),
    )
    expect(kept.rows).toHaveLength(500)
    expect(kept.rows.map(({ item }) => item)).toContain('mail-failed:last')
  })
})

describe('the licence', () => {
  const setDoctor = (doctor: TestDoctor, assignment: string) =>
    withClient(server.ownerUrl, (client) =>
      client.query(`update doctor set ${assignment} where doctor_id = $1`, [doctor.id]),
    )

  test('waits while it is under review, and with the reason of a rejection', async () => {
    const doctor = await createDoctor(server)
    await setDoctor(doctor, `licence_state = 'pending'`)
    expect(await attention(doctor)).toMatchObject([{ kind: 'licence-pending' }])
    await setDoctor(doctor, `licence_state = 'rejected', licence_reason = 'La foto no se lee'`)
    expect(await attention(doctor)).toMatchObject([{ kind: 'licence-rejected', reason: 'La foto no se lee' }])
  })

  test('waits from 60 days before the end of the certificate, and after it', async () => {
    const doctor = await createDoctor(server)
    const today = mexicoDay(server.clock.now)
    const endsIn = async (days: number) => {
      await setDoctor(doctor, `specialty = 'Pediatría', specialty_until = '${addDays(today, days)}'`)
      return (await attention(doctor)).map(({ kind }) => kind)
    }
    expect(await endsIn(61)).toEqual([])
    expect(await endsIn(60)).toEqual(['certificate-ending'])
    expect(await endsIn(0)).toEqual(['certificate-ending'])
    expect(await endsIn(-1)).toEqual(['certificate-expired'])
  })
})
