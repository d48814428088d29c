import { zoneOfIssue } from '#contract/prescription/day-of-issue.ts'
import type { SheetLive } from '#contract/prescription/sheet/sheet-document.ts'
import { Problem } from '#contract/problem.ts'
import type { SheetLook } from '#contract/places/sheets.ts'
import type { Sql } from '../../database/database.ts'
import { endedSince } from '../acts/ended-since.ts'
import type { Printing } from './read-to-print.ts'
import { prescriptionBySignature } from '../queries.ts'

interface Look extends Pick<SheetLive, 'ended'> {
  /** Id of the brand that the prescription was signed with. */
  brand: string
}

/**
 * Brand under which a prescription of the doctor was signed, and the cancellation of the prescription where there is
 * one.
 */
export async function signedLookOf(sql: Sql, doctorId: number, signature: string): Promise<Look> {
  const rx = await prescriptionBySignature(sql, doctorId, signature)
  if (!rx) throw new Problem('not-found')
  return { brand: rx.document.brand, ended: endedSince(rx.state, zoneOfIssue(rx.document)).ended }
}

export function presentLook({ brand, ended }: Look, printing: Printing): SheetLook {
  const { name, accent, mark } = printing.brandOf(brand)
  // The brand's mark is inlined, because a page serves the files of its own brand only and the signing brand may be
  // another.
  const drawn = mark && `data:image/svg+xml,${encodeURIComponent(mark)}`
  return { brand: { name, accent, mark: drawn }, demo: printing.demo, ended }
}
