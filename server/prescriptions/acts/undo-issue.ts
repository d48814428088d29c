import { Problem } from '#contract/problem.ts'
import type { SendingState, Undone, UndoReason } from '#contract/undo.ts'
import type { Database, Sql } from '../../database/database.ts'
import { sendingState } from '../../delivery/stop-mail.ts'
import type { Language } from '../../http/context.ts'
import { endPrescription } from './end-prescription.ts'
import { othersOfAct } from '../issue/link-queries.ts'
import { restoreReplaced } from './restore-replaced.ts'
import { lockPrescription, prescriptionBySignature } from '../queries.ts'
import type { StoredPrescription } from '../stored-prescription.ts'
import { prescriptionTexts } from '../texts.ts'

/** State of the newest mail about one of the doctor's prescriptions. @throws Problem `prescription-unknown` */
export function readUndoState(
  database: Database,
  doctorId: number,
  signature: string,
): Promise<SendingState> {
  return database.asDoctor(doctorId, async (sql) => {
    const { state: found } = await ofDoctor(sql, doctorId, signature)
    return sendingState(sql, doctorId, found.id)
  })
}

/**
 * Undoes an issue before its mail is sent: the prescription is cancelled with the given reason, and no mail is sent. If the
 * issue made several documents, or a series, undoing the first document undoes all of them. A prescription that the issue had
 * replaced is restored, unless a pharmacy has dispensed some of the replacement.
 * @throws Problem `prescription-unknown`; `conflict` once the mail has begun to be sent, or when there was no mail
 */
export function undoIssue(
  database: Database,
  doctorId: number,
  signature: string,
  by: { reason: UndoReason; language: Language },
): Promise<Undone> {
  return database.asDoctor(doctorId, async (sql) => {
    const { state: found } = await ofDoctor(sql, doctorId, signature)
    // The lock of the prescription's row serializes the undo with sales and cancellations.
    await lockPrescription(sql, doctorId, found.id)
    const before = await sendingState(sql, doctorId, found.id)
    if (before.state !== 'waiting') throw new Problem('conflict')
    const { undone } = prescriptionTexts(by.language)
    const act = [found.id, ...(await othersOfAct(sql, doctorId, found.id))]
    for (const prescriptionId of act) {
      // A document of the same issue that was cancelled before is not cancelled a second time.
      const held = await lockPrescription(sql, doctorId, prescriptionId)
      if (held !== 'issued') continue
      await endPrescription(sql, {
        doctorId,
        prescriptionId,
        by: { kind: 'doctor', id: doctorId, name: '' },
        reason: undone[by.reason],
        code: `undone:${by.reason}`,
      })
    }
    // A worker may have claimed a mail after the state of the mail was read. The transaction is then rolled back.
    for (const prescriptionId of act)
      if ((await sendingState(sql, doctorId, prescriptionId)).state !== 'none') throw new Problem('conflict')
    return { state: 'none', seconds_left: 0, replaced: await restoreReplaced(sql, doctorId, act) }
  })
}

async function ofDoctor(sql: Sql, doctorId: number, signature: string): Promise<StoredPrescription> {
  const found = await prescriptionBySignature(sql, doctorId, signature)
  if (!found) throw new Problem('prescription-unknown', { values: { signature } })
  return found
}
