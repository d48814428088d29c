import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Prescription } from '#contract/prescriptions.ts'
import type { TimelineEvent } from '#contract/prescription-timeline.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { freePort } from '#tools/setup/port.mjs'
import { loadBrands } from '../brand/brands.ts'
import { startJobs } from '../jobs/jobs.ts'
import { noRegister } from '../outside/licences/no-register.ts'
import { openMailbox, type Mailbox } from '../outside/mail/mailbox.ts'
import { smtpMail } from '../outside/mail/smtp.ts'
import { pageTexts } from '../pdf/testing/read-pdf.ts'
import { projectRoot } from '../root.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { HANGS } from '../testing/hangs.ts'
import { makeMedication, issuePrescriptionFor } from '../testing/issue.ts'
import { sendMailsAtOnce } from '../testing/send-at-once.ts'
import { startTestServer, type TestServer, TRAIL, withClient } from '../testing/test-server.ts'
import { prescriptionComposer } from './prescription-composer.ts'
import { sweepMails } from './sweep-mails.ts'

let server: TestServer
let doctor: TestDoctor
let mailbox: Mailbox
let folder: string
let jobs: { stop(): Promise<void> }
let smtpUrl: string

/** Starts the background jobs with a mail relay whose port can be closed and opened again. */
const startQueue = () =>
  startJobs({
    url: server.ownerUrl,
    database: server.database,
    signer: server.signer,
    clock: () => server.clock.now,
    mail: smtpMail(smtpUrl),
    licences: noRegister,
    refreshers: {},
    compose: prescriptionComposer({
      database: server.database,
      printing: server.printing,
      brands: loadBrands(projectRoot()),
      baseUrl: 'https://recetas.example',
      from: 'Recetas <recetas@recetario.example>',
    }),
    composeAccountMail: async () => null,
    trail: TRAIL,
    operator: '',
    responsible: '',
    log: () => undefined,
  })

