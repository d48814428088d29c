import type { Passkey } from '#contract/accounts/second-factors.ts'
import type { TestDoctor } from '../factories.ts'
import type { Role } from '../roles.ts'
import { factorCalls } from './second-factors.ts'
import type { TestServer } from '../test-server.ts'
import { virtualPasskey } from './virtual-passkey.ts'

type Answers = Record<Role, number>

interface Groups {
  everybody: (status: number) => Answers
  doctors: (own: number, other?: number) => Answers
  staff: (own: number, other?: number) => Answers
}

const asked = {
  challenge: 'bm90aGluZw',
  rpId: 'recetas.example',
  timeout: 1000,
  userVerification: 'required' as const,
  allowCredentials: [],
}

/** A passkey's assertion for a challenge that the server never made. */
const unaskedAnswer = () => virtualPasskey().get(asked)

const unaskedPasskey = () => {
  const site = { id: asked.rpId, name: 'x' }
  return virtualPasskey().create({
    ...asked,
    rp: site,
    user: { id: 'AAAA', name: 'x', displayName: 'x' },
    pubKeyCredParams: [],
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  })
}

/** Adds a passkey to a doctor's account. @returns the id of the passkey */
export async function keptPasskey(server: TestServer, doctor: TestDoctor): Promise<number> {
  const { answer } = await factorCalls(server, doctor).addPasskey()
  return answer.json<{ passkey: Passkey }>().passkey.id
}

/** Expected responses of the endpoints for second factors, for each role. `passkeyId` belongs to `doctor`. */
export const secondFactorExpectations = (
  { everybody, doctors, staff }: Groups,
  passkeyId: () => number,
): Record<string, { params?: () => Record<string, string>; body?: () => unknown; answers: Answers }> => ({
  'secondFactors.addPasskey': {
    body: () => ({ name: 'x', passkey: unaskedPasskey() }),
    answers: staff(400),
  },
  'secondFactors.askBeforeIssuing': { body: () => ({ step_up_to_issue: false }), answers: doctors(200) },
  'secondFactors.beginTotp': { answers: staff(200) },
  'secondFactors.completeLogin': { body: () => ({ totp: '000000' }), answers: everybody(400) },
  'secondFactors.confirmTotp': { body: () => ({ totp: '000000' }), answers: staff(400) },
  'secondFactors.get': { answers: staff(200) },
  'secondFactors.loginWays': { answers: everybody(400) },
  'secondFactors.passkeyCreation': { answers: staff(200) },
  'secondFactors.passkeyLogin': {
    body: () => ({ passkey: unaskedAnswer() }),
    answers: everybody(400),
  },
  'secondFactors.passkeyRequest': { answers: everybody(200) },
  'secondFactors.removePasskey': { params: () => ({ id: String(passkeyId()) }), answers: staff(200, 404) },
  'secondFactors.removeTotp': { answers: staff(404) },
  'secondFactors.renamePasskey': {
    params: () => ({ id: String(passkeyId()) }),
    body: () => ({ name: 'y' }),
    answers: staff(200, 404),
  },
  'secondFactors.renewRecoveryCodes': { answers: staff(404) },
  'secondFactors.stepUp': { body: () => ({ password: 'no es esta' }), answers: staff(400) },
  'secondFactors.stepUpWays': { answers: staff(200) },
})
