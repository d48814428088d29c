import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { AttentionItem } from '#contract/dashboard/attention.ts'
import type { DashboardAnswer } from '#contract/dashboard/dashboard.ts'
import { addDays } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { courseEnds } from '../../courses/follow-courses.ts'
import { deliverEvents, subscribe } from '../../events/subscriber.ts'
import { call } from '../../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../../testing/factories.ts'
import { HANGS } from '../../testing/hangs.ts'
import { issuePrescriptionFor, makeMedication } from '../../testing/issue.ts'
import { startTestServer, type TestServer, withClient } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await subscribe(server.database, courseEnds(server.database))
})
afterAll(() => server.close())

const attention = async (doctor: TestDoctor): Promise<AttentionItem[]> => {
  const answer = await call(server, 'GET /api/v2/dashboard/', { headers: doctor.auth })
  const { attention: items } = answer.json<DashboardAnswer>()
  if (items === null) throw new Error('the part was not read')
  return items
}

const cancel = (doctor: TestDoctor, signature: string) =>
  call(server, `POST /api/v2/rx/cancel/${signature}/`, {
    headers: doctor.auth,
    body: { reason: 'treatment' },
  })

async function issued(doctor: TestDoctor, more: object = {}) {
  const patient = await createPatient(server, doctor)
  return { patient, rx: await issuePrescriptionFor(server, doctor, patient.uid, { ...more }) }
}

const today = () => mexicoDay(server.clock.now)
const FOR_A_MONTH = makeMedication({
  presentation: 'Metformina tabletas 850 mg',
  generic: 'metformina',
  instructions: 'Tomar 1 tableta por vía oral cada 12 horas durante 30 días.',
})
/**
 * Waits until the end of a prescription's course of treatment is stored. The event that the prescription was issued is read
 * only after older transactions have ended.
 */
const settle = (signature: string, on = server) =>
  vi.waitFor(
    async () => {
      await deliverEvents(on.database, courseEnds(on.database), () => undefined)
      const known = await withClient(on.ownerUrl, (client) =>
        client.query(
          `select from course_end c join prescription r on r.doctor_id = c.doctor_id and r.id = c.prescription_id
           where r.signature = $1`,
          [signature],
        ),
      )
      expect(known.rowCount).toBe(1)
    },
    { timeout: HANGS, interval: 50 },
  )
/** Sets the clock of the application a number of days ahead. */
const wait = (days: number) => {
  server.clock.now = new Date(Date.now() + days * 86_400_000)
}

test('long courses wait from a week before their last day until it is over', async () => {
  const doctor = await createDoctor(server)
  const { rx } = await issued(doctor, { medications: [FOR_A_MONTH] })
  await settle(rx.signature)
  const until = addDays(today(), 29)
  const seen = []
  for (const days of [0, 21, 22, 29, 30]) {
    wait(days)
    seen.push((await attention(doctor)).length)
  }
  expect(seen).toEqual([0, 0, 1, 1, 0])
  wait(25)
  expect(await attention(doctor)).toMatchObject([
    { kind: 'course-ending', signature: rx.signature, until, medications: ['Metformina'] },
  ])
  wait(0)
})

test('long courses of prescriptions that were issued before the subscriber began are read too', async () => {
  const own = await startTestServer()
  try {
    const doctor = await createDoctor(own)
    const { uid } = await createPatient(own, doctor)
    const { signature } = await issuePrescriptionFor(own, doctor, uid, { medications: [FOR_A_MONTH] })
    await subscribe(own.database, courseEnds(own.database))
    await settle(signature, own)
  } finally {
    await own.close()
  }
})

test('long courses do not wait once a later prescription of the patient has the same medicine, unless it is cancelled', async () => {
  const doctor = await createDoctor(server)
  const { patient, rx } = await issued(doctor, { medications: [FOR_A_MONTH] })
  await settle(rx.signature)
  wait(25)
  const later = await issuePrescriptionFor(server, doctor, patient.uid, { medications: [FOR_A_MONTH] })
  await settle(later.signature)
  expect(await attention(doctor)).toEqual([])
  await cancel(doctor, later.signature)
  expect(await attention(doctor)).toHaveLength(1)
  wait(0)
})

test('long courses wait although a later prescription was cancelled before the subscriber saw it', async () => {
  const doctor = await createDoctor(server)
  const { patient, rx } = await issued(doctor, { medications: [FOR_A_MONTH] })
  await settle(rx.signature)
  wait(25)
  const later = await issuePrescriptionFor(server, doctor, patient.uid, { medications: [FOR_A_MONTH] })
  await cancel(doctor, later.signature)
  await settle(later.signature)
  expect(await attention(doctor)).toHaveLength(1)
  wait(0)
})

test('long courses wait while the prescription that continues them is replaced, until that is undone', async () => {
  const doctor = await createDoctor(server)
  const { patient, rx } = await issued(doctor, { medications: [FOR_A_MONTH] })
  await settle(rx.signature)
  wait(25)
  const later = await issuePrescriptionFor(server, doctor, patient.uid, { medications: [FOR_A_MONTH] })
  await settle(later.signature)
  const other = await issuePrescriptionFor(server, doctor, patient.uid, {
    replaces: later.signature,
    medications: [makeMedication({ presentation: 'Glibenclamida tabletas 5 mg' })],
  })
  expect(await attention(doctor)).toHaveLength(1)
  const undone = await call(server, `POST /api/v2/rx/undo/${other.signature}/`, {
    headers: doctor.auth,
    body: { reason: 'correction' },
  })
  expect(undone.statusCode, undone.body).toBe(200)
  expect(await attention(doctor)).toEqual([])
  wait(0)
})

test('long courses do not wait once they were renewed with other words', async () => {
  const doctor = await createDoctor(server)
  const { patient, rx } = await issued(doctor, { medications: [FOR_A_MONTH] })
  await settle(rx.signature)
  wait(25)
  await issuePrescriptionFor(server, doctor, patient.uid, {
    renews: rx.signature,
    medications: [makeMedication({ presentation: 'Glibenclamida tabletas 5 mg' })],
  })
  expect(await attention(doctor)).toEqual([])
  wait(0)
})
