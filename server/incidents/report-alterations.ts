import type { Sql } from '../database/database.ts'
import { queueAccountMail } from '../delivery/queue-account-mail.ts'
import { recordAlteration } from './record-alteration.ts'

/** Who is told that stored data are not what was signed. */
export interface Alarm {
  /** Address of whoever operates the service; '' for nobody. */
  operator: string
  /** Takes a line of the log: numbers and our own words. */
  log: (line: string) => void
}

/** One prescription that does not hold, with the names of what does not. */
export interface Altered {
  id: number
  faults: readonly string[]
}

/** As many as a mail names. */
export const NAMED_AT_MOST = 20

/**
 * Records prescriptions of one doctor that do not say what was signed, and writes them to the log. Each is recorded once,
 * however often it is found. @returns those that were not known before, as doctor/number
 */
export async function recordAlterations(
  sql: Sql,
  alarm: Alarm,
  doctorId: number,
  altered: readonly Altered[],
  today: string,
): Promise<string[]> {
  const fresh: string[] = []
  for (const { id, faults } of altered)
    if (await recordAlteration(sql, { doctorId, prescriptionId: id, faults, today })) {
      fresh.push(`${doctorId}/${id}`)
      alarm.log(`prescription altered: doctor ${doctorId}, number ${id}: ${faults.join(' ')}`)
    }
  return fresh
}

/** Tells the operator of prescriptions by mail; nobody of none. */
export async function mailOperator(
  sql: Sql,
  { operator }: Alarm,
  { named, count }: { named: readonly string[]; count: number },
): Promise<void> {
  if (operator === '' || count === 0) return
  const shown = named.slice(0, NAMED_AT_MOST)
  await queueAccountMail(sql, {
    kind: 'prescriptions-altered',
    recipient: operator,
    language: 'es',
    brand: '',
    note: count > shown.length ? `${shown.join(', ')}, … (${count})` : shown.join(', '),
  })
}
