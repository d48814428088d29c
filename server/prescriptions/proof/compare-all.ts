import { mexicoDay } from '#contract/values/mexico-day.ts'
import {
  type Altered,
  mailOperator,
  NAMED_AT_MOST,
  recordAlterations,
} from '../../incidents/report-alterations.ts'
import { type ComparisonRun, currentRun, doctorsFrom, finishRun, saveRun } from './comparison-queries.ts'
import { columnsAfter, type StoredColumns } from './proof-queries.ts'
import { proofOf } from './prove-prescription.ts'
import type { Proving } from './with-proven.ts'

/** Number of prescriptions that one transaction verifies and holds in memory at once. */
const BATCH = 100
const DOCTORS = 200

/**
 * Verifies every stored prescription: its signature, and every column against the signed payload. A comparison that was
 * interrupted is resumed. One batch at a time is in memory. Each alteration is recorded and logged when it is found. The
 * operator gets one mail at the end.
 * @returns counts of the whole comparison, interruptions included
 */
export async function compareAll(
  proving: Proving,
  batch = BATCH,
): Promise<Pick<ComparisonRun, 'compared' | 'altered' | 'fresh'>> {
  const { database, clock, alarm } = proving
  let run = await currentRun(database.open, clock())
  for (;;) {
    const doctors = await doctorsFrom(database.open, run.at_doctor, DOCTORS)
    for (const doctorId of doctors) run = await compareDoctor(proving, run, doctorId, batch)
    if (doctors.length < DOCTORS) break
    run = { ...run, at_doctor: run.at_doctor + 1, at_prescription: 0 }
  }
  const { compared, altered, fresh, named } = run
  await mailOperator(database.open, alarm, { named, count: fresh })
  await finishRun(database.open, run.id, clock())
  alarm.log(`prescriptions compared: ${compared}, altered: ${altered}, of these found now: ${fresh}`)
  return { compared, altered, fresh }
}

/** Compares the prescriptions of one doctor, beginning at the cursor. @returns the advanced cursor and counts */
async function compareDoctor(
  { database, signer, clock, alarm }: Proving,
  from: ComparisonRun,
  doctorId: number,
  batch: number,
): Promise<ComparisonRun> {
  let run = from.at_doctor === doctorId ? from : { ...from, at_doctor: doctorId, at_prescription: 0 }
  for (;;) {
    const before = run
    const { after, size } = await database.asDoctor(doctorId, async (sql) => {
      const rows = await columnsAfter(sql, doctorId, before.at_prescription, batch)
      const altered: Altered[] = []
      for (const row of rows) {
        const { faults } = await proofOf(sql, signer, row)
        if (faults.length > 0) altered.push({ id: row.id, faults })
      }
      const fresh = await recordAlterations(sql, alarm, doctorId, altered, mexicoDay(clock()))
      const next = furtherOn(before, rows, altered.length, fresh)
      if (rows.length > 0) await saveRun(sql, next)
      return { after: next, size: rows.length }
    })
    run = after
    if (size < batch) return run
  }
}

const furtherOn = (
  run: ComparisonRun,
  rows: readonly StoredColumns[],
  altered: number,
  fresh: readonly string[],
): ComparisonRun => ({
  ...run,
  at_prescription: rows.at(-1)?.id ?? run.at_prescription,
  compared: run.compared + rows.length,
  altered: run.altered + altered,
  fresh: run.fresh + fresh.length,
  named: [...run.named, ...fresh].slice(0, NAMED_AT_MOST),
})
