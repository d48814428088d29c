import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient } from '../testing/factories.ts'
import { issuePrescriptionFor } from '../testing/issue.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let headers: Record<string, string>
beforeAll(async () => {
  server = await startTestServer()
  headers = (await createDoctor(server)).auth
})
afterAll(() => server.close())

const ask = async (query: string) =>
  (await call(server, `GET /api/v2/diagnoses/?${query}`, { headers })).json<{
    results: { code: string; name: string; unusual: string | null; exact: boolean }[]
  }>().results

test('a search returns codes and names, and a note when sex or age is unusual', async () => {
  expect((await ask('search=I10'))[0]).toEqual({
    code: 'I10',
    name: 'Hipertensión arterial esencial',
    unusual: null,
    exact: true,
  })
  expect((await ask('search=hipertension'))[0]).toMatchObject({ code: 'I10', exact: true })
  expect((await ask('search=hipertens'))[0]?.exact).toBe(false)
  expect((await ask('search=N40&gender=F&age=60'))[0]?.unusual).toBe('sex')
  expect((await ask('search=N40&gender=M&age=60'))[0]?.unusual).toBeNull()
  expect((await ask('search=O24.4&gender=F&age=70'))[0]?.unusual).toBe('age')
})

test('a search returns as many diagnoses as requested', async () => {
  expect(await ask('search=diabetes&limit=3')).toHaveLength(3)
})

test('diagnoses used by this doctor come first, those used by another do not', async () => {
  const doctor = await createDoctor(server)
  const patient = await createPatient(server, doctor)
  const diagnoses = [{ code: 'E11.4', name: 'Diabetes tipo 2 con neuropatía' }]
  await issuePrescriptionFor(server, doctor, patient.uid, { diagnoses })
  const search = async (who: Record<string, string>) =>
    (await call(server, 'GET /api/v2/diagnoses/?search=diabetes', { headers: who })).json<{
      results: { code: string }[]
    }>().results[0]?.code
  expect(await search(doctor.auth)).toBe('E11.4')
  expect(await search(headers)).toBe('E11.9')
})

test('diagnoses unusual for the patient’s sex come after all others', async () => {
  const found = await ask('search=hipert&gender=M&age=68&limit=4')
  expect(found[0]?.code).toBe('I10')
  expect(found.map(({ unusual }) => unusual)).toEqual([null, null, null, null])
})
