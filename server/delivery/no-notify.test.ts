import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import { call } from '../testing/call.ts'
import { counterCalls } from '../testing/counter.ts'
import { createDoctor, createPatient, createPharmacy } from '../testing/factories.ts'
import { issuePrescriptionFor } from '../testing/issue.ts'
import { startTestServer, withClient, type TestServer } from '../testing/test-server.ts'

/*
 * PostgreSQL's NOTIFY takes a lock of the whole cluster until its transaction is committed. A call of the product that sent
 * NOTIFY would make every other commit wait (decision 032).
 */

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** The NOTIFY channel on which graphile-worker announces its jobs. */
const CHANNEL = '"jobs:insert"'

test('issuing, correcting, filling, resending, cancelling and rejecting send no NOTIFY', async () => {
  const doctor = await createDoctor(server)
  const pharmacy = await createPharmacy(server)
  const { uid } = await createPatient(server, doctor, { email: 'paciente@correo.example' })
  const post = async (at: string, headers: Record<string, string>, body: object): Promise<void> => {
    const answer = await call(server, `POST ${at}`, { headers, body })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  await withClient(server.ownerUrl, async (client) => {
    const heard: string[] = []
    client.on('notification', ({ channel }) => heard.push(channel))
    await client.query(`listen ${CHANNEL}`)
    const issue = (more = {}): Promise<IssuedPrescription> => issuePrescriptionFor(server, doctor, uid, more)
    const first = await issue()
    const corrected = await issue({ replaces: first.signature })
    await post(`/api/v2/rx/undo/${corrected.signature}/`, doctor.auth, { reason: 'medication' })
    expect(await counterCalls(server, pharmacy).sell(first)).toBe('sold')
    await post(`/api/v2/rx/resend/${first.signature}/`, doctor.auth, {})
    await post(`/api/v2/rx/cancel/${first.signature}/`, doctor.auth, { reason: 'treatment' })
    await post(`/api/v1/prescriptions/reject/${(await issue()).signature}/`, pharmacy.auth, {
      rejected: true,
      reason_of_rejected: 'La cantidad no corresponde',
    })
    // Notifications arrive in order. Once that of the job `control` has arrived, every earlier notification has arrived too.
    await withClient(server.ownerUrl, (other) => other.query(`select graphile_worker.add_job('control')`))
    await expect.poll(() => heard.length).toBeGreaterThan(0)
    expect(heard).toEqual(['jobs:insert'])
  })
})

test('only the rare check of a licence has a job that sends NOTIFY', async () => {
  const found = await withClient(server.ownerUrl, (client) =>
    client.query<{ proname: string }>(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~* 'notify|add_job'`,
    ),
  )
  expect(found.rows.map(({ proname }) => proname)).toEqual(['enqueue_licence_check'])
})
