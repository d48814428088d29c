import type * as z from 'zod/mini'
import type { MadeMedic } from '#contract/accounts/medics.ts'
import { call } from '../../testing/call.ts'
import type { createIntegrator } from '../../testing/factories.ts'
import type { TestServer } from '../../testing/test-server.ts'

export type Integrator = Awaited<ReturnType<typeof createIntegrator>>
export type Made = z.output<typeof MadeMedic>
type Answer = ReturnType<typeof call>

export const MEDIC_PASSWORD = 'mesa verde lluvia tranvia'
let made = 0

/** Makes the body of a request that creates a doctor's account. */
export const makeNewMedic = (more: Record<string, unknown> = {}) => ({
  name: 'Médica Ficticia Ejemplo',
  email: `medica${(made += 1)}@clinica.example`,
  password: MEDIC_PASSWORD,
  ...more,
})

/**
 * Data of a doctor beyond name, mail address and password, including the data that an operator compares with the official
 * register.
 */
export const COMPLETE_MEDIC = {
  date_of_birth: '1990-01-31',
  cedula_prof: 1234567,
  specialty: 'Medicina interna',
  specialty_no: '7654321',
  alma_mater: 'Universidad de Ejemplo',
  female: true,
}

/** Functions that call the API as one integrator. */
export function medicCalls(server: TestServer, { auth: headers }: { auth: Record<string, string> }) {
  const make = (body: unknown): Answer => call(server, 'POST /api/v2/medics/', { headers, body })
  return {
    make,
    async makeOne(more: Record<string, unknown> = {}): Promise<Made> {
      const answer = await make(makeNewMedic(more))
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return answer.json()
    },
    get: (path: string): Answer => call(server, `GET ${path}`, { headers }),
    patch: (id: number, body: unknown): Answer =>
      call(server, `PATCH /api/v2/medics/${id}/`, { headers, body }),
    renew: (id: number): Answer => call(server, `POST /api/v2/medics/${id}/token/`, { headers }),
  }
}

export const tokenHeaders = ({ token }: { token: string }) => ({ authorization: `Token ${token}` })

/** HTTP status of a request for the doctor's profile with a token. */
export const profileStatus = async (server: TestServer, token: { token: string }): Promise<number> =>
  (await call(server, 'GET /api/v2/profile/', { headers: tokenHeaders(token) })).statusCode

/** Logs in as a doctor, with the password with which the account was made. */
export async function logInMedic(server: TestServer, email: string): Promise<{ token: string }> {
  const answer = await call(server, 'POST /rest-auth/login/', { body: { email, password: MEDIC_PASSWORD } })
  return { token: answer.json<{ key: string }>().key }
}
