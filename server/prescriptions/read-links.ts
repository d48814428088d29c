import { drugName } from '#contract/drug-name.ts'
import type { LinkKind, PrescriptionLink } from '#contract/prescription-acts.ts'
import type { Sql } from '../database/database.ts'
import { mexicoDay } from '../time.ts'
import { linksOfPrescription, type LinkRow } from './link-queries.ts'
import { prescriptionsByIds } from './queries.ts'
import { liveItems, rxStatus } from './status.ts'

const kindOf = ({ kind, is_newer }: LinkRow): LinkKind => {
  if (kind === 'act') return 'same-act'
  if (kind === 'series') return 'series'
  if (kind === 'replaces') return is_newer ? 'replaced-by' : 'replaces'
  return is_newer ? 'renewed-by' : 'renews'
}

/** The prescriptions that belong to one; of a series all, in their order and itself among them. */
export async function readLinks(
  sql: Sql,
  doctorId: number,
  id: number,
  today: string,
): Promise<PrescriptionLink[]> {
  const links = await linksOfPrescription(sql, doctorId, id)
  if (links.length === 0) return []
  const rows = await prescriptionsByIds(sql, doctorId, [...new Set(links.map((link) => link.id))], '')
  return links.flatMap((link): PrescriptionLink[] => {
    const rx = rows.find((row) => row.id === link.id)
    if (!rx || (link.kind === 'act' && rx.id === id)) return []
    // A replacement that was taken back stands for nothing.
    if (link.kind === 'replaces' && link.is_newer && rx.end_reason.startsWith('undone:')) return []
    return [
      {
        kind: kindOf(link),
        signature: rx.signature,
        code: rx.code,
        document_kind: rx.document_kind,
        issued_at: rx.issued_at.toISOString(),
        valid_from: rx.valid_from ?? mexicoDay(rx.issued_at),
        valid_until: rx.valid_until,
        state: rxStatus(rx, today),
        position: link.position,
        medications: liveItems(rx.items).map(drugName),
      },
    ]
  })
}