beforeAll(async () => {
  server = await startTestServer()
  await sendMailsAtOnce(server.ownerUrl)
  doctor = await createDoctor(server)
  folder = mkdtempSync(path.join(tmpdir(), 'mailbox-'))
  // A test closes this mail relay and opens it again. Its port must be one that no outgoing connection can have taken
  // meanwhile.
  mailbox = await openMailbox(folder, await freePort())
  smtpUrl = mailbox.url
  jobs = await startQueue()
})
afterAll(async () => {
  await jobs.stop()
  await mailbox.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

async function issueTo(email: string) {
  const patient = await createPatient(server, doctor, { email, name: `Ñandú Ficticio ${randomUUID()}` })
  return issuePrescriptionFor(server, doctor, patient.uid, { diagnosis: 'Secreto' })
}

const status = async (signature: string): Promise<string> =>
  (
    await server.app.inject({ url: `/api/v2/rx-endpoint/${signature}`, headers: doctor.auth })
  ).json<Prescription>().status.sent_status[0]

const settled = (signature: string, wanted: string) =>
  vi.waitFor(async () => expect(await status(signature)).toBe(wanted), { timeout: HANGS, interval: 50 })

async function mailsTo(address: string) {
  const mails = await Promise.all(mailbox.list().map(({ raw }) => PostalMime.parse(raw)))
  return mails.filter((mail) => mail.to?.some((to) => to.address === address))
}

const sheetsIn = (mail: Awaited<ReturnType<typeof mailsTo>>[number] | undefined) =>
  (mail?.attachments ?? []).filter(({ mimeType }) => mimeType === 'application/pdf')

test('the patient gets one mail with link and sheet, without health data in its headers', async () => {
  const rx = await issueTo('una@paciente.example')
  await settled(rx.signature, 'sent_email')
  const mails = await mailsTo('una@paciente.example')
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail?.text).toContain(`https://recetas.example/v/${rx.signature}`)
  expect(
    Buffer.from(sheetsIn(mail)[0]?.content as ArrayBuffer)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Secreto|Paracetamol/)
  const mark = mail?.attachments.find(({ contentId }) => contentId === '<mark>')
  expect(mark?.mimeType).toBe('image/png')
  expect(mail?.html).toContain('src="cid:mark"')
  expect(mail?.html).not.toMatch(/src="https?:/)
  // In the mail, the link comes before the instructions, and the telephone number is not broken across lines.
  expect(mail?.html).toMatch(/Ver mi receta<[^]+En la farmacia muestre/)
  expect(mail?.text).toMatch(/\/v\/[^]+En la farmacia muestre[^]+tel\. [\d\u00a0]+\./)
})

test('for a series the patient gets one mail with every sheet and its days, without cancelled ones', async () => {
  const patient = await createPatient(server, doctor, { email: 'serie@paciente.example' })
  const series = { count: 3, every: { months: 1 }, starts_on: mexicoDay(server.clock.now) }
  const rx = await issuePrescriptionFor(server, doctor, patient.uid, { series })
  const [second, third] = rx.also_issued ?? []
  await settled(rx.signature, 'sent_email')
  expect([await status(second!.signature), await status(third!.signature)]).toEqual([
    'sent_email',
    'sent_email',
  ])
  const [mail, ...more] = await mailsTo('serie@paciente.example')
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(/^Sus 3 recetas del? /)
  for (const one of [rx, second!, third!])
    expect(mail?.text).toContain(`https://recetas.example/v/${one.signature}`)
  expect(mail?.text).toMatch(/Receta 2 de 3: del \d+ de \S+ de \d{4} al /)
  expect(mail?.html).toContain(`href="https://recetas.example/v/${third!.signature}"`)
  expect(sheetsIn(mail).map(({ filename }) => filename)).toEqual([1, 2, 3].map((n) => `receta-${n}-de-3.pdf`))
  const post = (path: string, payload: object) =>
    server.app.inject({ method: 'POST', url: `/api/v2/rx/${path}/`, headers: doctor.auth, payload })
  await post(`cancel/${second!.signature}`, { reason: 'treatment' })
  await post(`resend/${rx.signature}`, { email: 'serie2@paciente.example' })
  await post(`resend/${third!.signature}`, { email: 'serie3@paciente.example' })
  const [rest, alone] = await vi.waitFor(
    async () => {
      const both = [await mailsTo('serie2@paciente.example'), await mailsTo('serie3@paciente.example')].flat()
      expect(both).toHaveLength(2)
      return both
    },
    { timeout: HANGS, interval: 50 },
  )
  expect(sheetsIn(rest).map(({ filename }) => filename)).toEqual(['receta-1-de-3.pdf', 'receta-3-de-3.pdf'])
  expect(sheetsIn(alone)).toHaveLength(1)
  expect(alone?.text).toMatch(/Puede surtirla desde el .+ y hasta el /)
})

test('for documents that the law keeps apart the patient gets one mail, which says which original is needed on paper', async () => {
  const patient = await createPatient(server, doctor, { email: 'aparte@paciente.example' })
  const controlled = makeMedication({ presentation: 'Diazepam tabletas 10 mg, caja con 20 tabletas', qty: 1 })
  const rx = await issuePrescriptionFor(server, doctor, patient.uid, {
    medications: [makeMedication(), controlled],
  })
  const [second] = rx.also_issued ?? []
  expect(second?.document_kind).toBe('handwritten')
  await settled(rx.signature, 'sent_email')
  expect(await status(second!.signature)).toBe('sent_email')
  const [mail, ...more] = await mailsTo('aparte@paciente.example')
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(/^Sus 2 recetas del? /)
  for (const one of [rx, second!]) expect(mail?.text).toContain(`https://recetas.example/v/${one.signature}`)
  expect(mail?.text).toMatch(/Receta 1 de 2: puede surtirla hasta el [^(]+: http/)
  expect(mail?.text).toMatch(/Receta 2 de 2: puede surtirla hasta el .+ \(original en papel\): http/)
  expect(mail?.text).not.toMatch(/Paracetamol|Diazepam/i)
  expect(sheetsIn(mail).map(({ filename }) => filename)).toEqual(['receta-1-de-2.pdf', 'receta-2-de-2.pdf'])
})

test('a doctor who works in English sends a Spanish document in Spanish', async () => {
  const english = await createDoctor(server)
  const settings = { ux_settings: { language: 'en' } }
  await server.app.inject({
    method: 'PATCH',
    url: '/api/v2/profile/update/',
    headers: english.auth,
    payload: settings,
  })
  const patient = await createPatient(server, english, { email: 'english@paciente.example' })
  await issuePrescriptionFor(server, english, patient.uid)
  const [mail] = await vi.waitFor(
    async () => {
      const mails = await mailsTo('english@paciente.example')
      expect(mails).toHaveLength(1)
      return mails
    },
    { timeout: HANGS, interval: 50 },
  )
  expect(mail?.subject).toMatch(/^Su receta del? /)
  const [sheet] = sheetsIn(mail)
  expect(sheet?.filename).toBe('receta.pdf')
  const [text] = await pageTexts(sheet!.content as Buffer)
  expect(text).toContain('Recetamédicaelectrónica')
  expect(text).toContain('Firmadaelectrónicamentepor')
})

test('a permanent refusal is shown; a connection that breaks after the hand-over makes the mail unknown, and it is not sent again', async () => {
  const refused = await issueTo('rechaza@paciente.example')
  await settled(refused.signature, 'failed')
  const cut = await issueTo('corta@paciente.example')
  await settled(cut.signature, 'unknown')
  await sweepMails(server.database)
  expect(await mailsTo('corta@paciente.example')).toHaveLength(1)
})

test('during temporary refusals a mail stays pending, and is sent once when the relay is back', async () => {
  await jobs.stop()
  const port = new URL(smtpUrl).port
  await mailbox.close()
  jobs = await startQueue()
  const rx = await issueTo('vuelve@paciente.example')
  await vi.waitFor(
    async () =>
      withClient(server.ownerUrl, async (client) => {
        const rows = await client.query(
          `select attempts, state from mail where recipient = 'vuelve@paciente.example'`,
        )
        expect(rows.rows[0]).toMatchObject({ state: 'pending' })
        expect(rows.rows[0]?.attempts).toBeGreaterThan(0)
      }),
    { timeout: HANGS },
  )
  expect(await status(rx.signature)).toBe('pending')
  mailbox = await openMailbox(folder, Number(port))
  await settled(rx.signature, 'sent_email')
  expect(await mailsTo('vuelve@paciente.example')).toHaveLength(1)
})

test('a hand-over whose process died becomes unknown, and a waiting mail is sent', async () => {
  await jobs.stop()
  const died = await issueTo('muere@paciente.example')
  const waited = await issueTo('espera@paciente.example')
  await withClient(server.ownerUrl, async (client) => {
    await client.query(
      `update mail set state = 'sending', changed_at = now() - interval '5 minutes' where recipient = 'muere@paciente.example'`,
    )
  })
  jobs = await startQueue()
  await settled(died.signature, 'unknown')
  await settled(waited.signature, 'sent_email')
  expect(await mailsTo('muere@paciente.example')).toHaveLength(0)
})

test('a copy is a separate mail, and the timeline shows the address and result of each', async () => {
  const rx = await issueTo('copiada@paciente.example')
  await settled(rx.signature, 'sent_email')
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v2/rx/resend/${rx.signature}/`,
    headers: doctor.auth,
    payload: { cc: 'rechaza@familia.example' },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  const copy = 'A otra dirección (r…@familia.example)'
  const patient = 'Al correo del paciente'
  await vi.waitFor(
    async () => {
      const url = `/api/v2/rx/timeline/${rx.signature}/`
      const { body, json } = await server.app.inject({ url, headers: doctor.auth })
      expect(body).not.toContain('rechaza@')
      const told = json<TimelineEvent[]>().map(({ kind, note }) => `${kind}: ${note}`)
      expect(told.slice(0, 3)).toEqual([
        'issued: ',
        'mail_sent: ',
        `resent: ${patient} y a otra dirección (r…@familia.example)`,
      ])
      expect(told.slice(3).toSorted()).toEqual([`mail_failed: ${copy}`, `mail_sent: ${patient}`])
    },
    { timeout: HANGS },
  )
  // The prescription's state follows the mail to the patient, not the mail to the copy's recipient.
  expect(await status(rx.signature)).toBe('sent_email')
  expect((await mailsTo('copiada@paciente.example')).at(-1)?.cc ?? []).toEqual([])
})

test('a prescription can be sent to another address, but not after its cancellation', async () => {
  const rx = await issueTo('dos@paciente.example')
  const resend = (payload: object, headers: Record<string, string> = doctor.auth) =>
    server.app.inject({ method: 'POST', url: `/api/v2/rx/resend/${rx.signature}/`, headers, payload })
  expect((await resend({ email: 'otra@paciente.example' })).statusCode).toBe(200)
  await vi.waitFor(async () => expect(await mailsTo('otra@paciente.example')).toHaveLength(1), {
    timeout: HANGS,
  })
  expect((await resend({ email: 'a@x.example\r\nBcc: b@x.example' })).statusCode).toBe(400)
  expect((await resend({}, (await createDoctor(server)).auth)).statusCode).toBe(404)
  expect((await resend({}, {})).statusCode).toBe(401)
  await server.app.inject({
    method: 'POST',
    url: `/api/v1/prescriptions/reject/${rx.signature}`,
    headers: doctor.auth,
    payload: { rejected: true, reason_of_rejected: 'Prueba' },
  })
  expect((await resend({})).json()).toMatchObject({ code: 'nothing-to-send' })
})
