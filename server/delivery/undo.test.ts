import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { IssuedPrescription, Prescription } from '#contract/prescriptions.ts'
import type { TimelineEvent } from '#contract/prescription-timeline.ts'
import type { SendingState } from '#contract/undo.ts'
import { formatCode } from '#contract/values/identifiers/format-code.ts'
import type { Verification } from '#contract/verification.ts'
import { startJobs } from '../jobs/jobs.ts'
import { noRegister } from '../outside/licences/no-register.ts'
import { call } from '../testing/call.ts'
import { counterCalls } from '../testing/counter.ts'
import { createDoctor, createPatient, createPharmacy, type TestDoctor } from '../testing/factories.ts'
import { HANGS } from '../testing/hangs.ts'
import { issuePrescriptionFor } from '../testing/issue.ts'
import { startTestServer, type TestServer, TRAIL, withClient } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let jobs: { stop(): Promise<void> }
const handedOver: string[] = []

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  jobs = await startJobs({
    url: server.ownerUrl,
    database: server.database,
    signer: server.signer,
    clock: () => server.clock.now,
    mail: {
      send: async ({ to }) => {
        handedOver.push(to)
        return { result: 'sent', outcome: '250' }
      },
      close: () => undefined,
    },
    licences: noRegister,
    refreshers: {},
    compose: async ({ recipient }) => ({
      messageId: '<una@recetario.example>',
      from: 'Recetas <recetas@recetario.example>',
      to: recipient,
      cc: '',
      subject: 'Receta',
      text: 'Receta',
      html: '<p>Receta</p>',
      attachments: [],
    }),
    composeAccountMail: async () => null,
    trail: TRAIL,
    operator: '',
    responsible: '',
    log: () => undefined,
  })
})
afterAll(async () => {
  await jobs.stop()
  await server.close()
})

async function issueTo(email: string): Promise<IssuedPrescription> {
  const patient = await createPatient(server, doctor, { email })
  return issuePrescriptionFor(server, doctor, patient.uid)
}
const stateOf = async ({ signature }: IssuedPrescription) =>
  (await call(server, `GET /api/v2/rx/sending/${signature}/`, { headers: doctor.auth })).json<SendingState>()
const undo = ({ signature }: IssuedPrescription, headers = doctor.auth, reason = 'medication') =>
  call(server, `POST /api/v2/rx/undo/${signature}/`, { headers, body: { reason } })
const read = async ({ signature }: IssuedPrescription) =>
  (await call(server, `GET /api/v2/rx-endpoint/${signature}`, { headers: doctor.auth })).json<Prescription>()
/** Ends the time for which a prescription's mail is held back so that the doctor can undo issuing the prescription. */
const letLeave = () =>
  withClient(server.ownerUrl, (client) =>
    client.query(`update mail set send_after = now() - interval '1 s' where state = 'pending'`),
  )

test('a mail waits, the response says how long, and it is sent after that', async () => {
  const rx = await issueTo('espera@paciente.example')
  const { state, seconds_left: left } = await stateOf(rx)
  expect(state).toBe('waiting')
  expect(left).toBeGreaterThan(5)
  expect(left).toBeLessThanOrEqual(10)
  // During this pause the queue is read, but the mail is not due yet.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(handedOver).not.toContain('espera@paciente.example')
  await letLeave()
  await vi.waitFor(() => expect(handedOver).toContain('espera@paciente.example'), { timeout: HANGS })
  await expect.poll(async () => (await read(rx)).status.sent_status[0]).toBe('sent_email')
  expect((await undo(rx)).statusCode).toBe(409)
  expect((await read(rx)).status.rx_status[0]).toBe('available')
})

test('an undone prescription is cancelled with its reason, and its mail is never sent', async () => {
  const rx = await issueTo('nunca@paciente.example')
  expect((await undo(rx)).json()).toEqual({ state: 'none', seconds_left: 0, replaced: null })
  await letLeave()
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(handedOver).not.toContain('nunca@paciente.example')
  const { status, reason_of_rejected: reason, rejected } = await read(rx)
  expect([status.rx_status[0], status.sent_status[0], rejected]).toEqual(['rejected', 'not_to_send', true])
  expect(reason).toBe('Deshecha antes de enviarse: medicamento o dosis por corregir')
  expect((await undo(rx)).statusCode).toBe(409)
})

test('a cancellation stops a waiting mail too', async () => {
  const rx = await issueTo('cancelada@paciente.example')
  const answer = await call(server, `POST /api/v1/prescriptions/reject/${rx.signature}`, {
    headers: doctor.auth,
    body: { rejected: true, reason_of_rejected: 'Error al escribirla' },
  })
  expect(answer.statusCode).toBeLessThan(300)
  expect(await stateOf(rx)).toEqual({ state: 'none', seconds_left: 0 })
})

