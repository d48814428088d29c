import { Problem } from '#contract/problem.ts'
import type { Sql } from '../../database/database.ts'
import type { AccountMailKind } from '../../delivery/account-mail.ts'
import type { Caller, Language } from '../../http/context.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import {
  insertRecoverySet,
  recoverySet,
  removeIdleRecoverySet,
  replaceRecoverySet,
} from './recovery-queries.ts'
import { requireStepUp } from './require-step-up.ts'
import { deletePasskey, deleteTotp } from './second-factor-queries.ts'
import type { FactorDependencies } from './second-factors.ts'
import { closeAll } from '../session/session-queries.ts'
import { tellOwner, type FactorAction } from '../letters/tell-owner.ts'

/** The account that changes a second factor, and the language and brand of the mail about the change. */
export interface FactorChange {
  caller: Caller
  email: string
  language: Language
  brand: string
}

/**
 * Adds a second factor to an account by calling `add`. With the first factor the account gets recovery codes.
 * @returns the result of `add`, and the recovery codes if the account had none before
 */
export async function addFactor<T>(
  { database }: FactorDependencies,
  change: FactorChange,
  words: readonly [FactorAction, AccountMailKind],
  add: (sql: Sql) => Promise<T>,
): Promise<{ added: T; codes: string[] | null }> {
  const id = change.caller.accountId
  const known = await database.asDoctor(id, (sql) => recoverySet(sql, id))
  // Hashing recovery codes is slow, so it is done outside the transaction.
  const fresh = known ? null : await makeRecoveryCodes()
  return database.asDoctor(id, async (sql) => {
    const added = await add(sql)
    const kept = fresh !== null && (await insertRecoverySet(sql, id, fresh.set))
    await tellOwner(sql, { ...change, accountId: change.caller.accountId }, words)
    return { added, codes: kept ? fresh.codes : null }
  })
}

/** Removes a passkey. @throws Problem `step-up-required`, `not-found` */
export const removePasskey = (
  deps: FactorDependencies,
  change: FactorChange,
  passkeyId: number,
): Promise<void> =>
  removeFactor(deps, change, ['passkey.removed', 'passkey-removed'], (sql) =>
    deletePasskey(sql, change.caller.accountId, passkeyId),
  )

/** Removes the codes of the authenticator application from an account. @throws Problem `step-up-required`, `not-found` */
export const removeTotp = (deps: FactorDependencies, change: FactorChange): Promise<void> =>
  removeFactor(deps, change, ['totp.removed', 'totp-removed'], (sql) =>
    deleteTotp(sql, change.caller.accountId),
  )

/**
 * Removes a second factor and closes every other session of the account, since a session may have been opened with the removed
 * factor.
 */
async function removeFactor(
  { database }: FactorDependencies,
  change: FactorChange,
  words: readonly [FactorAction, AccountMailKind],
  remove: (sql: Sql) => Promise<boolean>,
): Promise<void> {
  const { accountId, sessionId } = change.caller
  await requireStepUp(database.open, change.caller)
  await database.asDoctor(accountId, async (sql) => {
    if (!(await remove(sql))) throw new Problem('not-found')
    await removeIdleRecoverySet(sql, accountId)
    await closeAll(sql, accountId, sessionId)
    await tellOwner(sql, { ...change, accountId: change.caller.accountId }, words)
  })
}

/**
 * Replaces the recovery codes by ten new ones. @throws Problem `step-up-required`; `not-found` for an account without a second
 * factor
 */
export async function renewRecoveryCodes(
  { database }: FactorDependencies,
  change: FactorChange,
): Promise<string[]> {
  const { caller } = change
  await requireStepUp(database.open, caller)
  const { codes, set } = await makeRecoveryCodes()
  await database.asDoctor(caller.accountId, async (sql) => {
    if (!(await replaceRecoverySet(sql, caller.accountId, set))) throw new Problem('not-found')
    await tellOwner(sql, { ...change, accountId: change.caller.accountId }, [
      'recovery-codes.renewed',
      'recovery-codes-renewed',
    ])
  })
  return codes
}
