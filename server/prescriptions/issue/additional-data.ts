import type * as z from 'zod/mini'
import { writtenFieldSchemas } from '#contract/document-fields.ts'
import type { DocumentField } from '#contract/prescription/document-fields.ts'
import type { NewPrescription } from '#contract/prescriptions.ts'

type Member = keyof typeof NewPrescription.shape

/**
 * Members of the issuing call that issuing uses. Each other member that the contract names is a field of the document and
 * is signed; a new member that is neither does not compile, so that none is lost between the call and what is signed.
 */
const usedMembers: Record<Exclude<Member, DocumentField>, true> = {
  patient: true,
  medications: true,
  hospital: true,
  clinic: true,
  diagnoses: true,
  send_rx: true,
  series: true,
  replaces: true,
  renews: true,
  overrides: true,
}

const known = new Set([...Object.keys(usedMembers), ...Object.keys(writtenFieldSchemas)])

/** What the contract does not name is kept as it came (public-api.md 1.5.6). */
export const additionalData = (draft: z.output<typeof NewPrescription>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => !known.has(key)))
