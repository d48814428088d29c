import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import type { TimelineEvent } from '#contract/prescription-timeline.ts'
import { call } from '../../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../../testing/factories.ts'
import { makeMedication, issuePrescriptionFor } from '../../testing/issue.ts'
import { startTestServer, withClient, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let uid: string
beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  uid = (await createPatient(server, doctor)).uid
})
afterAll(() => server.close())

const TEXT = 'Diabetes mellitus tipo 2 (E11.9); Hipertensión arterial esencial (I10); en control'
const CODED = [
  { code: 'E11.9', name: 'Diabetes mellitus tipo 2' },
  { code: 'I10', name: 'Hipertensión arterial esencial' },
]

test('codes are stored in order besides the text, and not among additional data', async () => {
  const rx = await issuePrescriptionFor(server, doctor, uid, { diagnosis: TEXT, diagnoses: CODED })
  expect(rx.diagnosis).toBe(TEXT)
  const answer = await call(server, `GET /api/v2/rx-endpoint/${rx.signature}`, { headers: doctor.auth })
  expect(answer.json<IssuedPrescription>().additional_data).toEqual({})
  const stored = await withClient(server.ownerUrl, (client) =>
    client.query('select diagnoses from prescription where id = $1', [rx.id]),
  )
  expect(stored.rows).toEqual([{ diagnoses: CODED }])
})

test('without codes nothing changes, and an invalid code is refused with its field', async () => {
  expect((await issuePrescriptionFor(server, doctor, uid, { diagnosis: 'Cefalea' })).diagnosis).toBe(
    'Cefalea',
  )
  const answer = await call(server, 'POST /api/v2/rx-endpoint/', {
    headers: doctor.auth,
    body: {
      patient: { uid },
      medications: [makeMedication()],
      diagnoses: [{ code: 'gripa', name: 'Gripa' }],
    },
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ fields: object }>().fields).toHaveProperty(['diagnoses.0.code'])
})

describe('H11 a code that does not fit the patient, or that the list lacks, gives a warning and no refusal', () => {
  const PROSTATE = { code: 'N40', name: 'Hiperplasia de la próstata' }
  const PREGNANT = { code: 'O24.4', name: 'Diabetes gestacional' }
  const FITTING = { code: 'E11.9', name: 'Diabetes mellitus tipo 2' }
  const UNLISTED = { code: 'Y99.9', name: 'Escrita por otro programa' }

  const send = (patient: string, diagnoses: object[], headers: Record<string, string> = {}) =>
    call(server, 'POST /api/v2/rx-endpoint/', {
      headers: { ...doctor.auth, ...headers },
      body: { patient: { uid: patient }, medications: [makeMedication()], diagnoses },
    })
  const warningsOf = async (...args: Parameters<typeof send>) => {
    const answer = await send(...args)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<IssuedPrescription>()
  }

  test('with its path in the body, in the language of the call, and again for a repeated key', async () => {
    const { uid: woman } = await createPatient(server, doctor, { gender: 'F', date_of_birth: '1940-05-01' })
    const sent = [FITTING, PROSTATE, PREGNANT, UNLISTED]
    const key = { 'idempotency-key': crypto.randomUUID() }
    const { warnings, signature } = await warningsOf(woman, sent, key)
    expect(warnings).toEqual([
      {
        code: 'diagnosis-sex',
        field: 'diagnoses.1.code',
        detail: 'Hiperplasia de la próstata (N40): poco usual en el sexo del paciente.',
      },
      {
        code: 'diagnosis-age',
        field: 'diagnoses.2.code',
        detail: 'Diabetes gestacional (O24.4): poco usual a la edad del paciente.',
      },
      expect.objectContaining({ code: 'diagnosis-unlisted', field: 'diagnoses.3.code' }) as object,
    ])
    const again = await warningsOf(woman, sent, { ...key, 'accept-language': 'en' })
    expect(again.signature).toBe(signature)
    expect(again.warnings?.map(({ detail }) => detail)).toEqual([
      'Hiperplasia de la próstata (N40): unusual for the sex of the patient.',
      'Diabetes gestacional (O24.4): unusual at the age of the patient.',
      'Escrita por otro programa (Y99.9): not in the list of diagnoses; the code could not be checked.',
    ])
    const timeline = await call(server, `GET /api/v2/rx/timeline/${signature}/`, { headers: doctor.auth })
    const notes = timeline.json<TimelineEvent[]>().filter(({ kind }) => kind === 'warned')
    expect(notes.map(({ note }) => note)).toEqual(warnings?.slice(0, 2).map(({ detail }) => detail))
  })

  test('and none if all codes fit, or if the sex is neither female nor male', async () => {
    const { uid: man } = await createPatient(server, doctor, { gender: 'M', date_of_birth: '1940-05-01' })
    const { uid: other } = await createPatient(server, doctor, { gender: 'O', date_of_birth: '1990-05-01' })
    expect(await warningsOf(man, [PROSTATE, FITTING])).not.toHaveProperty('warnings')
    expect(await warningsOf(other, [PROSTATE, PREGNANT])).not.toHaveProperty('warnings')
  })
})
