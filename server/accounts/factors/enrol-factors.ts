import type { PasskeyAttestation, PasskeyCreation } from '#contract/accounts/passkey-json.ts'
import { Problem } from '#contract/problem.ts'
import { judgeGuess, untilRight } from '../allowance.ts'
import { addFactor, type FactorChange } from './change-factors.ts'
import { putChallenge, takeChallenge } from './challenge-queries.ts'
import { attestedPasskey, passkeyCreation, type RelyingParty } from './passkeys.ts'
import { refuseWrongProof } from './refuse-wrong-proof.ts'
import { requireStepUp } from './require-step-up.ts'
import {
  insertPasskey,
  passkeyHandle,
  passkeysOf,
  putTotp,
  spendTotpStep,
  totpOf,
  type StoredPasskey,
} from './second-factor-queries.ts'
import { totpContext, type FactorDependencies } from './second-factors.ts'
import { hashSecret, LIFETIMES, newSecret } from '../session/tokens.ts'
import { clearThrottle } from '../throttle-queries.ts'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'

const PASSKEYS_AT_MOST = 20
const GUESSES = 5

const holderOf = ({ caller }: FactorChange): Buffer => hashSecret(`new-passkey:${caller.sessionId}`)

/** Begins to add a passkey. @throws Problem `step-up-required` */
export async function beginPasskey(
  { database }: FactorDependencies,
  change: FactorChange,
  site: { party: RelyingParty; name: string },
): Promise<PasskeyCreation> {
  const { caller, email } = change
  const { accountId } = caller
  await requireStepUp(database.open, caller)
  const passkeys = await database.asDoctor(accountId, (sql) => passkeysOf(sql, accountId))
  if (passkeys.length >= PASSKEYS_AT_MOST) {
    throw new Problem('invalid-input', { fields: { passkey: [`passkeys-at-most:${PASSKEYS_AT_MOST}`] } })
  }
  const handle = await passkeyHandle(database.open, accountId, Buffer.from(newSecret(), 'base64url'))
  const nonce = newSecret()
  const ms = LIFETIMES.challengeMs
  await putChallenge(database.open, {
    holder: holderOf(change),
    purpose: 'new-passkey',
    accountId,
    nonce,
    ms,
  })
  return passkeyCreation(site.party, site.name, nonce, { email, handle, passkeys })
}

/**
 * Stores a new passkey.
 * @returns the passkey, and the recovery codes if the passkey is the account's first second factor
 * @throws Problem `step-up-required`; `invalid-input` under `passkey` for a wrong attestation or a known passkey
 */
export async function addPasskey(
  deps: FactorDependencies,
  change: FactorChange,
  party: RelyingParty,
  given: { name: string; passkey: PasskeyAttestation },
): Promise<{ added: StoredPasskey; codes: string[] | null }> {
  const { open } = deps.database
  await requireStepUp(open, change.caller)
  const nonce = await takeChallenge(open, holderOf(change), 'new-passkey')
  const passkey = nonce ? await attestedPasskey(party, nonce, given.passkey) : null
  if (!passkey) throw new Problem('invalid-input', { fields: { passkey: ['passkey-wrong'] } })
  return addFactor(deps, change, ['passkey.added', 'passkey-added'], async (sql) => {
    const row = await insertPasskey(sql, change.caller.accountId, { ...passkey, name: given.name })
    if (!row) throw new Problem('invalid-input', { fields: { passkey: ['passkey-known'] } })
    return row
  })
}

/**
 * Begins to set up the codes of an authenticator application.
 * @throws Problem `step-up-required`; `conflict` when the account has such codes already
 */
export async function beginTotp(
  { database, vault }: FactorDependencies,
  { caller, email }: FactorChange,
  siteName: string,
): Promise<{ secret: string; uri: string }> {
  const { accountId } = caller
  await requireStepUp(database.open, caller)
  const secret = newTotpSecret()
  const sealed = vault.seal(Buffer.from(secret), totpContext(accountId))
  const begun = await database.asDoctor(accountId, (sql) => putTotp(sql, accountId, sealed))
  if (!begun) throw new Problem('conflict')
  return { secret, uri: totpUri(secret, siteName, email) }
}

/**
 * Turns the codes of an authenticator application on, after the doctor has typed the first code. That code can't be used again.
 * @returns the recovery codes if this is the account's first second factor
 * @throws Problem `step-up-required`; `invalid-input` under `totp`; `conflict` when the codes are on already;
 * `not-found` when no setup was begun or it began too long ago; `too-many-requests`
 */
export async function confirmTotp(
  deps: FactorDependencies,
  change: FactorChange,
  code: string,
): Promise<string[] | null> {
  const { accountId } = change.caller
  const { open } = deps.database
  await requireStepUp(open, change.caller)
  const row = await deps.database.asDoctor(accountId, (sql) => totpOf(sql, accountId))
  if (row?.confirmed_at) throw new Problem('conflict')
  if (!row?.fresh) throw new Problem('not-found')
  const secret = deps.vault.open(row.sealed, totpContext(accountId)).toString('utf8')
  const step = stepOfCode(secret, code, deps.clock())
  const guesses = untilRight(`totp:account:${accountId}`, GUESSES)
  const { right } = await judgeGuess(open, [guesses], async () => step !== null)
  if (!right) refuseWrongProof({ totp: code })
  await clearThrottle(open, guesses.key)
  const { codes } = await addFactor(deps, change, ['totp.added', 'totp-added'], async (sql) => {
    if (step === null || !(await spendTotpStep(sql, accountId, row.sealed, step)))
      throw new Problem('conflict')
  })
  return codes
}
