import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatCode } from '#contract/values/identifiers/format-code.ts'
import { startAccess, type Access } from '../testing/access.ts'
import { call } from '../testing/call.ts'
import { makeDraftBody } from '../testing/drafts.ts'
import {
  createDoctor,
  createAssistant,
  createPatient,
  createPharmacy,
  type TestDoctor,
} from '../testing/factories.ts'
import { issuePrescriptionFor } from '../testing/issue.ts'
import { expectRefusal } from '../testing/refused.ts'
import { withClient } from '../testing/test-server.ts'
import { deliverMail } from './deliver-mail.ts'
import type { OutgoingMail } from './queries.ts'

let access: Access

beforeAll(async () => {
  access = await startAccess()
})
afterAll(() => access.close())

const PATIENT = 'Lucía Confidencial Ficticia'
const REASON = 'La cantidad no corresponde a la presentación'

const choose = (doctor: TestDoctor, change: Record<string, unknown>) =>
  call(access.server, 'PATCH /api/v2/profile/update/', {
    headers: doctor.auth,
    body: { ux_settings: change },
  })

async function issue(doctor: TestDoctor) {
  const patient = await createPatient(access.server, doctor, { name: PATIENT })
  return issuePrescriptionFor(access.server, doctor, patient.uid, { diagnosis: 'Secreto' })
}

async function reject(signature: string, who: { auth: Record<string, string> }) {
  const answer = await call(access.server, `POST /api/v1/prescriptions/reject/${signature}/`, {
    headers: who.auth,
    body: { rejected: true, reason_of_rejected: REASON },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}

/** Reads all mails that are stored for a doctor, sent or not. */
async function queued(doctor: TestDoctor) {
  await access.eventsReadBy('doctors-news')
  return access.sql<{ kind: string; language: string; note: string }>(
    'select kind, language, note from account_mail where recipient = $1 order by id',
    [doctor.email],
  )
}

/** Claims the unsent mail about one of the doctor's prescriptions. */
async function claimMailOf(doctor: TestDoctor): Promise<OutgoingMail> {
  const [mail] = await access.sql<OutgoingMail>(
    `update mail set state = 'sending', attempts = 1 where doctor_id = $1 and state = 'pending'
     returning doctor_id, id, prescription_id, recipient, cc, attempts`,
    [doctor.id],
  )
  return mail!
}

/**
 * Delivers the doctor's unsent mail to a relay that gives a certain result. By default the relay refuses the address for good.
 */
async function refuseMailsOf(doctor: TestDoctor, result: 'failed' | 'unknown' = 'failed') {
  await deliverMail(
    {
      database: access.server.database,
      mail: { send: async () => ({ result, outcome: '550' }), close: () => undefined },
      log: () => undefined,
      compose: async () => ({
        messageId: '',
        from: '',
        to: '',
        cc: '',
        subject: '',
        text: '',
        html: '',
        attachments: [],
      }),
    },
    await claimMailOf(doctor),
  )
}

async function handOver(doctor: TestDoctor, assistant: { auth: Record<string, string> }) {
  const id = randomUUID()
  const at = `/api/v2/assistant/${doctor.id}/drafts/${id}/`
  const headers = assistant.auth
  await call(access.server, `PUT ${at}`, { headers, body: { version: 0, body: makeDraftBody(id) } })
  const answer = await call(access.server, `POST ${at}submit/`, { headers, body: { version: 1 } })
  expect(answer.statusCode, answer.body).toBe(200)
}

test('a mail that cannot be written is tried again, and the log says why without its contents', async () => {
  const doctor = await createDoctor(access.server)
  await issue(doctor)
  const mail = await claimMailOf(doctor)
  const logged: string[] = []
  await deliverMail(
    {
      database: access.server.database,
      mail: { send: async () => ({ result: 'sent', outcome: '' }), close: () => undefined },
      compose: async () => {
        throw new RangeError('Paracetamol')
      },
      log: (line) => void logged.push(line),
    },
    mail,
  )
  expect(logged).toEqual([`mail ${mail.id} was not composed: RangeError`])
  expect(await access.sql('select state, outcome from mail where id = $1', [mail.id])).toEqual([
    { state: 'pending', outcome: 'not-composed' },
  ])
})

test('a doctor is mailed when a pharmacy rejects, with the reason and without patient data', async () => {
  const doctor = await createDoctor(access.server)
  const { signature } = await issue(doctor)
  await reject(signature, await createPharmacy(access.server, { name: 'Farmacia de la Esquina' }))
  const [mail] = await access.mails(doctor.email)
  expect(mail?.subject).toBe('Una farmacia rechazó una receta suya')
  expect(mail?.text).toContain('Farmacia de la Esquina rechazó la receta')
  expect(mail?.text).toContain(`Motivo: ${REASON}`)
  expect(mail?.text).toContain(`https://recetas.example/prescriptions/${signature}`)
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Confidencial|Secreto|Paracetamol/)
  // The table of outgoing mails has no row-level security, so its rows must not contain the reason for the rejection.
  expect(await queued(doctor)).toEqual([{ kind: 'prescription-rejected', language: 'es', note: '' }])
})

test('a doctor is mailed when nobody knows whether a mail arrived', async () => {
  const doctor = await createDoctor(access.server)
  const { signature, code } = await issue(doctor)
  await refuseMailsOf(doctor, 'unknown')
  const [mail] = await access.mails(doctor.email)
  expect(mail?.subject).toBe('No se sabe si llegó una receta por correo')
  expect(mail?.text).toContain(formatCode(code))
  expect(mail?.text).toContain(`https://recetas.example/prescriptions/${signature}`)
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Confidencial|Secreto|Paracetamol/)
})

