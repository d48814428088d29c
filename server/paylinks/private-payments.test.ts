import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProblemBody } from '#contract/problem.ts'
import type { PaylinkDetail } from '#contract/paylinks/paylinks.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { activatePaylinks, createPaylinkFor } from '../testing/payments.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let uid: string
beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  await activatePaylinks(server, doctor)
  ;({ uid } = await createPatient(server, doctor, { name: 'Ramona Ficticia Quezada' }))
})
afterAll(() => server.close())

const create = (concept: string) =>
  call(server, 'POST /api/v2/paylinks/', {
    headers: doctor.auth,
    body: { amount_cents: 80_000, concept, patient: uid },
  })

test.each([
  ['Consulta por diabetes', 'diabetes'],
  ['Control de hipertensión', 'hipertension'],
  ['Curva J45.0', 'J45.0'],
  ['Aplicación de Metotrexato', 'metotrexato'],
  ['Consulta de Ramona', 'ramona'],
  ['Consulta R. QUEZADA', 'quezada'],
  ['Depresión, tercera cita', 'depresion'],
])('J3 the concept %s is refused, because it names %s', async (concept, found) => {
  const answer = await create(concept)
  expect(answer.statusCode, answer.body).toBe(400)
  expect(answer.json<ProblemBody>().fields?.['concept']?.[0]).toContain(`«${found}»`)
})

test.each([
  ['es', '«F321» es la clave de un diagnóstico'],
  ['en', '“F321” is the code of a diagnosis'],
])(
  'J3 a code of the CIE-10 without its point is refused, and the sentence in %s says why',
  async (language, why) => {
    const answer = await call(server, 'POST /api/v2/paylinks/', {
      headers: { ...doctor.auth, 'accept-language': language },
      body: { amount_cents: 80_000, concept: 'Consulta F321' },
    })
    expect(answer.statusCode, answer.body).toBe(400)
    expect(answer.json<ProblemBody>().fields?.['concept']?.[0]).toContain(why)
  },
)

test.each([
  'Consulta médica',
  'Consulta de seguimiento',
  'Primera consulta',
  'Consulta a domicilio',
  'Honorarios médicos (23/11)',
  'Estudio de laboratorio',
  'Certificado médico',
  'Procedimiento en consultorio',
  'Examen médico general',
  'Anticipo cirugía',
])('J3 the concept %s is accepted', async (concept) => {
  const answer = await create(concept)
  expect(answer.statusCode, answer.body).toBe(201)
})

test('J3 the address of a payment and its reference hold nothing of the patient or of the prescription', async () => {
  const links = await Promise.all(
    Array.from({ length: 5 }, () => createPaylinkFor(server, doctor, { patient: uid })),
  )
  for (const link of links) {
    expect(new URL(link.url).pathname).toBe(`/p/${link.slug}`)
    expect(new URL(link.url).search).toBe('')
    expect(link.slug).toMatch(/^[\w-]{22}$/)
    expect(link.url).not.toContain(uid)
  }
  const names = (of: (link: PaylinkDetail) => string) => new Set(links.map(of)).size
  expect([names(({ slug }) => slug), names(({ reference }) => reference)]).toEqual([5, 5])
})
