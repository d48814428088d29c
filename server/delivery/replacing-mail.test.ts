import { afterAll, beforeAll, expect, test } from 'vitest'
import { mail as t } from '#locales/es/mail.ts'
import { formatCode } from '#contract/values/identifiers/format-code.ts'
import type { Prescription } from '#contract/prescriptions.ts'
import { loadBrands } from '../brand/brands.ts'
import { projectRoot } from '../root.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { issuePrescriptionFor, makeMedication } from '../testing/issue.ts'
import { sendMailsAtOnce } from '../testing/send-at-once.ts'
import { startTestServer, type TestServer, withClient } from '../testing/test-server.ts'
import { prescriptionComposer } from './prescription-composer.ts'
import type { OutgoingMail } from './queries.ts'

let server: TestServer
let doctor: TestDoctor
beforeAll(async () => {
  server = await startTestServer()
  await sendMailsAtOnce(server.ownerUrl)
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

async function mailOf({ signature }: Pick<Prescription, 'signature'>) {
  const rows = await withClient(server.ownerUrl, async (client) => {
    const found = await client.query<OutgoingMail>(
      `select m.doctor_id::int, m.id::int, m.prescription_id::int, m.recipient, m.cc, m.attempts from mail m
       join prescription r on r.doctor_id = m.doctor_id and r.id = m.prescription_id where r.signature = $1`,
      [signature],
    )
    return found.rows
  })
  const compose = prescriptionComposer({
    database: server.database,
    printing: server.printing,
    brands: loadBrands(projectRoot()),
    baseUrl: 'https://recetas.example',
    from: 'Recetas <recetas@recetario.example>',
  })
  return compose(rows[0]!)
}

const inFull = async (issued: Pick<Prescription, 'signature'>): Promise<Prescription> =>
  (
    await server.app.inject({ url: `/api/v2/rx-endpoint/${issued.signature}`, headers: doctor.auth })
  ).json<Prescription>()

test('a mail that replaces a prescription names the former and says not to use it', async () => {
  const { uid } = await createPatient(server, doctor, { email: 'corregida@paciente.example' })
  const former = await inFull(await issuePrescriptionFor(server, doctor, uid))
  expect((await mailOf(former))?.text).not.toContain('No use la anterior')
  const next = await issuePrescriptionFor(server, doctor, uid, {
    medications: [makeMedication({ qty: 3 })],
    replaces: former.signature,
  })
  const mail = await mailOf(next)
  expect(mail?.subject).toContain('sustituye a la anterior')
  expect(mail?.text).toContain(`sustituye a la receta ${formatCode(former.code)}, emitida el `)
  expect(mail?.text).toContain('No use la anterior')
  expect(mail?.html).toContain('No use la anterior')
})

test('a mail names the phone that the sheet prints, and no way to fill what the rows do not allow', async () => {
  const { uid } = await createPatient(server, doctor, { email: 'partes@paciente.example' })
  const one = await mailOf(
    await issuePrescriptionFor(server, doctor, uid, { medications: [makeMedication({ qty: 1 })] }),
  )
  expect(one?.text).not.toContain(t.inParts)
  expect(one?.text).not.toContain(t.refills)
  const more = await mailOf(
    await issuePrescriptionFor(server, doctor, uid, {
      medications: [makeMedication({ qty: 2, refills: 2 })],
    }),
  )
  expect(more?.text).toContain(t.inParts)
  expect(more?.text).toContain(t.refills)
  expect(more?.text).not.toContain('una sola vez')
  expect(more?.text).toMatch(/llame a (la Dra\.|el Dr\.) .+: tel\. .+\./)
})
