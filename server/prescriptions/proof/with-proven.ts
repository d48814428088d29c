import { mexicoDay } from '#contract/values/mexico-day.ts'
import { Problem } from '#contract/problem.ts'
import type { Database, Sql } from '../../database/database.ts'
import { mailOperator, recordAlterations, type Alarm } from '../../incidents/report-alterations.ts'
import type { Signer } from '../../signing/signer.ts'
import type { PrescriptionPlace } from '../find-for-pharmacy.ts'
import { columnsById } from './proof-queries.ts'
import { proofOf } from './prove-prescription.ts'
import { lockPrescription, prescriptionById } from '../queries.ts'
import type { StoredPrescription } from '../stored-prescription.ts'

export interface Proving {
  database: Database
  signer: Signer
  clock: () => Date
  alarm: Alarm
}

/**
 * Calls `work` with a prescription, in the transaction that verifies its signature and columns. With `hold`, the prescription's
 * row is locked against concurrent sales. An altered prescription is recorded, reported to the operator by mail, and refused.
 * @throws Problem `prescription-altered`, after the alteration has been recorded as an incident; `not-found`
 */
export async function withProven<T>(
  { database, signer, clock, alarm }: Proving,
  { doctorId, prescriptionId: id }: PrescriptionPlace,
  { hold }: { hold: boolean },
  work: (sql: Sql, rx: StoredPrescription) => Promise<T>,
): Promise<T> {
  const done = await database.asDoctor(doctorId, async (sql): Promise<{ result: T } | null> => {
    if (hold) await lockPrescription(sql, doctorId, id)
    const stored = await columnsById(sql, doctorId, id)
    if (!stored) throw new Problem('not-found')
    const { faults } = await proofOf(sql, signer, stored)
    if (faults.length > 0) {
      const named = await recordAlterations(sql, alarm, doctorId, [{ id, faults }], mexicoDay(clock()))
      await mailOperator(sql, alarm, { named, count: named.length })
      return null
    }
    const rx = await prescriptionById(sql, doctorId, id)
    if (!rx) throw new Problem('not-found')
    return { result: await work(sql, rx) }
  })
  if (done === null) throw new Problem('prescription-altered')
  return done.result
}