test('the mail is sent even if the signed document can’t be read any more', async () => {
  const doctor = await createDoctor(access.server)
  const { id, signature, code } = await issue(doctor)
  await withClient(access.server.ownerUrl, async (client) => {
    await client.query('set session_replication_role = replica')
    await client.query('update prescription set payload = left(payload, 100) where id = $1', [id])
  })
  await refuseMailsOf(doctor)
  const [mail] = await access.mails(doctor.email)
  expect(mail?.text).toContain(formatCode(code))
  expect(mail?.text).toContain(signature)
})

test('the mail is in the doctor’s language', async () => {
  const doctor = await createDoctor(access.server)
  await choose(doctor, { language: 'en' })
  await reject((await issue(doctor)).signature, await createPharmacy(access.server))
  const [mail] = await access.mails(doctor.email)
  expect(mail?.subject).toBe('A pharmacy rejected a prescription of yours')
  expect(mail?.text).toContain(`Reason: ${REASON}`)
})

test('no mail is sent if the doctor turned it off, or about the doctor’s own acts', async () => {
  const doctor = await createDoctor(access.server)
  expect((await choose(doctor, { mailRejected: false })).json()).toMatchObject({
    ux_settings: { mailRejected: false, mailUndelivered: true, mailPrepared: true },
  })
  await reject((await issue(doctor)).signature, await createPharmacy(access.server))
  expect(await queued(doctor)).toEqual([])
  await choose(doctor, { mailRejected: true })
  await reject((await issue(doctor)).signature, doctor)
  expect(await queued(doctor)).toEqual([])
  await reject((await issue(doctor)).signature, await createPharmacy(access.server))
  expect(await queued(doctor)).toHaveLength(1)
})

test('a doctor is mailed when a prescription’s mail was refused, unless turned off', async () => {
  const doctor = await createDoctor(access.server)
  const { signature } = await issue(doctor)
  await refuseMailsOf(doctor)
  const [mail] = await access.mails(doctor.email)
  expect(mail?.subject).toBe('No se pudo entregar una receta por correo')
  expect(mail?.text).toContain(signature)
  expect(mail?.text).not.toMatch(/Confidencial|Secreto|paciente@correo/)
  await choose(doctor, { mailUndelivered: false })
  await issue(doctor)
  await refuseMailsOf(doctor)
  expect(await queued(doctor)).toHaveLength(1)
})

test('a doctor is mailed once an hour about prepared drafts, unless turned off', async () => {
  const doctor = await createDoctor(access.server)
  const assistant = await createAssistant(access.server, doctor)
  await handOver(doctor, assistant)
  await handOver(doctor, assistant)
  const [mail] = await access.mails(doctor.email)
  expect(mail?.text).toMatch(/^Asistente \d+ preparó una receta/)
  await handOver(doctor, await createAssistant(access.server, doctor))
  expect(await queued(doctor)).toHaveLength(2)
  await access.sql(`update account_mail set created_at = now() - interval '2 hours' where recipient = $1`, [
    doctor.email,
  ])
  await choose(doctor, { mailPrepared: false })
  await handOver(doctor, assistant)
  expect(await queued(doctor)).toHaveLength(2)
  await choose(doctor, { mailPrepared: true })
  await handOver(doctor, assistant)
  expect(await queued(doctor)).toHaveLength(3)
})

test('mails about security can’t be turned off', async () => {
  const doctor = await createDoctor(access.server)
  for (const mail of ['mailRejected', 'mailUndelivered', 'mailPrepared'])
    await choose(doctor, { [mail]: false })
  const answer = await call(access.server, 'POST /api/v2/account/closing/', {
    headers: doctor.auth,
    body: { email: doctor.email },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  const [mail] = await access.mails(doctor.email)
  expect(mail?.subject).toMatch(/se va a cerrar$/)
})

test.each([
  ['two at once', { mailRejected: false, mailPrepared: false }],
  ['a mail that is never optional', { 'password-changed': false }],
  ['something that is neither on nor off', { mailRejected: 'false' }],
  ['nothing', { mailRejected: null }],
])('refuses %s', async (_name, change) => {
  const doctor = await createDoctor(access.server)
  expectRefusal(await choose(doctor, change), [400])
})

test('a closed account gets no mail', async () => {
  const doctor = await createDoctor(access.server)
  const { signature } = await issue(doctor)
  await access.sql(`update account set is_active = false where id = $1`, [doctor.id])
  await reject(signature, await createPharmacy(access.server))
  expect(await queued(doctor)).toEqual([])
})
