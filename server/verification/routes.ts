import { Problem } from '#contract/problem.ts'
import { verification, type Verification } from '#contract/verification.ts'
import type { Domain } from '../http/domain.ts'
import { qtyLabel } from '../prescriptions/present.ts'
import { readVerified } from '../prescriptions/read-verified.ts'
import { rxStatus } from '../prescriptions/status.ts'
import type { Signer } from '../signing/signer.ts'
import { mexicoDay } from '../time.ts'

export function verificationRoutes({ bind, database, clock }: Domain, signer: Signer): void {
  bind(verification.verify)(async ({ params }, { language }): Promise<Verification> => {
    const signature = params.signature.toLowerCase()
    const found = await readVerified(database, signer, signature)
    if (!found) throw new Problem('not-found')
    const { row, payload, authentic, replaces, replacedBy } = found
    const { prescriber, place, patient } = payload
    return {
      state: rxStatus(row, mexicoDay(clock())),
      authentic,
      document_kind: row.document_kind,
      signature,
      code: row.code,
      issued_at: row.issued_at.toISOString(),
      valid_from: row.valid_from ?? mexicoDay(row.issued_at),
      valid_until: row.valid_until,
      rejected_at: row.rejected_at?.toISOString() ?? null,
      replaced_by: replacedBy,
      replaces,
      part: payload.part ?? null,
      key_fingerprint: payload.key_id,
      prescriber: { ...prescriber },
      hospital: { patron: place.patron, location: place.location },
      patient: { name: patient.name },
      medications: row.items.map((i) => ({
        ...i,
        qty_label: qtyLabel(i.qty, language),
        cancelled: i.ended_at !== null,
      })),
    }
  })
}
