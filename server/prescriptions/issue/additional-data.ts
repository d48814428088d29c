import type * as z from 'zod/mini'
import { writtenFieldSchemas } from '#contract/document-fields.ts'
import type { DocumentField } from '#contract/prescription/document-fields.ts'
import type { NewPrescription } from '#contract/prescriptions.ts'

type Member = keyof typeof NewPrescription.shape

/**
 * Members of the issuing request that the server uses but that are no fields of the document. Every other member that the
 * contract names is a field of the document and is signed. A new member of the contract that is neither listed here nor a field
 * of the document causes a type error.
 */
const usedMembers: Record<Exclude<Member, DocumentField>, true> = {
  patient: true,
  medications: true,
  hospital: true,
  clinic: true,
  paper: true,
  diagnoses: true,
  send_rx: true,
  series: true,
  replaces: true,
  renews: true,
  overrides: true,
  if_repeated: true,
}

const known = new Set([...Object.keys(usedMembers), ...Object.keys(writtenFieldSchemas)])

/**
 * Members of the issuing request that the contract does not name. These members are stored as they came (public-api.md
 * 1.5.6).
 */
export const additionalData = (draft: z.output<typeof NewPrescription>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => !known.has(key)))
