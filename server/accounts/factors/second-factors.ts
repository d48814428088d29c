import type { ProofMethod, Ways } from '#contract/accounts/second-factors.ts'
import type { Database, Sql } from '../../database/database.ts'
import type { KeyVault } from '../../signing/key-vault.ts'
import { isGoodAt, passkeyRequest, siteOfPasskey, type RelyingParty } from './passkeys.ts'
import { recoverySet } from './recovery-queries.ts'
import { passkeysOf, totpOf, type StoredPasskey } from './second-factor-queries.ts'

/** Dependencies of the operations on second factors. */
export interface FactorDependencies {
  database: Database
  /** Encrypts TOTP secrets with the key that encrypts the signing keys. */
  vault: KeyVault
  clock: () => Date
}

export interface Factors {
  passkeys: StoredPasskey[]
  totpSince: Date | null
  recoveryCodesLeft: number
}

export async function factorsOf(sql: Sql, doctorId: number): Promise<Factors> {
  const passkeys = await passkeysOf(sql, doctorId)
  const totp = await totpOf(sql, doctorId)
  const recovery = await recoverySet(sql, doctorId)
  return { passkeys, totpSince: totp?.confirmed_at ?? null, recoveryCodesLeft: recovery?.hashes.length ?? 0 }
}

/** Whether a login to an account needs a second factor besides the password. */
export const hasSecondFactor = ({ passkeys, totpSince }: Factors): boolean =>
  passkeys.length > 0 || totpSince !== null

/**
 * Lists the ways in which an account's second factors can be proved at a site, the strongest first, with the options of a
 * request for a passkey.
 */
export function waysOf(factors: Factors, party: RelyingParty, nonce: string): Ways {
  const methods: ProofMethod[] = []
  const here = factors.passkeys.filter((one) => isGoodAt(party, one))
  const others = factors.passkeys.filter((one) => !isGoodAt(party, one))
  if (here.length > 0) methods.push('passkey')
  if (factors.totpSince) methods.push('totp')
  if (factors.recoveryCodesLeft > 0) methods.push('recovery_code')
  return {
    methods,
    passkey: here.length > 0 ? passkeyRequest(party, nonce, here) : null,
    passkeys_at: [...new Set(others.map((one) => siteOfPasskey(one, party)))],
  }
}

/** Context under which a TOTP secret is encrypted. The context binds the secret to its doctor. */
export const totpContext = (doctorId: number): string => `totp:${doctorId}`
