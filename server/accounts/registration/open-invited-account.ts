import { Problem } from '#contract/problem.ts'
import type { Sql } from '../../database/database.ts'
import type { Language } from '../../http/context.ts'
import { hashPassword } from '../password/passwords.ts'
import { refuseGuessable } from '../password/password-rules.ts'
import { setDoctorOfTransaction, ensureDoctor, openConfirmed } from './registration-queries.ts'

/**
 * Makes an account whose address a mailed link has confirmed. The password is hashed outside the transaction, because hashing
 * is slow. The returned function inserts the account in the caller's transaction and returns its id.
 * @throws Problem `invalid-input` for a guessable password; the returned function throws `account-exists`
 */
export async function openInvitedAccount(asked: {
  email: string
  kind: 'doctor' | 'assistant'
  name: string
  password: string
  brandName: string
  language: Language
}): Promise<(sql: Sql) => Promise<number>> {
  refuseGuessable(asked.password, 'password1', asked)
  const passwordHash = await hashPassword(asked.password)
  return async (sql) => {
    const id = await openConfirmed(sql, { ...asked, passwordHash })
    if (id === undefined) throw new Problem('account-exists')
    if (asked.kind === 'doctor') {
      await setDoctorOfTransaction(sql, id)
      await ensureDoctor(sql, id, asked)
    }
    return id
  }
}
