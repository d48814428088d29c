import type { Sql } from '../database/database.ts'
import { queueAccountMail } from '../delivery/queue-account-mail.ts'
import { recordAlteration } from './record-alteration.ts'

/** How prescriptions that differ from what was signed are reported. */
export interface Alarm {
  /** Mail address of the service's operator; '' for none. */
  operator: string
  /** Writes a line to the log: ids and our own words, no personal data. */
  log: (line: string) => void
}

/** A prescription that differs from what was signed, with the names of what was found altered. */
export interface Altered {
  id: number
  faults: readonly string[]
}

/** Maximum number of prescriptions that one mail names. */
export const NAMED_AT_MOST = 20

/**
 * Records altered prescriptions of one doctor, and logs them. Each is recorded once, however often it is found.
 * @returns the ones recorded by this call, as `doctor/id`
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

/** Queues a mail to the operator about altered prescriptions; none where there are none or no operator's address. */
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
