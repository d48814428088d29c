import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { aDoctor } from '../testing/factories.ts'
import { expectRefusal } from '../testing/refused.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('what is missing, null or of another type is told apart', async () => {
  const { auth: headers } = await aDoctor(server)
  const saidOf = async (name: unknown) => {
    const body = { name, date_of_birth: '1990-01-01' }
    return expectRefusal(await call(server, 'POST /api/v2/patient/', { headers, body }), [400]).fields?.[
      'name'
    ]
  }
  expect(await saidOf(undefined)).toEqual(['Este campo es requerido.'])
  expect(await saidOf(null)).toEqual(['Este campo no puede ser nulo.'])
  for (const other of [1, true, ['Ana'], { name: 'Ana' }])
    expect(await saidOf(other)).toEqual(['El tipo de dato no es el esperado.'])
})
