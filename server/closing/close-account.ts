import { mexicoDay } from '#contract/values/mexico-day.ts'
import { keptUntil } from '#knowledge/law/retention.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Database } from '../database/database.ts'
import { queueAccountMail } from '../delivery/queue-account-mail.ts'
import { destroyKey } from '../signing/destroy-key.ts'
import type { Signer } from '../signing/signer.ts'
import { leaveHospitals } from '../workplaces/leave-hospitals.ts'
import {
  closingAddress,
  claimClosing,
  dueClosings,
  eraseAccess,
  eraseProfile,
  prescriptionsKept,
} from './queries.ts'

/** Closes every account whose grace period is over. @returns number of closed accounts */
export async function sweepClosings(database: Database, signer: Signer, now: Date): Promise<number> {
  const due = await database.asJob((sql) => dueClosings(sql, now))
  let closed = 0
  for (const doctorId of due) if (await closeAccount(database, signer, doctorId, now)) closed += 1
  return closed
}

/**
 * Closes one account in one transaction. Prescriptions, their sales, the data of their patients, public keys and the audit
 * trail are kept for the years of knowledge/law/retention.json. Everything else is erased.
 */
async function closeAccount(
  database: Database,
  signer: Signer,
  doctorId: number,
  now: Date,
): Promise<boolean> {
  return database.asDoctor(doctorId, async (sql) => {
    const closing = await claimClosing(sql, doctorId, now)
    const recipient = await closingAddress(sql, doctorId)
    if (!closing || recipient === undefined) return false
    const { count, last } = await prescriptionsKept(sql, doctorId)
    await destroyKey(sql, signer, doctorId)
    await leaveHospitals(sql, doctorId)
    await eraseProfile(sql, doctorId)
    await eraseAccess(sql, doctorId)
    await recordEvent(sql, doctorId, {
      actor: 'system',
      actorId: null,
      action: 'account.closed',
      object: ['account', doctorId],
      details: { prescriptions: count, kept_until: last ? keptUntil(mexicoDay(last)) : '' },
    })
    const { language, brand } = closing
    await queueAccountMail(sql, { kind: 'account-closed', recipient, language, brand })
    return true
  })
}
