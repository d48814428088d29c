import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { NewPrescription } from '../prescriptions.ts'
import { JudgedDocumentSchema } from '../signed-document.ts'

/**
 * Result of a practice prescription, with which a doctor tries the product: the documents that the draft would become, without
 * the identifiers by which a document is found, verified or filled. None of the documents is stored.
 */
export const PractisedPrescription = z.object({ documents: z.array(JudgedDocumentSchema) })
export type PractisedPrescription = z.output<typeof PractisedPrescription>

export const practice = {
  issue: endpoint({
    method: 'POST',
    path: '/api/v2/rx-practice/',
    summary: 'Judge and check a draft like an issue does. Nothing is stored, signed, sent or counted',
    audience: 'doctor',
    body: NewPrescription,
    answers: { 200: PractisedPrescription },
    perMinute: 60,
  }),
} as const
