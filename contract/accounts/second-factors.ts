import * as z from 'zod/mini'
import { Detail, Key } from './accounts.ts'
import { endpoint } from '../endpoint.ts'
import { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from './passkey-json.ts'
import { requiredText } from '../schemas/text.ts'
import { PASSWORD_MAX } from '../values/password.ts'

/** Six digits of an authenticator application, with or without separators. */
const Code = z.pipe(
  z.string().check(
    z.maxLength(20),
    z.overwrite((text) => text.replace(/\D/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, 'six-digits')),
)

const factors = {
  totp: z.optional(Code),
  recovery_code: z.optional(z.string().check(z.minLength(1, 'blank'), z.maxLength(40))),
  passkey: z.optional(PasskeyAssertion),
}

const isOne = (proof: object): boolean => Object.values(proof).filter((v) => v !== undefined).length === 1

/** Second factor of a login, sent after the password: exactly one of `totp`, `recovery_code` and `passkey`. */
export const FactorProof = z.strictObject(factors).check(z.refine(isOne, 'one-proof'))
export type FactorProof = z.output<typeof FactorProof>

/** Proof of identity within an open session: exactly one of `password`, `totp`, `recovery_code` and `passkey`. */
export const Proof = z
  .strictObject({
    password: z.optional(z.string().check(z.minLength(1, 'blank'), z.maxLength(PASSWORD_MAX))),
    ...factors,
  })
  .check(z.refine(isOne, 'one-proof'))
export type Proof = z.output<typeof Proof>

export const ProofMethod = z.enum(['passkey', 'totp', 'recovery_code', 'password'])
export type ProofMethod = z.output<typeof ProofMethod>

/** The methods by which the person may prove their identity, the strongest first. */
const Ways = z.object({
  methods: z.array(ProofMethod),
  passkey: z.nullable(PasskeyRequest),
  /** Other hosts of this product at which the account has passkeys: browsers bind each passkey to one host. */
  passkeys_at: z.array(z.string()),
})
export type Ways = z.output<typeof Ways>

export const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
  /** Whether the device's maker synchronises the passkey to all devices of the person. */
  synced: z.boolean(),
  /** The host at which the passkey works; null when that is the host of the request. */
  elsewhere: z.nullable(z.string()),
})
export type Passkey = z.output<typeof Passkey>

const SecondFactors = z.object({
  passkeys: z.array(Passkey),
  /** Since when the account has an authenticator application; null when it has none. */
  totp_since: z.nullable(z.string()),
  recovery_codes_left: z.int(),
  step_up_to_issue: z.boolean(),
  /** Whether the operator of this installation demands a second factor of every doctor who signs. */
  second_factor_to_sign: z.boolean(),
})

/** Recovery codes, shown only in this response; null where the doctor has codes already. */
const RecoveryCodes = z.nullable(z.array(z.string()))

const PasskeyName = requiredText(60)
const PasskeyId = z.object({ id: z.string() })
const PER_MINUTE = 20

