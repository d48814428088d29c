import type { LightMyRequestResponse } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import type { PasskeyCreation, PasskeyRequest } from '#contract/accounts/passkey-json.ts'
import type { Ways } from '#contract/accounts/second-factors.ts'
import { call } from '../call.ts'
import { PASSWORD, type TestDoctor } from '../factories.ts'
import type { TestServer } from '../test-server.ts'
import { virtualPasskey, type VirtualPasskey } from './virtual-passkey.ts'

/** The code that an authenticator application shows at an instant. */
export const totpCodeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

const HALF_MINUTE = 30_000

/** Makes the calls by which one doctor manages second factors. */
export function factorCalls(server: TestServer, doctor: TestDoctor) {
  const own = (endpoint: string, body?: unknown) => call(server, endpoint, { headers: doctor.auth, body })

  const addPasskey = async (
    passkey: VirtualPasskey = virtualPasskey(),
    flaws: Parameters<VirtualPasskey['create']>[1] = {},
  ) => {
    const options = (await own('POST /api/v2/access/passkeys/options/')).json<PasskeyCreation>()
    const answer = await own('POST /api/v2/access/passkeys/', {
      name: 'Teléfono',
      passkey: passkey.create(options, flaws),
    })
    return { passkey, answer }
  }

  /**
   * Switches the codes of an authenticator application on for a doctor. The code of the past half minute is used up;
   * `next` returns an unused code.
   */
  const addTotp = async () => {
    const { secret } = (await own('POST /api/v2/access/totp/')).json<{ secret: string }>()
    const now = server.clock.now.getTime()
    const answer = await own('POST /api/v2/access/totp/confirm/', {
      totp: totpCodeAt(secret, new Date(now - HALF_MINUTE)),
    })
    const codes = answer.json<{ recovery_codes: string[] | null }>().recovery_codes ?? []
    return { secret, answer, codes, next: () => totpCodeAt(secret, server.clock.now) }
  }

  return { own, addPasskey, addTotp }
}

/** Makes the calls by which somebody logs in, as a browser or another program with cookies. */
export function loginCalls(server: TestServer) {
  const cookieOf = (answer: LightMyRequestResponse): Record<string, string> =>
    Object.fromEntries(
      answer.cookies.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]),
    )
  return {
    cookieOf,
    password: async (email: string, password = PASSWORD) => {
      const answer = await call(server, 'POST /rest-auth/login/', { body: { email, password } })
      return { answer, cookies: cookieOf(answer) }
    },
    ways: async (cookies: Record<string, string>) =>
      (await call(server, 'POST /rest-auth/login/second-factor/options/', { cookies })).json<Ways>(),
    complete: (cookies: Record<string, string>, body: unknown) =>
      call(server, 'POST /rest-auth/login/second-factor/', { cookies, body }),
    askPasskey: async () => {
      const answer = await call(server, 'POST /rest-auth/login/passkey/options/')
      return { request: answer.json<PasskeyRequest>(), cookies: cookieOf(answer) }
    },
    withPasskey: (cookies: Record<string, string>, passkey: unknown) =>
      call(server, 'POST /rest-auth/login/passkey/', { cookies, body: { passkey } }),
  }
}
