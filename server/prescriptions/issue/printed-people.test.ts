import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../../testing/factories.ts'
import { makeMedication } from '../../testing/issue.ts'
import { startTestServer, type TestServer, withClient } from '../../testing/test-server.ts'

// Tests of the rules about the printed data of patient and place (such as H2 of mexico.md), through the API calls of other
// programs.

let server: TestServer
let doctor: TestDoctor

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

/** Names of the refused fields of a response; the status of the response where no field was refused. */
const outcome = async (...[route, body]: [string, Record<string, unknown>]) => {
  const answer = await call(server, route, { headers: doctor.auth, body })
  const { fields } = answer.json<{ fields?: Record<string, string[]> }>()
  return fields ? Object.keys(fields).join() : answer.statusCode
}
const issue = (patient: Record<string, unknown>) =>
  outcome('POST /api/v2/rx-endpoint/', { patient, medications: [makeMedication()] })

describe('H2 a CURP that contradicts the patient', () => {
  // The CURP is a published example of a library; the person is invented.
  const hers = { name: 'Gloria Hernández Gómez', date_of_birth: '1956-04-27', curp: 'HEGG560427MVZRRL04' }

  test.each([
    ['date of birth', { date_of_birth: '1956-04-28' }],
    ['sex', { gender: 'M' }],
    ['name', { name: 'Martha Ruiz Torres' }],
  ])('in the %s is refused for a patient and at the issue', async (_what, more) => {
    expect(await outcome('POST /api/v2/patient/', { ...hers, ...more })).toBe('curp')
    expect(await issue({ ...hers, ...more })).toBe('patient.curp')
  })

  test('is refused when the patient is changed, and says which datum', async () => {
    const { uid } = await createPatient(server, doctor, { ...hers, gender: 'F' })
    const answer = await call(server, `PATCH /api/v2/patient/${uid}/`, {
      headers: doctor.auth,
      body: { date_of_birth: '1957-04-27' },
    })
    expect(answer.json<{ fields: unknown }>().fields).toEqual({
      curp: ['La CURP no es de esa fecha de nacimiento. Corrija una de las dos.'],
    })
  })

  test('decides the sex where none was given', async () => {
    const answer = await call(server, 'POST /api/v2/patient/', { headers: doctor.auth, body: hers })
    expect(answer.json<{ gender: string }>().gender).toBe('F')
  })
})

describe('B3 the name of the patient', () => {
  test.each(['Ana\u200B Copiada Prueba', 'Ana Copi\u00ADada Prueba', 'Ana\r\nCopiada\u2060 Prueba'])(
    'with invisible characters, %j, is of the same patient as without',
    async (name) => {
      const born = { date_of_birth: '1990-01-31' }
      const other = await createDoctor(server)
      const { uid } = await createPatient(server, other, { name: 'Ana Copiada Prueba', ...born, email: '' })
      const answer = await call(server, 'POST /api/v2/rx-endpoint/', {
        headers: other.auth,
        body: { patient: { name, ...born }, medications: [makeMedication()] },
      })
      expect(answer.json()).toMatchObject({ patient: { uid, name: 'Ana Copiada Prueba' } })
    },
  )

  test.each(['Juan', 'J. P.', 'María de la'])('%s is not a full name', async (name) => {
    expect(await issue({ name, date_of_birth: '1990-01-31' })).toBe('patient.name')
    const { uid } = await createPatient(server, doctor)
    await withClient(server.ownerUrl, (client) =>
      client.query('update patient set name = $2 where uid = $1', [uid, name]),
    )
    expect(await issue({ uid })).toBe('patient.name')
  })
})

describe('B1, H7 the address of the place', () => {
  const hospital = () => `PATCH /api/v2/hospital/${doctor.hospitalId}/`
  test.each([
    ['location', { location: 'x' }],
    ['zip_code', { zip_code: '0660' }],
    ['zip_code', { zip_code: '99999' }],
    ['zip_code', { zip_code: '00123' }],
  ])('is refused with its %s: %o', async (field, body) => {
    expect(await outcome(hospital(), body)).toBe(field)
    const founded = { name: 'C', patron: 'C', location: 'Av. Ficticia 100', contact: '5500000000' }
    expect(await outcome('POST /api/v2/hospital/', { ...founded, ...body })).toBe(field)
  })

  test('is needed at the issue', async () => {
    expect(await outcome(hospital(), { zip_code: '06600' })).toBe(200)
    await withClient(server.ownerUrl, (client) =>
      client.query(`update hospital set location = 'x' where id = $1`, [doctor.hospitalId]),
    )
    const { uid } = await createPatient(server, doctor)
    expect(await issue({ uid })).toBe(422)
  })
})
