import { mexicoDay } from '#contract/values/mexico-day.ts'
import { erasableBefore } from '#knowledge/law/retention.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Database } from '../database/database.ts'
import { eraseOldRecords, eraseWorkplaces, recordsToErase, type Erased } from './queries.ts'

/**
 * Erases the records of closed accounts that the law no longer requires to be kept: patients for whom nothing was prescribed,
 * dispensed or recorded within the years of knowledge/law/retention.json. When an account's last patient is erased, the
 * workplaces that nobody else uses are erased too. The audit trail keeps the numbers only.
 * @throws AggregateError when the records of some accounts could not be erased; those of all other accounts are erased
 */
export async function eraseRecords(database: Database, now: Date): Promise<Erased> {
  const before = erasableBefore(mexicoDay(now))
  const closed = await database.asJob((sql) => recordsToErase(sql))
  const total: Erased = { patients: 0, prescriptions: 0 }
  const failures: unknown[] = []
  for (const doctorId of closed) {
    try {
      const { patients, prescriptions } = await eraseOf(database, doctorId, before)
      total.patients += patients
      total.prescriptions += prescriptions
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'records not erased')
  return total
}

/**
 * Erases the records of one account that need not be kept any longer, some patients in each transaction, until none is left.
 */
async function eraseOf(database: Database, doctorId: number, before: string): Promise<Erased> {
  const total: Erased = { patients: 0, prescriptions: 0 }
  for (;;) {
    const erased = await database.asDoctor(doctorId, async (sql) => {
      const counts = await eraseOldRecords(sql, doctorId, before)
      const workplaces = await eraseWorkplaces(sql, doctorId)
      if (counts.patients > 0 || workplaces > 0) {
        await recordEvent(sql, doctorId, {
          actor: 'system',
          actorId: null,
          action: 'records.erased',
          object: ['account', doctorId],
          details: { ...counts, workplaces },
        })
      }
      return counts
    })
    if (erased.patients === 0) return total
    total.patients += erased.patients
    total.prescriptions += erased.prescriptions
  }
}
