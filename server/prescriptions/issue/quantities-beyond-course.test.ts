import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import type { ProblemBody } from '#contract/problem.ts'
import { call } from '../../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../../testing/factories.ts'
import { startTestServer, withClient, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let uid: string

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
})
beforeEach(async () => {
  uid = (await createPatient(server, doctor)).uid
})
afterAll(() => server.close())

const send = (row: Record<string, unknown>) =>
  call(server, 'POST /api/v2/rx-endpoint/', {
    headers: doctor.auth,
    body: { patient: { uid }, medications: [row] },
  })
const issued = async (row: Record<string, unknown>): Promise<IssuedPrescription> => {
  const answer = await send(row)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

describe('P9 a quantity of more than twice what the treatment takes', () => {
  const row = {
    presentation: 'Amoxicilina cápsulas 500 mg, caja con 21 cápsulas',
    instructions: 'Tomar 1 cápsula por vía oral cada 8 horas durante 7 días.',
  }
  test('is refused with the field, and issued once the row confirms it, which is stored', async () => {
    const answer = await send({ ...row, qty: 99 })
    expect([answer.statusCode, answer.json<ProblemBody>().code]).toEqual([422, 'quantity-unconfirmed'])
    expect(answer.json<ProblemBody>().fields).toEqual({
      'medications.0.qty': [expect.stringContaining('más del doble de lo que dura el tratamiento (1)')],
    })
    const { signature } = await issued({ ...row, qty: 99, qty_confirmed: true })
    const { rows } = await withClient(server.ownerUrl, (client) =>
      client.query<{ quantities: unknown }>(
        `select safety -> 'quantities' as quantities from prescription where signature = $1`,
        [signature],
      ),
    )
    expect(rows[0]?.quantities).toEqual([{ row: 0, qty: 99, needed: 1 }])
  })
  test('is asked about from 10 packages on where the content of the package is not written', async () => {
    const open = { ...row, presentation: 'Amoxicilina cápsulas 500 mg' }
    const answer = await send({ ...open, qty: 10 })
    expect([answer.statusCode, answer.json<ProblemBody>().code]).toEqual([422, 'quantity-unconfirmed'])
    expect(answer.json<ProblemBody>().fields).toEqual({
      'medications.0.qty': [expect.stringContaining('10 envases o más')],
    })
    const { signature } = await issued({ ...open, qty: 10, qty_confirmed: true })
    const { rows } = await withClient(server.ownerUrl, (client) =>
      client.query<{ quantities: unknown }>(
        `select safety -> 'quantities' as quantities from prescription where signature = $1`,
        [signature],
      ),
    )
    expect(rows[0]?.quantities).toEqual([{ row: 0, qty: 10, needed: null }])
  })
  const clonazepam = {
    presentation: 'Clonazepam tabletas 2 mg, caja con 30 tabletas',
    instructions: 'Tomar 1 tableta por vía oral por la noche durante 3 días.',
  }
  test('of a controlled medicine counts its units: two boxes where one would do', async () => {
    const two = { ...clonazepam, qty: 2 }
    const answer = await send(two)
    expect(answer.json<ProblemBody>()).toMatchObject({
      code: 'quantity-unconfirmed',
      fields: { 'medications.0.qty': [expect.stringContaining('más del doble')] },
    })
    await issued({ ...two, qty_confirmed: true })
  })
  test('of a controlled medicine is no single box where none is smaller', async () => {
    await issued({ ...clonazepam, qty: 1 })
  })
  test.each([
    [
      'a controlled medicine',
      { presentation: 'Clonazepam tableta 2 mg, caja con 100 tabletas' },
      '100',
      '30',
    ],
    [
      'an antibiotic',
      {
        presentation: 'Minociclina cápsula 100 mg, caja con 48 cápsulas',
        instructions: 'Tomar 1 cápsula por vía oral cada 12 horas durante 5 días.',
      },
      '48',
      '12',
    ],
  ])('of %s is one large box where a smaller one exists', async (_what, row, each, lesser) => {
    const one = { ...clonazepam, ...row, qty: 1 }
    const answer = await send(one)
    expect(answer.json<ProblemBody>()).toMatchObject({
      code: 'quantity-unconfirmed',
      fields: {
        'medications.0.qty': [
          expect.stringMatching(new RegExp(`trae ${each}, más del doble .* existe uno de ${lesser}\\.`)),
        ],
      },
    })
    await issued({ ...one, qty_confirmed: true })
  })
  test('of an ordinary medicine is not asked about in a large box', async () => {
    await issued({
      presentation: 'Loratadina tableta 10 mg, caja con 20 tabletas',
      instructions: 'Tomar 1 tableta por vía oral cada 24 horas durante 5 días.',
      qty: 1,
    })
  })
  test.each([
    [
      'two boxes of an ordinary medicine for a short course',
      {
        qty: 2,
        presentation: 'Omeprazol cápsula 20 mg, caja con 14 cápsulas',
        instructions: 'Tomar 1 cápsula por vía oral cada 24 horas durante 3 días.',
      },
    ],
    ['twice the course', { qty: 2 }],
    ['the quantity left to the pharmacist', { qty: 1000 }],
    ['a package whose content is not written', { qty: 9, presentation: 'Amoxicilina cápsulas 500 mg' }],
  ])('is not asked about with %s', async (_what, more) => {
    await issued({ ...row, ...more })
  })
})
