import { openSession } from '../accounts/session/open-session.ts'
import { revokeSession, tokenByHash } from '../accounts/queries.ts'
import { hashSecret } from '../accounts/session/tokens.ts'
import {
  createDoctor,
  createAssistant,
  createIntegrator,
  createOperator,
  type TestDoctor,
} from './factories.ts'
import { withClient, type TestServer } from './test-server.ts'

/** All kinds of callers of the API. An `unbound` caller sends a browser's token without its cookie. */
export const ROLES = [
  'guest',
  'expired',
  'revoked',
  'unbound',
  'unverified',
  'other',
  'doctor',
  'pharmacy',
  'assistant',
  'operator',
  'integrator',
] as const
export type Role = (typeof ROLES)[number]

export type Callers = Record<Role, Record<string, string>>

/**
 * Headers of every role. The assistant works for `doctor`. The expired, revoked and unbound tokens belong to `doctor`, so that
 * they are refused for no other reason than their state.
 */
export async function callersOf(
  server: TestServer,
  doctor: TestDoctor,
  other: TestDoctor,
  pharmacy: { auth: Record<string, string> },
): Promise<Callers> {
  const { open } = server.database
  const session = { accountId: doctor.id, device: '' }
  const expired = await openSession(open, { ...session, class: 'api' })
  await withClient(server.ownerUrl, (client) =>
    client.query(`update token set expires_at = now() - interval '1 second' where hash = $1`, [
      hashSecret(expired.token),
    ]),
  )
  const revoked = await openSession(open, { ...session, class: 'api' })
  const row = await tokenByHash(open, hashSecret(revoked.token))
  await revokeSession(open, row?.session_id ?? 0)
  const browser = await openSession(open, { ...session, class: 'browser' })
  const unverified = await createDoctor(server, { specialty_verified: false })
  const headers = (token: string): Record<string, string> => ({ authorization: `Token ${token}` })
  return {
    guest: {},
    expired: headers(expired.token),
    revoked: headers(revoked.token),
    unbound: headers(browser.token),
    pharmacy: pharmacy.auth,
    assistant: (await createAssistant(server, doctor)).auth,
    integrator: (await createIntegrator(server)).auth,
    operator: (await createOperator(server)).auth,
    unverified: unverified.auth,
    other: other.auth,
    doctor: doctor.auth,
  }
}
