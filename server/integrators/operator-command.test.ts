import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorCommand } from '#e2e/actions/operator-command.ts'
import { call } from '../testing/call.ts'
import { startTestServer, withClient, type TestServer } from '../testing/test-server.ts'
import { medicCalls, logInMedic, profileStatus, tokenHeaders } from './testing/medics.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const command = (...words: string[]) => operatorCommand({ DATABASE_URL: server.ownerUrl }, ...words)
const tokenIn = (said: string): string => /^[0-9a-f]{40}$/m.exec(said)?.[0] ?? ''
const status = async (token: string): Promise<number> =>
  (await medicCalls(server, { auth: { authorization: `Token ${token}` } }).get('/api/v2/medics/')).statusCode

const closeSessions = async ({ email }: { email: string }) =>
  call(server, 'POST /api/v2/sessions/close-others/', {
    headers: tokenHeaders(await logInMedic(server, email)),
  })

/** Timeout in ms as a guard against a hang. Each command starts a process, which takes seconds on a busy machine. */
const HANG_MS = 90_000

test(
  'npm run operator creates an integrator, renews its token and revokes it',
  async () => {
    const email = 'sistema@partner.example'
    const first = tokenIn(await command('add-integrator', email, '--name', 'Sistema Ficticio'))
    expect(await status(first)).toBe(200)
    const second = tokenIn(await command('integrator-token', email))
    expect([await status(first), await status(second)]).toEqual([401, 200])
    const own = medicCalls(server, { auth: { authorization: `Token ${second}` } })
    const [medic, ended] = [await own.makeOne(), await own.makeOne()]
    await closeSessions(ended)
    await command('revoke-integrator', email)
    expect([await status(second), await profileStatus(server, medic)]).toEqual([401, 401])
    // The integrator's new token does not make the doctors' old tokens valid again. With the new token, the integrator can only
    // replace the tokens of doctors who have not ended the integrator's access.
    const authorization = `Token ${tokenIn(await command('integrator-token', email))}`
    const again = medicCalls(server, { auth: { authorization } })
    expect((await again.patch(medic.id, { is_active: true })).json()).toMatchObject({ is_active: false })
    expect(await profileStatus(server, medic)).toBe(401)
    expect(await profileStatus(server, (await again.renew(medic.id)).json<{ token: string }>())).toBe(200)
    expect((await again.renew(ended.id)).statusCode).toBe(404)
    const acts = await withClient(server.ownerUrl, (client) =>
      client.query<{ action: string }>(
        `select e.action from audit_event e join account a on a.id = e.doctor_id
       where a.email = $1 and e.actor_kind = 'operator' order by e.id`,
        [email],
      ),
    )
    expect(acts.rows.map(({ action }) => action)).toEqual([
      'integrator.made',
      'integrator.token-renewed',
      'integrator.revoked',
      'integrator.token-renewed',
    ])
  },
  HANG_MS,
)

test(
  'npm run operator says what is impossible, and exits with a failure',
  async () => {
    const twice = 'otro@partner.example'
    await command('add-integrator', twice, '--name', 'Sistema Ficticio')
    for (const words of [
      ['add-integrator', twice, '--name', 'Otro'],
      ['add-integrator', 'sin-nombre@partner.example'],
      ['integrator-token', 'nadie@partner.example'],
      ['revoke-integrator', 'nadie@partner.example'],
    ])
      await expect(command(...words)).rejects.toThrow('operator.ts')
  },
  HANG_MS,
)
