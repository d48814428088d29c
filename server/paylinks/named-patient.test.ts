import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProblemBody } from '#contract/problem.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { activatePaylinks, PAYEE_ACCOUNT } from '../testing/payments.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let chosen: string
beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  await activatePaylinks(server, doctor)
  for (const name of ['Rosalba Ficticia de la Peña', 'Tadeo Inventado Ñúñez', 'Elena Prueba Ibargüen'])
    await createPatient(server, doctor, { name })
  ;({ uid: chosen } = await createPatient(server, doctor, { name: 'Ramona Ficticia Quezada' }))
  await createPatient(server, await createDoctor(server), { name: 'Wenceslao Ajeno Zamarripa' })
})
afterAll(() => server.close())

const create = (concept: string, more: { patient?: string; language?: string } = {}) =>
  call(server, 'POST /api/v2/paylinks/', {
    headers: { ...doctor.auth, 'accept-language': more.language ?? 'es' },
    body: { amount_cents: 80_000, concept, ...(more.patient && { patient: more.patient }) },
  })
const faultOf = (answer: Awaited<ReturnType<typeof create>>) => {
  expect(answer.statusCode, answer.body).toBe(400)
  return answer.json<ProblemBody>().fields?.['concept']?.[0]
}

test.each([
  ['Consulta Rosalba Ficticia', 'rosalba ficticia'],
  ['Consulta de Rosalba de la Peña', 'rosalba pena'],
  ['PEÑA, ROSALBA - segunda visita', 'pena rosalba'],
  ['Tadeo Inventado Nunez', 'tadeo inventado'],
])('J3 the concept %s is refused, because a patient is called so', async (concept, found) => {
  expect(faultOf(await create(concept))).toContain(`«${found}»`)
})

test('J3 the name of a patient is refused also where another patient pays, and in English', async () => {
  const refused = await create('Visit of Tadeo Inventado', { patient: chosen, language: 'en' })
  expect(faultOf(refused)).toContain('“tadeo inventado” is in the name of one of your patients')
})

test.each([
  ['a given name alone', 'Consulta Rosalba'],
  ['a name that no patient has in full', 'Consulta Rosalba Inventado'],
  ['the name of another doctor’s patient', 'Consulta Wenceslao Ajeno'],
  ['the name of the holder of the account', `Consulta ${PAYEE_ACCOUNT.holder.slice(0, 12)}`],
  ['two joining words of a name', 'Consulta de la tarde'],
])('J3 a concept with %s is accepted', async (_, concept) => {
  const answer = await create(concept)
  expect(answer.statusCode, answer.body).toBe(201)
})
