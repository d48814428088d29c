import { Problem } from '#contract/problem.ts'
import type { Proof } from '#contract/accounts/second-factors.ts'

const messages: Record<keyof Proof, string> = {
  password: 'valid-password',
  totp: 'code-wrong',
  recovery_code: 'recovery-code-wrong',
  passkey: 'passkey-wrong',
}

/** Refuses a wrong proof of who uses a session. The refusal names the field of the factor that was used. */
export function refuseWrongProof(proof: Proof): never {
  const field = (Object.keys(messages) as (keyof Proof)[]).find((name) => proof[name] !== undefined)
  throw new Problem('invalid-input', { fields: field ? { [field]: [messages[field]] } : {} })
}
