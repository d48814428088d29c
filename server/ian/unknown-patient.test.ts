import { afterAll, beforeAll, expect, test } from 'vitest'
import { ianAnswers as words } from '#locales/es/ian-answers.ts'
import type { IanContext } from '#contract/ian/ian.ts'
import { NO_CONTEXT } from '#contract/ian/no-context.ts'
import type { AskModel } from '../outside/ai/model-port.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { issuePrescriptionFor } from '../testing/issue.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { askIan } from './testing/ask.ts'

// Tests of questions to the AI assistant about the patient of an earlier answer, when the doctor has no patient with that uid.

/** A language model that asks for the prescriptions of all patients, whatever the question is. */
const listsAll: AskModel = async function* (messages) {
  if (messages.some(({ role }) => role === 'tool')) yield { kind: 'text', text: 'Listo.' }
  else yield { kind: 'calls', calls: [{ id: 'c', name: 'past_prescriptions', arguments: '{}' }] }
}

let servers: { server: TestServer; doctor: TestDoctor; uid: string }[]
beforeAll(async () => {
  servers = await Promise.all(
    [{}, { model: listsAll }].map(async (options) => {
      const server = await startTestServer(options)
      const doctor = await createDoctor(server)
      const { uid } = await createPatient(server, doctor, { name: 'Lucía Hernández Ficticia' })
      await issuePrescriptionFor(server, doctor, uid)
      return { server, doctor, uid }
    }),
  )
})
afterAll(() => Promise.all(servers.map(({ server }) => server.close())))

const questions: [string, Partial<IanContext>][] = [
  ['sus recetas', { chosen: true }],
  ['¿qué le receté?', {}],
  ['¿y este año?', { tool: 'past_prescriptions' }],
  ['¿y este año?', { tool: 'read_figures' }],
  ['¿le puedo dar ibuprofeno con warfarina?', {}],
  ['¿y con ibuprofeno?', { tool: 'check_interactions', drugs: ['warfarina'] }],
  ['¿y de ibuprofeno?', { tool: 'dose_limits', drugs: ['paracetamol'] }],
  ['prepárale paracetamol 500 mg 1 tableta cada 8 horas', {}],
]

test.each(
  questions.flatMap(([question, context]) =>
    [
      ['00000000-0000-4000-8000-000000000001', 'a uid that nobody has'],
      ['ninguno', 'a text that is no uid'],
    ].map(([patient = '', what = '']) => ({
      question,
      what,
      context: { ...NO_CONTEXT, ...context, patient },
    })),
  ),
)('"$question" about $what is answered that the patient was not found', async ({ question, context }) => {
  for (const { server, doctor } of servers) {
    const answer = await askIan(server, doctor.auth, question, { context })
    expect(answer).toMatchObject({ outcome: 'asked', texts: [words.patientUnknown], cards: [], did: [] })
    expect(answer.context.patient).toBe('')
  }
})

test('the next question finds the patients and prescriptions that it names', async () => {
  const [builtIn] = servers
  if (!builtIn) throw new Error('no server')
  const { server, doctor, uid } = builtIn
  const context = { ...NO_CONTEXT, patient: 'ninguno' }
  const named = await askIan(server, doctor.auth, 'recetas de Lucía', { context })
  expect(named).toMatchObject({ outcome: 'answered', cards: [{ kind: 'prescription' }] })
  expect(named.context.patient).toBe(uid)
})
