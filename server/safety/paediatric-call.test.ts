import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PaediatricAnswer } from '#contract/safety.ts'
import type { DrugSearch } from '#contract/medications/medications.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

describe('the call for doses of a child', () => {
  let server: TestServer
  let doctor: TestDoctor
  let upc: string
  beforeAll(async () => {
    server = await startTestServer()
    doctor = await createDoctor(server)
    const found = await ask('/api/v2/drugs/?search=paracetamol%20160%20suspension')
    upc = found.json<DrugSearch>().results.find(({ generic }) => generic === 'Paracetamol')?.uid ?? ''
  })
  afterAll(() => server.close())
  const ask = (path: string) => call(server, `GET ${path}`, { headers: doctor.auth })

  test('returns doses by weight and age, with their source', async () => {
    const answer = await ask(`/api/v2/safety/paediatric/?drug_upc=${upc}&weight=14&age_months=36`)
    const { reason, doses } = answer.json<PaediatricAnswer>()
    expect(reason).toBeNull()
    expect(doses[0]?.ml).toEqual({ low: 4.5, high: 6.5 })
    expect(doses[0]?.sources[0]?.title).not.toBe('')
    // No external person has reviewed the rule of this dose yet.
    expect(doses[0]).not.toHaveProperty('reviewed')
  })

  test('uses the patient’s recorded data, and lists missing ones', async () => {
    const { uid } = await createPatient(server, doctor, { date_of_birth: '2023-05-17' })
    const answer = await ask(`/api/v2/safety/paediatric/?drug_upc=${upc}&patient=${uid}&weight=14`)
    expect(answer.json<PaediatricAnswer>()).toMatchObject({ reason: 'missing-weight', doses: [] })
  })

  test('refuses absurd weights and patients of other doctors', async () => {
    for (const weight of ['-3', '0', '900', 'mucho'])
      expect((await ask(`/api/v2/safety/paediatric/?drug_upc=${upc}&weight=${weight}`)).statusCode).toBe(400)
    const { uid } = await createPatient(server, await createDoctor(server))
    expect((await ask(`/api/v2/safety/paediatric/?drug_upc=${upc}&patient=${uid}`)).statusCode).toBe(404)
  })
})
