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

/** Who changes a factor, and in which language and brand the mail about it is written. */
export interface FactorChange {
  caller: Caller
  email: string
  language: Language
  brand: string
}

/**
 * Adds a factor with `add`. The first factor comes with recovery codes.
 * @returns what `add` returned, and the codes where there were none before
 */
export async function addFactor<T>(
  { database }: FactorDependencies,
  change: FactorChange,
  words: readonly [FactorAction, AccountMailKind],
  add: (sql: Sql) => Promise<T>,
): Promise<{ added: T; codes: string[] | null }> {
  const id = change.caller.accountId
  const known = await database.asDoctor(id, (sql) => recoverySet(sql, id))
  // Hashing is slow, so it is done outside the transaction.
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

/** Removes the authenticator application's codes. @throws Problem `step-up-required`, `not-found` */
export const removeTotp = (deps: FactorDependencies, change: FactorChange): Promise<void> =>
  removeFactor(deps, change, ['totp.removed', 'totp-removed'], (sql) =>
    deleteTotp(sql, change.caller.accountId),
  )

/** Removes a factor and closes every other session, since one may have been opened with it. */
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

/** Replaces the recovery codes by ten new ones. @throws Problem `step-up-required`, `not-found` without a factor */
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
