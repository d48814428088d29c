import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Draft } from '#contract/drafts/drafts.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

describe('a draft from parameters', () => {
  const prefill = (parameters: Record<string, string>, headers: Record<string, string> = doctor.auth) =>
    call(server, 'POST /api/v2/launch/draft/', { headers, body: { parameters } })
  const draftOf = async (parameters: Record<string, string>): Promise<Draft> => {
    const { draft } = (await prefill(parameters)).json<{ draft: string }>()
    return (await call(server, `GET /api/v2/drafts/${draft}/`, { headers: doctor.auth })).json<Draft>()
  }

  test('has the named fields', async () => {
    const { body } = await draftOf({
      diagnosis: 'Cefalea tensional',
      patient_name: 'Ana Ficticia Ejemplo',
      patient_email: 'ana@paciente.example',
      patient_dob: '36',
      gender: 'f',
      external_patient_file: 'EXP-77',
      hospital: String(doctor.hospitalId),
    })
    expect(body).toMatchObject({
      diagnosis: 'Cefalea tensional',
      hospital: doctor.hospitalId,
      newPatient: {
        name: 'Ana Ficticia Ejemplo',
        birth: '36',
        gender: 'F',
        email: 'ana@paciente.example',
        file: 'EXP-77',
      },
    })
  })

  test('finds the doctor’s patient by the number, and nobody else’s', async () => {
    const mine = await createPatient(server, doctor, {
      name: 'Propio Ejemplo',
      external_patient_file: 'EXP-1',
    })
    const other = await createDoctor(server)
    await createPatient(server, other, { name: 'Ajeno Ejemplo', external_patient_file: 'EXP-2' })
    expect((await draftOf({ external_patient_file: 'EXP-1' })).body.patient).toMatchObject({ uid: mine.uid })
    expect((await draftOf({ external_patient_file: 'EXP-2' })).body.patient).toBeNull()
  })

  test('has no patient for a number that no database stores, or that only begins like one', async () => {
    const number = '7'.repeat(64)
    await createPatient(server, doctor, { name: 'Largo Ejemplo', external_patient_file: number })
    expect((await draftOf({ external_patient_file: number })).body.patient).not.toBeNull()
    for (const given of ['EXP-1\u0000', `${number}0`])
      expect((await draftOf({ external_patient_file: given })).body.patient).toBeNull()
  })

  test('leaves out a hospital of others', async () => {
    const other = await createDoctor(server)
    expect((await draftOf({ hospital: String(other.hospitalId) })).body.hospital).toBeNull()
  })

  test('keeps all other parameters for the prescription that it becomes', async () => {
    const { uid } = await createPatient(server, doctor)
    const { draft } = (await prefill({ folio: 'A-17', code: 'x', embed: 'true' })).json<{ draft: string }>()
    const issued = await call(server, 'POST /api/v2/rx-endpoint/', {
      headers: { ...doctor.auth, 'idempotency-key': draft },
      body: {
        patient: { uid },
        medications: [
          {
            presentation: 'Paracetamol tableta 500 mg',
            instructions: 'Tomar 1 tableta por vía oral cada 8 horas durante 3 días.',
          },
        ],
      },
    })
    expect(issued.statusCode, issued.body).toBe(201)
    expect(issued.json()).toMatchObject({ additional_data: { folio: 'A-17' } })
    const { signature } = issued.json<{ signature: string }>()
    const read = await call(server, `GET /api/v2/rx-endpoint/${signature}`, { headers: doctor.auth })
    expect(read.json<{ additional_data: object }>().additional_data).toEqual({ folio: 'A-17' })
  })

  test.each([
    [15_900, 201],
    [16_100, 400],
  ])('takes %s characters of other parameters: %s', async (length, status) => {
    expect((await prefill({ folio: 'x'.repeat(length) })).statusCode).toBe(status)
  })
})
