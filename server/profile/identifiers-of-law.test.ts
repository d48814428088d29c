import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ImportPreview } from '#contract/medications/own-medications.ts'
import type { ProblemBody } from '#contract/problem.ts'
import { COLUMNS } from '../medications/import/import-columns.ts'
import { call } from '../testing/call.ts'
import { createDoctor, type TestDoctor } from '../testing/factories.ts'
import { activatePaylinks } from '../testing/payments.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

// Tests of identifiers (rules H and J of mexico.md), each by the call that takes the identifier: a refused case, and an
// accepted counterpart. The functions are tested in contract/values/identifiers/mexico-identifiers.test.ts.

let server: TestServer
let doctor: TestDoctor
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

const ask = (route: string, body?: Record<string, unknown>) =>
  call(server, route, { headers: doctor.auth, body })
/** Fields for which a request was refused; its status where no field was refused. */
const outcome = async (...request: Parameters<typeof ask>) => {
  const answer = await ask(...request)
  const { fields } = answer.json<Partial<ProblemBody>>()
  return fields ? Object.keys(fields).join() : answer.statusCode
}

// The CURP is a published example of a library; the person is invented.
const HER = { name: 'Gloria Hernández Gómez', date_of_birth: '1956-04-27', gender: 'F' }

test.each([
  ['a wrong check digit', 'HEGG560427MVZRRL05', 'curp'],
  ['a day that does not exist', 'HEGG561332MVZRRL04', 'curp'],
  ['a place that does not exist', 'HEGG560427MXXRRL04', 'curp'],
  ['no fault', 'HEGG560427MVZRRL04', 201],
])('H1 a CURP with %s', async (_what, curp, said) => {
  expect(await outcome('POST /api/v2/patient/', { ...HER, curp })).toBe(said)
})

test.each([
  ['002010077777777771', true],
  ['012345678901234567', false],
  ['999010077777777771', false],
])('H5 the CLABE %s is right: %s, for the check and for the account of payments', async (clabe, isRight) => {
  expect((await ask(`GET /api/v2/clabe/${clabe}`)).json<{ ok: boolean }>().ok).toBe(isRight)
  const said = await outcome('PUT /api/v2/paylinks-account/', { clabe, holder: 'Prueba Ficticia' })
  expect(said === 'clabe').toBe(!isRight)
})

test.each([
  ['7654321', true],
  ['12345678', true],
  ['12345', true],
  ['AB12345', false],
  ['123', false],
])('H6 the cédula %s is accepted: %s', async (cedula, isAccepted) => {
  const said = await outcome('PATCH /api/v2/profile/', { cedula_prof: cedula })
  expect(said === 'cedula_prof').toBe(!isAccepted)
})

describe('H10 the numeral of a registration', () => {
  const planOf = async (registration: string) => {
    const cells: Partial<Record<(typeof COLUMNS)[number], string>> = {
      'Número de Registro': registration,
      'Denominación Distintiva': 'FICTIPROFENO',
      Estado: 'VIGENTE',
      'Forma Farmaceutica': 'TABLETA',
      Fracción: 'VI',
      'Denominacion Generica': 'IBUPROFENO',
      'Vista Administración': 'ORAL',
      Presentación: 'Caja con 10 tabletas.',
      Cantidad: 'Ibuprofeno 200.000 mg',
    }
    const line = (texts: readonly string[]) => texts.map((text) => `"${text}"`).join(',')
    const file = Buffer.from([line(COLUMNS), line(COLUMNS.map((column) => cells[column] ?? ''))].join('\n'))
    const answer = await call(server, 'POST /api/v2/drugs/import/preview/', {
      headers: doctor.auth,
      form: { files: { file }, fields: {} },
    })
    return answer.json<ImportPreview>().rows.map(({ outcome: said }) => said)
  }
  test('that is not the class of the product leaves the row out, and the right one takes it', async () => {
    expect(await planOf('000M2000 SSA IV')).not.toContain('new')
    expect(await planOf('000M2000 SSA VI')).toEqual(['new'])
  })
})

test.each([
  [19_999, 'amount_cents'],
  [20_000, 201],
  [999_999, 201],
  [1_000_000, 'amount_cents'],
])('J1 a payment of %s cents', async (cents, said) => {
  await activatePaylinks(server, doctor)
  expect(await outcome('POST /api/v2/paylinks/', { amount_cents: cents, concept: 'Consulta' })).toBe(said)
})
