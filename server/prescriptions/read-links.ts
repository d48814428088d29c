import { drugName } from '#contract/medications/drug-name.ts'
import type { LinkKind, PrescriptionLink } from '#contract/prescription-acts.ts'
import type { Sql } from '../database/database.ts'
import { linksOfPrescription, type LinkRow } from './issue/link-queries.ts'
import { prescriptionsByIds } from './queries.ts'
import { rowsOf } from './stored-prescription.ts'
import { firstDayToFill, liveItems, rxStatus } from './status.ts'

const kindOf = ({ kind, is_newer }: LinkRow): LinkKind => {
  if (kind === 'act') return 'same-act'
  if (kind === 'series') return 'series'
  if (kind === 'replaces') return is_newer ? 'replaced-by' : 'replaces'
  return is_newer ? 'renewed-by' : 'renews'
}

/**
 * Links of a prescription to others. The links include all prescriptions of its series in order, the prescription
 * itself included.
 */
export async function readLinks(
  sql: Sql,
  doctorId: number,
  id: number,
  now: Date,
): Promise<PrescriptionLink[]> {
  const links = await linksOfPrescription(sql, doctorId, id)
  if (links.length === 0) return []
  const rows = await prescriptionsByIds(sql, doctorId, [...new Set(links.map((link) => link.id))])
  return links.flatMap((link): PrescriptionLink[] => {
    const rx = rows.find(({ state }) => state.id === link.id)
    if (!rx || (link.kind === 'act' && link.id === id)) return []
    // A replacement that was undone is not shown as a replacement any more.
    if (link.kind === 'replaces' && link.is_newer && rx.state.end_reason.startsWith('undone:')) return []
    const { document, state } = rx
    return [
      {
        kind: kindOf(link),
        signature: state.signature,
        code: document.code,
        document_kind: document.document_kind,
        issued_at: document.issued_at,
        valid_from: firstDayToFill(document),
        valid_until: document.valid_until,
        state: rxStatus(rx, now),
        position: link.position,
        medications: liveItems(rowsOf(rx)).map(drugName),
      },
    ]
  })
}
