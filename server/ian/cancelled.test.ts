import { afterAll, beforeAll, expect, test } from 'vitest'
import { ianAnswers as words } from '#locales/es/ian-answers.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { issuePrescriptionFor } from '../testing/issue.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { askIan } from './testing/ask.ts'

let server: TestServer
let doctor: TestDoctor
let cancelled: string
beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  // The patient's first name "Cancela" is also an order to cancel, and differs by one letter from "cancelé".
  const { uid } = await createPatient(server, doctor, { name: 'Cancela Ruiz Ficticia' })
  await issuePrescriptionFor(server, doctor, uid)
  const { uid: other } = await createPatient(server, doctor, { name: 'Lucía Hernández Ficticia' })
  ;({ signature: cancelled } = await issuePrescriptionFor(server, doctor, other))
  const answer = await call(server, `POST /api/v1/prescriptions/reject/${cancelled}/`, {
    headers: doctor.auth,
    body: { rejected: true, reason_of_rejected: 'Era otra dosis' },
  })
  expect(answer.statusCode, answer.body).toBe(200)
})
afterAll(() => server.close())

const ask = (question: string, more?: Record<string, unknown>) => askIan(server, doctor.auth, question, more)

test.each([
  'recetas que cancelé',
  '¿cuántas recetas cancelé este mes?',
  'muéstrame las anuladas',
  'which prescriptions did I cancel?',
])('"%s" lists the cancelled prescriptions, whoever has a name like the verb', async (question) => {
  const { did, cards } = await ask(question)
  expect(did[0]).toContain(words.searchedPrescriptions(words.cancelledOnly).slice(0, -1))
  expect(cards).toMatchObject([{ kind: 'prescription', signature: cancelled, status: 'rejected' }])
})

test('the next question keeps to the cancelled ones, until all are asked for', async () => {
  const { context } = await ask('recetas que cancelé este mes')
  const next = await ask('¿y este año?', { context })
  expect(next.cards).toHaveLength(1)
  const all = await ask('¿y todas las de este año?', { context: next.context })
  expect(all.cards).toHaveLength(2)
})

test('the patient with such a name is found by it', async () => {
  const { cards } = await ask('recetas de Cancela')
  expect(cards).toMatchObject([{ kind: 'prescription', patient: 'Cancela Ruiz Ficticia' }])
})
