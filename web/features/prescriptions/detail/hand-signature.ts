import type { Prescription } from '#contract/prescriptions.ts'
import { law } from '#knowledge/law/law.ts'

export interface HandSignature {
  fraction: string
  /** Article of the law that requires the signature by hand. */
  basis: string
}

/**
 * The first class of medicine in a prescription for which the law asks for the doctor's signature by hand. Null where no medicine
 * has such a class, and where the prescription is not in the state `available`.
 */
export function handSignatureOf({
  document_kind,
  medications,
  status,
}: Pick<Prescription, 'document_kind' | 'status'> & {
  medications: readonly Pick<Prescription['medications'][number], 'fraction'>[]
}): HandSignature | null {
  if (document_kind !== 'handwritten' || status.rx_status[0] !== 'available') return null
  for (const { fraction } of medications) {
    const rule = fraction && law.classRule(fraction)
    if (rule && rule.document === 'handwritten') return { fraction, basis: rule.basis }
  }
  return null
}
