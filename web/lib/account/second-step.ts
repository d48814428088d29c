import type { secondFactors as SecondFactors, FactorProof, Ways } from '#contract/accounts/second-factors.ts'
import { callsOf } from '../calls/calls-of.ts'
import { askPasskey } from './passkey.ts'
import { request } from '../calls/request.ts'
import { enterByLogin } from './session.ts'

const calls = callsOf<typeof SecondFactors>()({
  loginWays: 'POST /rest-auth/login/second-factor/options/',
  completeLogin: 'POST /rest-auth/login/second-factor/',
  passkeyRequest: 'POST /rest-auth/login/passkey/options/',
  passkeyLogin: 'POST /rest-auth/login/passkey/',
})

/** The methods with which the pending login of this browser may be completed. */
export const askLoginWays = (): Promise<Ways> => request(calls.loginWays, {})

export const proveLogin = (proof: FactorProof): Promise<void> =>
  enterByLogin(() => request(calls.completeLogin, { body: proof }))

/** Logs in with a passkey, without a password. @throws NoPasskey, ApiError */
export async function passkeyLogin(): Promise<void> {
  const passkey = await askPasskey(await request(calls.passkeyRequest, {}))
  await enterByLogin(() => request(calls.passkeyLogin, { body: { passkey } }))
}
