import { timingSafeEqual } from 'node:crypto'
import type { PasskeyAssertion } from '#contract/accounts/passkey-json.ts'
import type { FactorProof } from '#contract/accounts/second-factors.ts'
import type { Sql } from '../../database/database.ts'
import { assertedCounter, isGoodAt, type RelyingParty } from './passkeys.ts'
import { accountById } from '../queries.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { countPasskey, passkeysOf, spendTotpStep, totpOf } from './second-factor-queries.ts'
import { totpContext, type FactorDependencies } from './second-factors.ts'
import { tellOwner, type MailLook } from '../letters/tell-owner.ts'
import { stepOfCode } from './totp.ts'

/** The web site at which a second factor is proved. */
export interface Site {
  party: RelyingParty
  /** Language and brand of the mail that tells of a used recovery code. */
  look: MailLook
}

interface Asked extends Site {
  /** Takes the nonce of the passkey's challenge, so that no assertion is judged twice. */
  takeNonce: () => Promise<string | undefined>
}

/** Checks the proof of a second factor of an account. A right recovery code, TOTP code or nonce can't be used again. */
export async function checkFactor(
  deps: FactorDependencies,
  accountId: number,
  proof: FactorProof,
  asked: Asked,
): Promise<boolean> {
  const { totp, recovery_code: recovery, passkey } = proof
  const nonce = passkey ? await asked.takeNonce() : undefined
  return deps.database.asDoctor(accountId, async (sql) => {
    if (totp !== undefined) return checkTotp(sql, deps, accountId, totp)
    if (recovery !== undefined) return checkRecovery(sql, accountId, recovery, asked.look)
    if (passkey && nonce) return checkPasskey(sql, accountId, { ...asked, nonce, passkey })
    return false
  })
}

/** Checks a recovery code. Its use is mailed to the owner, who must learn of it if somebody else used it. */
async function checkRecovery(sql: Sql, accountId: number, typed: string, look: MailLook): Promise<boolean> {
  const account = await accountById(sql, accountId)
  if (!account || !(await spendRecoveryCode(sql, accountId, typed))) return false
  await tellOwner(sql, { ...look, ...account, accountId }, ['recovery-code.used', 'recovery-code-used'])
  return true
}

/** Checks a TOTP code. After a code was accepted, the same code and all earlier codes are refused. */
async function checkTotp(
  sql: Sql,
  { vault, clock }: FactorDependencies,
  accountId: number,
  code: string,
): Promise<boolean> {
  const row = await totpOf(sql, accountId)
  if (!row?.confirmed_at) return false
  const secret = vault.open(row.sealed, totpContext(accountId)).toString('utf8')
  const step = stepOfCode(secret, code, clock())
  return step !== null && spendTotpStep(sql, accountId, row.sealed, step)
}

export async function checkPasskey(
  sql: Sql,
  accountId: number,
  answer: { party: RelyingParty; nonce: string; passkey: PasskeyAssertion },
): Promise<boolean> {
  const id = Buffer.from(answer.passkey.id, 'base64url')
  const known = (await passkeysOf(sql, accountId)).find(({ credential_id: one }) => isSame(one, id))
  if (!known || !isGoodAt(answer.party, known)) return false
  const counter = await assertedCounter(answer.party, answer.nonce, known, answer.passkey)
  return counter !== null && countPasskey(sql, accountId, known, counter)
}

const isSame = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)
