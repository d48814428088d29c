import type { Undone } from '#contract/undo.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Sql } from '../../database/database.ts'
import { prescriptionsByIds } from '../queries.ts'
import { replacedBy, restoreReplacedRow } from './restore-queries.ts'

/**
 * Restores the prescription that an undone issue had replaced. The mail with the restored prescription is queued again if it
 * had not been sent yet. When some of the replacement was dispensed, the replaced prescription stays cancelled, because the
 * patient would get the medicines of both prescriptions.
 * @returns the replaced prescription and whether it was restored; null where the undone issue replaced none
 */
export async function restoreReplaced(
  sql: Sql,
  doctorId: number,
  act: readonly number[],
): Promise<Undone['replaced']> {
  const old = await replacedBy(sql, doctorId, act[0])
  if (!old) return null
  const { id, signature, code } = old
  const taken = await prescriptionsByIds(sql, doctorId, act)
  const isDispensed = taken.some(({ state }) => state.rows.some((row) => row.bought_qty > 0))
  const isRestored = !isDispensed && (await restoreReplacedRow(sql, doctorId, id))
  if (isRestored)
    await recordEvent(sql, doctorId, {
      actor: 'doctor',
      actorId: doctorId,
      action: 'prescription.restored',
      object: ['prescription', id],
    })
  return { signature, code, is_restored: isRestored }
}