describe('undoing a correction', () => {
  async function corrected(email: string) {
    const { uid } = await createPatient(server, doctor, { email })
    const old = await issuePrescriptionFor(server, doctor, uid)
    const made = await issuePrescriptionFor(server, doctor, uid, { replaces: old.signature })
    return { old, made }
  }
  const links = async ({ signature }: IssuedPrescription) =>
    (await call(server, `GET /api/v2/rx/links/${signature}/`, { headers: doctor.auth })).json()
  const verified = async ({ signature }: IssuedPrescription) =>
    (await call(server, `GET /api/v2/verify/${signature}/`)).json<Verification>()

  test('restores the corrected prescription with its unsent mail', async () => {
    const { old, made } = await corrected('corregida@paciente.example')
    expect((await read(old)).rejected).toBe(true)
    expect((await undo(made)).json()).toMatchObject({
      replaced: { signature: old.signature, code: old.code, is_restored: true },
    })
    expect((await read(made)).rejected).toBe(true)
    expect(await read(old)).toMatchObject({
      rejected: false,
      reason_of_rejected: '',
      status: { rx_status: ['available', expect.anything()] },
    })
    expect((await stateOf(old)).state).toBe('waiting')
    expect(await links(old)).toEqual([])
    expect(await verified(old)).toMatchObject({ state: 'available', authentic: true, replaced_by: null })
    const told = await call(server, `GET /api/v2/rx/timeline/${old.signature}/`, { headers: doctor.auth })
    expect(told.json<TimelineEvent[]>().map(({ kind }) => kind)).toEqual(['issued', 'rejected', 'restored'])
    await letLeave()
    await vi.waitFor(() => expect(handedOver).toContain('corregida@paciente.example'), { timeout: HANGS })
  })

  test('is refused after the mail of the correction, also while another mail of it waits', async () => {
    const { old, made } = await corrected('enviada@paciente.example')
    await letLeave()
    await vi.waitFor(() => expect(handedOver).toContain('enviada@paciente.example'), { timeout: HANGS })
    await withClient(server.ownerUrl, (client) =>
      client.query(
        `insert into mail (doctor_id, prescription_id, kind, recipient, send_after)
         values ($1, $2, 'resend', 'otra@paciente.example', now() + interval '1 hour')`,
        [doctor.id, made.id],
      ),
    )
    expect(await stateOf(made)).toEqual({ state: 'leaving', seconds_left: 0 })
    expect((await undo(made)).statusCode).toBe(409)
    expect([(await read(made)).rejected, (await read(old)).rejected]).toEqual([false, true])
  })

  test('allows another correction of it', async () => {
    const { old, made } = await corrected('otravez@paciente.example')
    await undo(made)
    const again = await issuePrescriptionFor(server, doctor, (await read(old)).patient.uid, {
      replaces: old.signature,
    })
    expect(await verified(old)).toMatchObject({
      state: 'rejected',
      replaced_by: { signature: again.signature },
    })
    expect(await links(old)).toMatchObject([{ kind: 'replaced-by', signature: again.signature }])
    // The timeline must show the reason of the second cancellation only at that one, and not at the first cancellation.
    const told = await call(server, `GET /api/v2/rx/timeline/${old.signature}/`, { headers: doctor.auth })
    const notes = told.json<TimelineEvent[]>().map(({ kind, note }) => `${kind}: ${note}`)
    expect(notes.slice(1, 3)).toEqual(['rejected: ', 'restored: '])
    expect(notes.at(-1)).toContain(formatCode(again.code))
  })

  test('after another cancellation leaves no relation between the two', async () => {
    const { old, made } = await corrected('cancelada@paciente.example')
    await undo(made)
    await call(server, `POST /api/v2/rx/cancel/${old.signature}/`, {
      headers: doctor.auth,
      body: { reason: 'mistake' },
    })
    expect(await verified(old)).toMatchObject({ state: 'rejected', replaced_by: null })
  })

  test('does not restore it once something of the correction was dispensed, and says so', async () => {
    const { old, made } = await corrected('surtida@paciente.example')
    expect(await counterCalls(server, await createPharmacy(server)).sell(made)).toBe('sold')
    expect((await undo(made)).json()).toMatchObject({ replaced: { code: old.code, is_restored: false } })
    expect((await read(old)).rejected).toBe(true)
  })

  test('a prescription cancelled for any other reason is never restored', async () => {
    const rx = await issueTo('final@paciente.example')
    await call(server, `POST /api/v2/rx/cancel/${rx.signature}/`, {
      headers: doctor.auth,
      body: { reason: 'mistake' },
    })
    const back = withClient(server.ownerUrl, (client) =>
      client.query(`update prescription set state = 'issued' where signature = $1`, [rx.signature]),
    )
    await expect(back).rejects.toThrow('does not change')
  })
})

test('another doctor can neither see nor undo it, and the reason must be one of the list', async () => {
  const rx = await issueTo('ajena@paciente.example')
  const stranger = await createDoctor(server)
  expect((await undo(rx, stranger.auth)).statusCode).toBe(404)
  const looked = await call(server, `GET /api/v2/rx/sending/${rx.signature}/`, { headers: stranger.auth })
  expect(looked.statusCode).toBe(404)
  expect((await undo(rx, doctor.auth, 'porque sí')).statusCode).toBe(400)
})

test('undoing the first document undoes the series; cancelling one document leaves the mail of the others', async () => {
  const patient = await createPatient(server, doctor, { email: 'serie@paciente.example' })
  const inSeries = () =>
    issuePrescriptionFor(server, doctor, patient.uid, { series: { count: 3, every: { months: 1 } } })
  const rx = await inSeries()
  expect((await undo(rx)).statusCode).toBe(200)
  const states = await Promise.all(
    [rx, ...(rx.also_issued ?? [])].map(async (one) => (await read(one)).rejected),
  )
  expect(states).toEqual([true, true, true])
  const other = await inSeries()
  const cancel = ({ signature }: { signature: string }) =>
    call(server, `POST /api/v2/rx/cancel/${signature}/`, {
      headers: doctor.auth,
      body: { reason: 'treatment' },
    })
  await cancel(other)
  expect((await stateOf(other)).state).toBe('waiting')
  for (const one of other.also_issued ?? []) await cancel(one)
  expect((await stateOf(other)).state).toBe('none')
})
