import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { issuePrescriptionFor, makeMedication } from '../testing/issue.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { loadBrands } from '../brand/brands.ts'
import { projectRoot } from '../root.ts'
import { claimNextMail } from './deliver-mail.ts'
import { prescriptionComposer } from './prescription-composer.ts'

let server: TestServer
let doctor: TestDoctor
beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

/** Issues a prescription with certain instructions, and returns the text of its mail. */
async function mailOf(instructions: string): Promise<string> {
  const { uid } = await createPatient(server, doctor, { email: 'una@paciente.example' })
  await issuePrescriptionFor(server, doctor, uid, { medications: [makeMedication({ instructions })] })
  await server.database.asJob((sql) =>
    sql.query(`update mail set send_after = now() where state = 'pending'`),
  )
  const mail = await claimNextMail(server)
  if (!mail) throw new Error('no mail is due')
  const compose = prescriptionComposer({
    database: server.database,
    printing: server.printing,
    brands: loadBrands(projectRoot()),
    baseUrl: 'https://recetas.example',
    from: 'recetas@recetario.example',
  })
  return (await compose(mail)).text
}

test('the mail with a long treatment says how its renewal is asked for, and that with a short one does not', async () => {
  expect(await mailOf('Tomar 1 tableta por vía oral cada 12 horas durante 30 días.')).toContain(
    'puede pedir la renovación',
  )
  expect(await mailOf('Tomar 1 tableta por vía oral cada 12 horas durante 5 días.')).not.toContain(
    'renovación',
  )
})
