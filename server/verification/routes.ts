import { zoneOfIssue } from '#contract/prescription/day-of-issue.ts'
import { Problem } from '#contract/problem.ts'
import { verification, type Verification } from '#contract/verification.ts'
import type { Domain } from '../http/domain.ts'
import { endedSince } from '../prescriptions/acts/ended-since.ts'
import { qtyLabel } from '../prescriptions/present.ts'
import type { Printing } from '../prescriptions/print/read-to-print.ts'
import { readVerified } from '../prescriptions/read-verified.ts'
import { presentLook } from '../prescriptions/print/signed-look.ts'
import { firstDayToFill, rxStatus } from '../prescriptions/status.ts'
import { readRenewal } from '../renewals/read-renewal.ts'
import { rowsOf } from '../prescriptions/stored-prescription.ts'
import type { Signer } from '../signing/signer.ts'

export function verificationRoutes(
  { bind, database, clock }: Domain,
  signer: Signer,
  printing: Printing,
): void {
  bind(verification.verify)(async ({ params }, { language }): Promise<Verification> => {
    const signature = params.signature.toLowerCase()
    const found = await readVerified(database, signer, signature)
    if (!found) throw new Problem('not-found')
    const { rx, authentic, replaces, isReplaced, replacedBy } = found
    const { document, state } = rx
    const { prescriber, place, patient } = document
    const { ended, endedRows } = endedSince(state, zoneOfIssue(document))
    const now = clock()
    return {
      state: rxStatus(rx, now),
      authentic,
      document_kind: document.document_kind,
      signature,
      code: document.code,
      issued_at: document.issued_at,
      time_zone: zoneOfIssue(document),
      valid_from: firstDayToFill(document),
      valid_until: document.valid_until,
      rejected_at: state.rejected_at?.toISOString() ?? null,
      is_replaced: isReplaced,
      replaced_by: replacedBy,
      replaces,
      part: document.part ?? null,
      key_fingerprint: document.key_id,
      renewal: (await readRenewal(database, rx, now)).state,
      prescriber: { ...prescriber },
      look: presentLook({ brand: document.brand, ended }, printing),
      hospital: { patron: place.patron, location: place.location },
      patient: { name: patient.name },
      medications: rowsOf(rx).map((i) => ({
        ...i,
        refills: i.refills ?? 0,
        qty_label: qtyLabel(i.qty, language),
        cancelled: i.ended_at !== null,
        cancelled_on: endedRows.get(i.position) ?? null,
      })),
    }
  })
}