export const secondFactors = {
  /**
   * Lists the methods for the second step of a login that was refused with `second-factor-required`. The endpoint reads the
   * cookie of that refusal.
   */
  loginWays: endpoint({
    method: 'POST',
    path: '/rest-auth/login/second-factor/options/',
    summary: 'Methods by which the waiting login can be completed',
    audience: 'guest',
    answers: { 200: Ways },
    perMinute: PER_MINUTE,
  }),
  completeLogin: endpoint({
    method: 'POST',
    path: '/rest-auth/login/second-factor/',
    summary: 'Complete a login with a second factor; returns `key` like the login itself',
    audience: 'guest',
    body: FactorProof,
    answers: { 200: Key },
    perMinute: PER_MINUTE,
  }),
  passkeyRequest: endpoint({
    method: 'POST',
    path: '/rest-auth/login/passkey/options/',
    summary: 'Begin a login with a passkey alone',
    audience: 'guest',
    answers: { 200: PasskeyRequest },
    perMinute: PER_MINUTE,
  }),
  passkeyLogin: endpoint({
    method: 'POST',
    path: '/rest-auth/login/passkey/',
    summary: 'Open a session with a passkey alone',
    audience: 'guest',
    body: z.strictObject({ passkey: PasskeyAssertion }),
    answers: { 200: Key },
    perMinute: PER_MINUTE,
  }),
  stepUpWays: endpoint({
    method: 'POST',
    path: '/api/v2/access/step-up/options/',
    summary: 'Methods by which this session can prove its user’s identity again',
    audience: 'staff',
    personal: true,
    answers: { 200: Ways },
    perMinute: PER_MINUTE,
  }),
  /**
   * Proves the identity again in an open session. After a success the client repeats the request that was refused with
   * `step-up-required`.
   */
  stepUp: endpoint({
    method: 'POST',
    path: '/api/v2/access/step-up/',
    summary: 'Prove the user’s identity again; the proof is valid for five minutes',
    audience: 'staff',
    personal: true,
    body: Proof,
    answers: { 200: Detail },
  }),
  askBeforeIssuing: endpoint({
    method: 'PATCH',
    path: '/api/v2/access/step-up/',
    summary: 'Set whether issuing needs a step-up; turning it off needs a step-up',
    audience: 'doctor',
    personal: true,
    body: z.strictObject({ step_up_to_issue: z.boolean() }),
    answers: { 200: z.object({ step_up_to_issue: z.boolean() }) },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v2/access/second-factors/',
    summary: 'The second factors of this account',
    audience: 'staff',
    personal: true,
    answers: { 200: SecondFactors },
  }),
  passkeyCreation: endpoint({
    method: 'POST',
    path: '/api/v2/access/passkeys/options/',
    summary: 'Begin to create a passkey (needs a step-up)',
    audience: 'staff',
    personal: true,
    answers: { 200: PasskeyCreation },
    perMinute: PER_MINUTE,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/v2/access/passkeys/',
    summary: 'Store a new passkey (needs a step-up); the first factor comes with recovery codes',
    audience: 'staff',
    personal: true,
    body: z.strictObject({ name: PasskeyName, passkey: PasskeyAttestation }),
    answers: { 201: z.object({ passkey: Passkey, recovery_codes: RecoveryCodes }) },
    perMinute: PER_MINUTE,
  }),
  renamePasskey: endpoint({
    method: 'PATCH',
    path: '/api/v2/access/passkeys/:id/',
    summary: 'Rename a passkey',
    audience: 'staff',
    personal: true,
    params: PasskeyId,
    body: z.strictObject({ name: PasskeyName }),
    answers: { 200: Passkey },
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/api/v2/access/passkeys/:id/',
    summary: 'Remove a passkey (needs a step-up); closes the other sessions',
    audience: 'staff',
    personal: true,
    params: PasskeyId,
    answers: { 200: Detail },
  }),
  beginTotp: endpoint({
    method: 'POST',
    path: '/api/v2/access/totp/',
    summary:
      'Begin to set up an authenticator application (needs a step-up): returns the secret and the address of its QR code',
    audience: 'staff',
    personal: true,
    answers: { 200: z.object({ secret: z.string(), uri: z.string() }) },
    perMinute: PER_MINUTE,
  }),
  confirmTotp: endpoint({
    method: 'POST',
    path: '/api/v2/access/totp/confirm/',
    summary: 'Turn on an authenticator application with its first code (needs a step-up)',
    audience: 'staff',
    personal: true,
    body: z.strictObject({ totp: Code }),
    answers: { 200: z.object({ recovery_codes: RecoveryCodes }) },
  }),
  removeTotp: endpoint({
    method: 'DELETE',
    path: '/api/v2/access/totp/',
    summary: 'Turn off the authenticator application (needs a step-up); closes the other sessions',
    audience: 'staff',
    personal: true,
    answers: { 200: Detail },
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/v2/access/recovery-codes/',
    summary: 'Make ten new recovery codes (needs a step-up); earlier ones become invalid',
    audience: 'staff',
    personal: true,
    answers: { 200: z.object({ recovery_codes: z.array(z.string()) }) },
    perMinute: PER_MINUTE,
  }),
} as const
