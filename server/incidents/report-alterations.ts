import type { Sql } from '../database/database.ts'
import { queueAccountMail } from '../delivery/queue-account-mail.ts'
import { recordAlteration } from './record-alteration.ts'

/** Settings for reporting stored prescriptions that differ from the signed ones. */
export interface Alarm {
  /** Mail address of the operator of the service; '' for none. */
  operator: string
  /** Writes a line to the log. The line has ids and the product's own words, and no personal data. */
  log: (line: string) => void
}

/** A stored prescription that differs from the signed one, with the names of the altered parts. */
export interface Altered {
  id: number
  faults: readonly string[]
}

/** Maximum number of altered prescriptions that one mail names. */
export const NAMED_AT_MOST = 20

/**
 * Records altered prescriptions of one doctor as incidents, and logs them. Each prescription is recorded once, however often it
 * is found.
 * @returns the prescriptions that this call recorded, each as the doctor's id and the prescription's id: `7/42`
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

/**
 * Queues a mail to the operator about altered prescriptions. No mail is queued if there are none, or if the operator has no
 * address.
 */
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
